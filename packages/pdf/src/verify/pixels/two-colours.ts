import type { Bitmap, TwoColours } from '../../types.ts';

/** @param pixels as many as the drawing has; written over, and lent to the bitmap */
export function unpacked({ width, height, dpi, ground, ink, bits }: TwoColours, pixels: Uint32Array): Bitmap {
  pixels.fill(ground);
  for (let word = 0; word < bits.length; word += 1) {
    for (let left = bits[word]!; left !== 0; left &= left - 1) {
      pixels[32 * word + 31 - Math.clz32(left & -left)] = ink;
    }
  }
  return {
    width,
    height,
    dpi,
    pixels: new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength),
  };
}
