import type { Bitmap } from '../types.ts';
import type { Samples } from './jpeg-encoder.ts';

/** The least that says the same as a drawn page. */
export type PagePixels =
  | {
      readonly kind: 'bilevel';
      readonly width: number;
      readonly height: number;
      /** One is white. */ readonly rows: Uint8Array;
    }
  | {
      readonly kind: 'samples';
      readonly samples: Samples;
      /** Few edges and no noise: better without loss. */ readonly drawn: boolean;
    };

/** Grey within which colour is noise of a scan or of JPEG. */
const COLOUR_TOLERANCE = 12;
/** Part of the pixels that may be coloured or in between black and white: dust. */
const DUST = 0.0005;
/** Part of the pixels that equal their left neighbour. */
const DRAWN = 0.8;

export function pagePixels({ width, height, pixels }: Bitmap): PagePixels {
  const count = width * height;
  let coloured = 0;
  let between = 0;
  let same = 0;
  let before = -1;
  for (let at = 0; at < count * 4; at += 4) {
    const r = pixels[at]!;
    const g = pixels[at + 1]!;
    const b = pixels[at + 2]!;
    if (Math.max(r, g, b) - Math.min(r, g, b) > COLOUR_TOLERANCE) coloured++;
    if (g > 40 && g < 215) between++;
    const colour = (r << 16) | (g << 8) | b;
    if (colour === before) same++;
    before = colour;
  }
  const isGrey = coloured <= count * DUST;
  if (isGrey && between <= count * DUST)
    return { kind: 'bilevel', width, height, rows: bilevelRows(pixels, width, height) };
  const samples = isGrey ? greySamples(pixels, width, height) : colourSamples(pixels, width, height);
  return { kind: 'samples', samples, drawn: same > count * DRAWN };
}

function bilevelRows(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const stride = (width + 7) >> 3;
  const rows = new Uint8Array(stride * height);
  for (let y = 0, at = 1; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      if (pixels[at]! >= 128) rows[y * stride + (x >> 3)]! |= 0x80 >> (x & 7);
    }
  }
  return rows;
}

function greySamples(pixels: Uint8Array, width: number, height: number): Samples {
  const data = new Uint8Array(width * height);
  for (let at = 0; at < data.length; at++) data[at] = pixels[4 * at + 1]!;
  return { width, height, components: 1, data };
}

function colourSamples(pixels: Uint8Array, width: number, height: number): Samples {
  const data = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < data.length; from += 4, to += 3) {
    data[to] = pixels[from]!;
    data[to + 1] = pixels[from + 1]!;
    data[to + 2] = pixels[from + 2]!;
  }
  return { width, height, components: 3, data };
}
