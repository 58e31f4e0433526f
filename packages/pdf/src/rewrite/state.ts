import { IDENTITY, type Matrix, type Rect } from '../content/matrix.ts';
import type { FontUse } from './font-use.ts';

/**
 * A pattern that shows something under a mark, as the graphics state holds it for filling or stroking. It is chosen when
 * something is painted with it, so that the copy holds none that it does not show.
 */
export interface ChosenPattern {
  /** The operations that choose it for what touches no mark, and for what does. */
  readonly plain: () => string;
  readonly marked: () => string;
  readonly shows: 'plain' | 'marked' | undefined;
}

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
  fillPattern: ChosenPattern | undefined;
  strokePattern: ChosenPattern | undefined;
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
    fillPattern: undefined,
    strokePattern: undefined,
    clip: undefined,
  };
}
