import type { Bitmap } from '../../types.ts';
import { difference, type PixelBox, words } from './regions.ts';

/** A pixel changed when a channel differs by more than this: above what a JPEG of good quality does to one. */
const CHANGED = 64;
/** Of an averaged block of a page that became a picture: edges are drawn anew, areas stay. */
const BLOCK_CHANGED = 40;
const BLOCK = 8;

/**
 * True where the pages look the same outside `hidden`. Both bitmaps are of one page, at one resolution.
 * The hidden part of `copy` is painted over: it is not to be used afterwards.
 * @param few single pixels that may differ; `in-blocks` where the copy is a picture, of which only averages are compared
 */
export function sameOutside(
  original: Bitmap,
  copy: Bitmap,
  hidden: readonly PixelBox[],
  few: number | 'in-blocks',
): boolean {
  const { width, height } = original;
  if (width !== copy.width || height !== copy.height) return false;
  const before = words(original);
  const after = words(copy);
  for (const box of hidden) {
    for (let y = box.top; y < box.bottom; y += 1) {
      for (let at = y * width + box.left; at < y * width + box.right; at += 1) after[at] = before[at]!;
    }
  }
  return few === 'in-blocks' ? sameBlocks(before, after, width, height) : samePixels(original, copy, few);
}

/** Rows that are compared at once, which most often are equal. */
const ROWS = 64;

/**
 * Rows that are equal byte for byte, nearly all of them, are told at the speed of memory. A pixel that is found right
 * beside its place has not changed: PDFium puts small glyphs on whole pixels and cuts widths off to whole thousandths,
 * so what stands behind a bar may jump by one, though it stands where it stood.
 */
function samePixels(original: Bitmap, copy: Bitmap, few: number): boolean {
  const before = words(original);
  const after = words(copy);
  const { width, height } = original;
  let changed = 0;
  for (let top = 0; top < height; top += ROWS) {
    const rows = Math.min(ROWS, height - top);
    if (areEqual(original, copy, top, rows)) continue;
    for (let row = top; row < top + rows; row += 1) {
      if (areEqual(original, copy, row, 1)) continue;
      for (let at = row * width; at < (row + 1) * width; at += 1) {
        if (before[at] === after[at] || difference(before[at]!, after[at]!) <= CHANGED) continue;
        if (!isNear(before[at]!, after, at, width) || !isNear(after[at]!, before, at, width)) changed += 1;
      }
    }
  }
  return changed <= few;
}

/** Whether one of the nine pixels at and around a place looks like `pixel`. */
function isNear(pixel: number, pixels: Uint32Array, at: number, width: number): boolean {
  for (let row = at - width; row <= at + width; row += width) {
    for (let place = row - 1; place <= row + 1; place += 1) {
      const other = pixels[place];
      if (other !== undefined && difference(pixel, other) <= CHANGED) return true;
    }
  }
  return false;
}

function areEqual(a: Bitmap, b: Bitmap, row: number, rows: number): boolean {
  const [start, end] = [4 * row * a.width, 4 * (row + rows) * a.width];
  return Buffer.compare(a.pixels.subarray(start, end), b.pixels.subarray(start, end)) === 0;
}

function sameBlocks(before: Uint32Array, after: Uint32Array, width: number, height: number): boolean {
  let changed = 0;
  for (let top = 0; top < height; top += BLOCK) {
    for (let left = 0; left < width; left += BLOCK) {
      if (blockDifference(before, after, width, height, left, top) > BLOCK_CHANGED) changed += 1;
    }
  }
  return changed <= 2;
}

function blockDifference(
  before: Uint32Array,
  after: Uint32Array,
  width: number,
  height: number,
  left: number,
  top: number,
): number {
  const sums = [0, 0, 0];
  let count = 0;
  for (let y = top; y < Math.min(height, top + BLOCK); y += 1) {
    for (let x = left; x < Math.min(width, left + BLOCK); x += 1) {
      const a = before[y * width + x]!;
      const b = after[y * width + x]!;
      count += 1;
      for (let channel = 0; channel < 3; channel += 1) {
        sums[channel]! += ((a >> (8 * channel)) & 0xff) - ((b >> (8 * channel)) & 0xff);
      }
    }
  }
  return Math.max(...sums.map((sum) => Math.abs(sum / count)));
}
