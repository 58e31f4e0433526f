import type { Matrix, Rect } from '../content/matrix.ts';
import { formatNumber } from '../content/serialize.ts';
import type { PlacedGlyph } from './text-lines.ts';

/** The writing direction in page user space. Vertical writing runs along the same matrix's other axis and is not told apart here. */
export function directionOf([a, b]: Matrix): { ux: number; uy: number } {
  const length = Math.hypot(a, b);
  return length === 0 ? { ux: 1, uy: 0 } : { ux: a / length, uy: b / length };
}

/** @param rect the glyph's cell in ems; @param matrix ems to page user space; @param between spacing in ems */
export function placedGlyph(
  rect: Rect,
  matrix: Matrix,
  mark: number,
  between: { readonly spacing: number; readonly space: boolean; readonly filler: number | undefined },
): PlacedGlyph {
  const { ux, uy } = directionOf(matrix);
  const [a, b, c, d, e, f] = matrix;
  const length = Math.hypot(a, b);
  return {
    ux,
    uy,
    t: f * ux - e * uy,
    s0: startOf(rect, matrix),
    s1: startOf(rect, matrix) + (rect.x1 - rect.x0) * length,
    em: Math.hypot(c, d),
    ascent: rect.y1,
    descent: rect.y0,
    spacing: between.spacing * length,
    space: between.space,
    filler: between.filler,
    mark,
  };
}

/** Where the cell begins along the line. */
export function startOf(rect: Rect, matrix: Matrix): number {
  const { ux, uy } = directionOf(matrix);
  return matrix[4] * ux + matrix[5] * uy + rect.x0 * Math.hypot(matrix[0], matrix[1]);
}

/** Thousandths, rounded where no font size times a width ends: noise of the sum can't tip the last digit. */
export const settled = (value: number): string => formatNumber(Math.floor(value * 1000 + 0.618_034) / 1000);
