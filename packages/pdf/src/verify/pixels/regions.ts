import type { Bitmap, Box } from '../../types.ts';

/** Pixels [left, right) × [top, bottom). */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** @param margin in points; negative shrinks. */
export function pixelsOf(
  box: Box,
  bitmap: Bitmap,
  margin: { readonly x: number; readonly y: number },
): PixelBox {
  const scale = bitmap.dpi / 72;
  return {
    left: within((box.left - margin.x) * scale, bitmap.width),
    top: within((box.top - margin.y) * scale, bitmap.height),
    right: within((box.right + margin.x) * scale, bitmap.width),
    bottom: within((box.bottom + margin.y) * scale, bitmap.height),
  };
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

export const words = (bitmap: Bitmap): Uint32Array =>
  new Uint32Array(bitmap.pixels.buffer, bitmap.pixels.byteOffset, bitmap.width * bitmap.height);

/** The biggest difference of one colour channel between two pixels; the fourth byte is no colour. */
export function difference(a: number, b: number): number {
  return Math.max(
    Math.abs((a & 0xff) - (b & 0xff)),
    Math.abs(((a >> 8) & 0xff) - ((b >> 8) & 0xff)),
    Math.abs(((a >> 16) & 0xff) - ((b >> 16) & 0xff)),
  );
}
