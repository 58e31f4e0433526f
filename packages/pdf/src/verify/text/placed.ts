import type { Box } from '../../types.ts';
import { isInside } from '../marked-page.ts';

/** Text of one page from either reader: two numbers (x, y; page space) for each UTF-16 unit; NaN where there is no place. */
export interface Placed {
  readonly text: string;
  readonly centres: Float32Array;
}

/**
 * The units whose centre lies outside all boxes. Beside a mark, text without a place is not counted as staying: it may be
 * what the mark takes out.
 */
export function textOutside(page: Placed, boxes: readonly Box[]): string {
  if (boxes.length === 0) return page.text;
  return pick(page, (x, y) => !Number.isNaN(x) && !boxes.some((box) => isInside(box, x, y)));
}

/** @param shrink see `isInside`. */
export const textInside = (page: Placed, box: Box, shrink: number): string =>
  pick(page, (x, y) => isInside(box, x, y, shrink));

function pick({ text, centres }: Placed, wanted: (x: number, y: number) => boolean): string {
  const parts: string[] = [];
  let start = -1;
  for (let unit = 0; unit <= text.length; unit += 1) {
    const take = unit < text.length && wanted(centres[2 * unit]!, centres[2 * unit + 1]!);
    if (take && start < 0) start = unit;
    if (!take && start >= 0) {
      parts.push(text.slice(start, unit));
      start = -1;
    }
  }
  return parts.join('');
}

export function placedFromBoxes(text: string, boxes: Float32Array): Placed {
  const centres = new Float32Array(text.length * 2);
  for (let unit = 0; unit < text.length; unit += 1) {
    const [left, top, right, bottom] = boxes.subarray(4 * unit, 4 * unit + 4);
    const hasPlace = left !== right;
    centres[2 * unit] = hasPlace ? (left! + right!) / 2 : Number.NaN;
    centres[2 * unit + 1] = hasPlace ? (top! + bottom!) / 2 : Number.NaN;
  }
  return { text, centres };
}
