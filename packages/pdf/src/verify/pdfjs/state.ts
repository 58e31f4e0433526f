import { IDENTITY, type Matrix } from './matrix.ts';

/** What pdf.js tells of a font, as far as places and text need it. */
export interface FontFacts {
  readonly fontMatrix?: Matrix | undefined;
  readonly vertical?: boolean | undefined;
  readonly charProcOperatorList?: ReadonlyMap<string, OperatorList> | undefined;
}

export interface OperatorList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly (readonly unknown[] | null)[];
}

/** The part of the graphics state that says where text lands and how it looks. */
export interface State {
  ctm: Matrix;
  textMatrix: Matrix;
  lineX: number;
  lineY: number;
  x: number;
  y: number;
  font: FontFacts;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  renderMode: number;
  /** `#rrggbb`, or undefined where a pattern fills. */
  fill: string | undefined;
  fillAlpha: number;
}

export const initialState = (ctm: Matrix): State => ({
  ctm,
  textMatrix: IDENTITY,
  lineX: 0,
  lineY: 0,
  x: 0,
  y: 0,
  font: {},
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  renderMode: 0,
  fill: '#000000',
  fillAlpha: 1,
});
