import type { PageImage } from '../types.ts';

/** One byte a pixel, 0 black to 255 white, left to right, top to bottom. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array;
}

/** Between the strongest and the weakest channel: more is ink with a colour (stamps, pens, highlighters), less is grey or scanner fringe. */
const COLOURED = 48;

/** Luma of ITU-R BT.601 in integers. */
const luma = (red: number, green: number, blue: number): number => (red * 77 + green * 150 + blue * 29) >> 8;

export function toGrey(image: PageImage): Grey {
  const values = new Uint8Array(image.width * image.height);
  const { pixels } = image;
  for (let i = 0, p = 0; i < values.length; i++, p += 4) {
    values[i] = luma(pixels[p]!, pixels[p + 1]!, pixels[p + 2]!);
  }
  return { width: image.width, height: image.height, values };
}

/** The page as if stamps and coloured pens had not touched it: coloured pixels become paper. */
export function withoutColouredInk(image: PageImage): Grey {
  const values = new Uint8Array(image.width * image.height);
  const { pixels } = image;
  for (let i = 0, p = 0; i < values.length; i++, p += 4) {
    const red = pixels[p]!;
    const green = pixels[p + 1]!;
    const blue = pixels[p + 2]!;
    values[i] = isColoured(red, green, blue) ? 255 : luma(red, green, blue);
  }
  return { width: image.width, height: image.height, values };
}

const isColoured = (red: number, green: number, blue: number): boolean =>
  Math.max(red, green, blue) - Math.min(red, green, blue) > COLOURED;

/** Cells of 32 pixels in which coloured ink lies beside dark grey ink; under this many, nothing is stamped over text. */
const STAMPED_CELLS = 3;
const CELL = 32;
const PIXELS_IN_CELL = 8;

/** True where coloured and dark ink share places, as a stamp over text does; a logo alone or a coloured heading does not. */
export function hasInkOverText(image: PageImage): boolean {
  const columns = Math.ceil(image.width / CELL);
  const coloured = new Uint16Array(columns * Math.ceil(image.height / CELL));
  const dark = new Uint16Array(coloured.length);
  const { pixels, width, height } = image;
  for (let y = 0, p = 0; y < height; y++) {
    const row = Math.floor(y / CELL) * columns;
    for (let x = 0; x < width; x++, p += 4) {
      const red = pixels[p]!;
      const green = pixels[p + 1]!;
      const blue = pixels[p + 2]!;
      const cell = row + Math.floor(x / CELL);
      if (isColoured(red, green, blue)) coloured[cell]!++;
      else if (luma(red, green, blue) < 110) dark[cell]!++;
    }
  }
  let shared = 0;
  for (let i = 0; i < coloured.length; i++) {
    if (coloured[i]! >= PIXELS_IN_CELL && dark[i]! >= PIXELS_IN_CELL) shared++;
  }
  return shared >= STAMPED_CELLS;
}

export function crop(image: Grey, left: number, top: number, right: number, bottom: number): Grey {
  const x0 = Math.max(0, Math.floor(left));
  const y0 = Math.max(0, Math.floor(top));
  const x1 = Math.min(image.width, Math.ceil(right));
  const y1 = Math.min(image.height, Math.ceil(bottom));
  const width = Math.max(1, x1 - x0);
  const height = Math.max(1, y1 - y0);
  const values = new Uint8Array(width * height).fill(255);
  for (let y = 0; y < y1 - y0; y++) {
    const from = (y0 + y) * image.width + x0;
    values.set(image.values.subarray(from, from + width), y * width);
  }
  return { width, height, values };
}
