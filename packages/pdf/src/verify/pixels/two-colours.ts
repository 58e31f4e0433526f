import type { Bitmap } from '../../types.ts';
import { words } from './regions.ts';

/** A drawing of one ink on one ground, as most pages of text are with hard edges: a bit a pixel instead of 32. */
export interface TwoColours {
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
  readonly ground: number;
  readonly ink: number;
  /** 32 pixels each, the first of them lowest. */
  readonly bits: Uint32Array;
}

/** Pixels that are looked at together: most of a page has no ink. */
const AT_ONCE = 8;

/** @returns undefined where there are more colours */
export function packed(bitmap: Bitmap): TwoColours | undefined {
  const pixels = words(bitmap);
  const { width, height, dpi } = bitmap;
  const ground = pixels[0]!;
  const bits = new Uint32Array(Math.ceil(pixels.length / 32));
  let ink = ground;
  for (let start = 0; start < pixels.length; start += AT_ONCE) {
    if (isGround(pixels, start, ground)) continue;
    for (let at = start; at < Math.min(start + AT_ONCE, pixels.length); at += 1) {
      const pixel = pixels[at]!;
      if (pixel === ground) continue;
      if (pixel !== ink) {
        if (ink !== ground) return undefined;
        ink = pixel;
      }
      bits[at >>> 5]! |= 1 << (at & 31);
    }
  }
  return { width, height, dpi, ground, ink, bits };
}

/** Of the pixels from `at` on. Branches between them would take three times as long. */
const isGround = (pixels: Uint32Array, at: number, ground: number): boolean =>
  ((pixels[at]! ^ ground) |
    (pixels[at + 1]! ^ ground) |
    (pixels[at + 2]! ^ ground) |
    (pixels[at + 3]! ^ ground) |
    (pixels[at + 4]! ^ ground) |
    (pixels[at + 5]! ^ ground) |
    (pixels[at + 6]! ^ ground) |
    (pixels[at + 7]! ^ ground)) ===
  0;

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
