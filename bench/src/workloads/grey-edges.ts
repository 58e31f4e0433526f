import type { Bitmap } from '../../../packages/pdf/src/index.ts';

/**
 * The original with the grey of edges as in the copy: a pixel that lies, in each channel, between those around its place
 * in the other drawing, both ways. Where a clip ends in the middle of a pixel, fields and pages are rounded differently.
 */
export function withEdgesOf(original: Bitmap, copy: Bitmap): Bitmap {
  if (original.width !== copy.width || original.height !== copy.height) return original;
  const pixels = original.pixels.slice();
  for (let y = 0; y < copy.height; y += 1)
    for (let x = 0; x < copy.width; x += 1) {
      const at = 4 * (y * copy.width + x);
      const isEqual = [0, 1, 2].every(
        (channel) => original.pixels[at + channel] === copy.pixels[at + channel],
      );
      if (isEqual || !isBetween(copy, x, y, original) || !isBetween(original, x, y, copy)) continue;
      pixels.set(copy.pixels.subarray(at, at + 4), at);
    }
  return { ...original, pixels };
}

function isBetween(of: Bitmap, x: number, y: number, around: Bitmap): boolean {
  for (let channel = 0; channel < 3; channel += 1) {
    const value = of.pixels[4 * (y * of.width + x) + channel] ?? 0;
    let [low, high] = [255, 0];
    for (let row = Math.max(0, y - 1); row <= Math.min(around.height - 1, y + 1); row += 1)
      for (let column = Math.max(0, x - 1); column <= Math.min(around.width - 1, x + 1); column += 1) {
        const other = around.pixels[4 * (row * around.width + column) + channel] ?? 0;
        [low, high] = [Math.min(low, other), Math.max(high, other)];
      }
    if (value < low || value > high) return false;
  }
  return true;
}
