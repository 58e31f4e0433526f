import type { Bitmap } from '../../../packages/pdf/src/index.ts';

/** As in the verifier's comparison (`verify/pixels/outside.ts`). */
const SAME = 64;
/** Two renderers put the edges of a glyph a hundredth of an inch apart. */
const DOTS_APART = 100;
const BLOCK = 8;
const SAME_BLOCK = 40;

/**
 * Where two renderers read an original differently, a copy can only look like one reading. The original as one renderer
 * draws it, with every place at which its drawing of the copy looks like the original in the other renderer replaced by
 * that: what still differs from the copy then looks like neither.
 */
export function eitherReading(own: Bitmap, other: Bitmap, copy: Bitmap, asPicture: boolean): Bitmap {
  const isOnePage = [own, other].every(
    ({ width, height }) => Math.abs(width - copy.width) <= 2 && Math.abs(height - copy.height) <= 2,
  );
  if (!isOnePage || own.width !== copy.width || own.height !== copy.height) return own;
  const pixels = own.pixels.slice();
  const take = (x: number, y: number) => {
    const at = 4 * (y * own.width + x);
    pixels.set(copy.pixels.subarray(at, at + 4), at);
  };
  if (asPicture) {
    for (let top = 0; top < own.height; top += BLOCK)
      for (let left = 0; left < own.width; left += BLOCK)
        if (averageDifference(copy, other, left, top) <= SAME_BLOCK) inBlock(own, left, top, take);
  } else
    for (let y = 0; y < own.height; y += 1)
      for (let x = 0; x < own.width; x += 1)
        if (difference(own, x, y, copy, x, y) > SAME && isNear(copy, other, x, y)) take(x, y);
  return { ...own, pixels };
}

/**
 * The original as one renderer draws it, with the copy in its place wherever two renderers draw the original differently,
 * and a block around: what still differs from the copy then does where nobody disputes what the original looks like.
 * @param settled what came of this with renderers asked before
 */
export function undisputed(own: Bitmap, settled: Bitmap, other: Bitmap, copy: Bitmap): Bitmap {
  if (own.width !== copy.width || own.height !== copy.height) return settled;
  const columns = Math.ceil(own.width / BLOCK);
  const blocks = new Uint8Array(columns * Math.ceil(own.height / BLOCK));
  for (let y = 0; y < Math.min(own.height, other.height); y += 1)
    for (let x = 0; x < Math.min(own.width, other.width); x += 1)
      if (difference(own, x, y, other, x, y) > SAME && !isNear(own, other, x, y))
        blocks[Math.floor(y / BLOCK) * columns + Math.floor(x / BLOCK)] = 1;
  const pixels = settled.pixels.slice();
  for (let y = 0; y < own.height; y += 1)
    for (let x = 0; x < own.width; x += 1) {
      const [row, column] = [Math.floor(y / BLOCK), Math.floor(x / BLOCK)];
      if (!isMarkedAround(blocks, columns, row, column)) continue;
      const at = 4 * (y * own.width + x);
      pixels.set(copy.pixels.subarray(at, at + 4), at);
    }
  return { ...own, pixels };
}

function isMarkedAround(blocks: Uint8Array, columns: number, row: number, column: number): boolean {
  for (let r = Math.max(0, row - 1); r <= row + 1; r += 1)
    for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c += 1)
      if (blocks[r * columns + c] === 1) return true;
  return false;
}

/** In both directions: a line that is gone has nothing near it that looks like it. */
const isNear = (copy: Bitmap, other: Bitmap, x: number, y: number): boolean =>
  hasNear(copy, x, y, other) && (x >= other.width || y >= other.height || hasNear(other, x, y, copy));

function hasNear(of: Bitmap, x: number, y: number, within: Bitmap): boolean {
  const reach = Math.round(of.dpi / DOTS_APART);
  for (let row = Math.max(0, y - reach); row <= Math.min(within.height - 1, y + reach); row += 1)
    for (let column = Math.max(0, x - reach); column <= Math.min(within.width - 1, x + reach); column += 1)
      if (difference(of, x, y, within, column, row) <= SAME) return true;
  return false;
}

function difference(a: Bitmap, x: number, y: number, b: Bitmap, column: number, row: number): number {
  const [at, place] = [4 * (y * a.width + x), 4 * (row * b.width + column)];
  let most = 0;
  for (let channel = 0; channel < 3; channel += 1)
    most = Math.max(most, Math.abs((a.pixels[at + channel] ?? 0) - (b.pixels[place + channel] ?? 0)));
  return most;
}

function inBlock(
  { width, height }: Pick<Bitmap, 'width' | 'height'>,
  left: number,
  top: number,
  each: (x: number, y: number) => void,
): void {
  for (let y = top; y < Math.min(height, top + BLOCK); y += 1)
    for (let x = left; x < Math.min(width, left + BLOCK); x += 1) each(x, y);
}

function averageDifference(a: Bitmap, b: Bitmap, left: number, top: number): number {
  const sums = [0, 0, 0];
  let count = 0;
  inBlock(a, left, top, (x, y) => {
    count += 1;
    for (let channel = 0; channel < 3; channel += 1)
      sums[channel]! += // three
        (a.pixels[4 * (y * a.width + x) + channel] ?? 0) - (b.pixels[4 * (y * b.width + x) + channel] ?? 0);
  });
  return Math.max(...sums.map((sum) => Math.abs(sum / count)));
}
