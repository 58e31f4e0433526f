import type { PDFObject } from '@cantoo/pdf-lib';
import { IDENTITY, type Matrix, type Rect } from '../content/matrix.ts';
import type { FontUse } from './font-use.ts';

export interface Dash {
  readonly lengths: readonly number[];
  readonly phase: number;
}

export const dashOf = (lengths: readonly number[], phase: number): Dash | undefined =>
  lengths.some((length) => length > 0) ? { lengths, phase } : undefined;

/** The part of the graphics state (8.4, 9.3) that decides where glyphs and paths land. */
export interface GraphicsState {
  ctm: Matrix;
  /** What the copy's own operators have made of it: the same but at level strict, see `Run.settle`. */
  written: Matrix;
  font: FontUse | undefined;
  size: number;
  /** What the copy's own `Tf` said last: the same but at level strict, where it is said when something is shown. */
  writtenFont: string | undefined;
  charSpace: number;
  wordSpace: number;
  /** Tz / 100. */
  scale: number;
  /** What the copy's own operators have made of it: the same but at level strict, where text says it itself. */
  writtenScale: number;
  leading: number;
  rise: number;
  mode: number;
  lineWidth: number;
  /** In user space; undefined for a whole line. */
  dash: Dash | undefined;
  /** The tiling patterns that fill and stroke, if any. */
  fillTiling: PDFObject | undefined;
  strokeTiling: PDFObject | undefined;
  /** True where a shading that may hold a drawing fills, or strokes, paths. */
  fillsDrawing: boolean;
  strokesDrawing: boolean;
  /** Upright bounds of the clip in page user space; undefined where nothing clips. */
  clip: Rect | undefined;
  /** True where something else than one upright rectangle clips. */
  clipsShape: boolean;
}

export function initialState(ctm: Matrix = IDENTITY): GraphicsState {
  return {
    ctm,
    written: ctm,
    font: undefined,
    size: 0,
    writtenFont: undefined,
    charSpace: 0,
    wordSpace: 0,
    scale: 1,
    writtenScale: 1,
    leading: 0,
    rise: 0,
    mode: 0,
    lineWidth: 1,
    dash: undefined,
    fillTiling: undefined,
    strokeTiling: undefined,
    fillsDrawing: false,
    strokesDrawing: false,
    clip: undefined,
    clipsShape: false,
  };
}

/** What is left of a clip where another is added. */
export const overlap = (clip: Rect | undefined, bounds: Rect): Rect =>
  clip === undefined
    ? bounds
    : {
        x0: Math.max(clip.x0, bounds.x0),
        y0: Math.max(clip.y0, bounds.y0),
        x1: Math.min(clip.x1, bounds.x1),
        y1: Math.min(clip.y1, bounds.y1),
      };
