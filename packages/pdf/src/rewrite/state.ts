import { IDENTITY, type Matrix, type Rect } from '../content/matrix.ts';
import type { FontUse } from './font-use.ts';

/** The part of the graphics state (8.4, 9.3) that decides where glyphs and paths land. */
export interface GraphicsState {
  ctm: Matrix;
  font: FontUse | undefined;
  size: number;
  charSpace: number;
  wordSpace: number;
  /** Tz / 100. */
  scale: number;
  leading: number;
  rise: number;
  mode: number;
  lineWidth: number;
  /** Upright bounds of the clip in page user space; undefined where nothing clips. */
  clip: Rect | undefined;
}

export function initialState(ctm: Matrix = IDENTITY): GraphicsState {
  return {
    ctm,
    font: undefined,
    size: 0,
    charSpace: 0,
    wordSpace: 0,
    scale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    lineWidth: 1,
    clip: undefined,
  };
}
