import type { Bitmap } from '../../types.ts';
import { difference, words } from './regions.ts';

/** Part of an area on each side that neighbours may reach into: a glyph of which less than this is covered stays. */
const SIDE = 0.35;
/** Along the longer side, at most: so much of the shorter, as a glyph is hardly wider than its line is high, but so many points. */
const MOST = 4;
/** How far a pixel may be from the middle of those on either side of it: what gradients have, and ink has not. */
const BEND = 9;

/**
 * True where the middle of an area is of one colour or goes evenly from one to another: nothing is drawn there.
 * @param rim points around the middle; without it as far as neighbours of what was taken out may reach in
 */
export function isBlank(area: Bitmap, rim?: number): boolean {
  const { width, height } = area;
  const scale = area.dpi / 72;
  const inset = (size: number, other: number): number =>
    Math.ceil(size > other ? Math.min(SIDE * size, Math.max(MOST * scale, SIDE * other)) : SIDE * size);
  const [left, top] =
    rim === undefined
      ? [inset(width, height), inset(height, width)]
      : [Math.ceil(rim * scale), Math.ceil(rim * scale)];
  const pixels = words(area);
  for (let y = top; y < height - top; y += 1) {
    for (let x = left; x < width - left; x += 1) {
      const at = y * width + x;
      if (x > left && x + 1 < width - left && bends(pixels[at - 1]!, pixels[at]!, pixels[at + 1]!))
        return false;
      if (y > top && y + 1 < height - top && bends(pixels[at - width]!, pixels[at]!, pixels[at + width]!))
        return false;
    }
  }
  return true;
}

const bends = (before: number, pixel: number, after: number): boolean => {
  if (before === pixel && pixel === after) return false;
  return difference(pixel, middle(before, after)) > BEND;
};

const middle = (a: number, b: number): number =>
  (((a & 0xfefefe) >>> 1) + ((b & 0xfefefe) >>> 1) + (a & b & 0x010101)) >>> 0;
