import { createHash } from 'node:crypto';
import type { Barcode, PageImage, Reading, Word } from '@mavendoc/ocr';
import type { Bitmap, Box, PageContent } from '@mavendoc/pdf';
import { areaOf, toPage, unionOf } from './boxes.ts';

/** What was read from the pixels of a page, in page space. */
export interface PixelReading {
  readonly words: readonly Word[];
  readonly codes: readonly Barcode[];
  readonly unread: readonly Box[];
  /** Absent where the image could not be read at all. */
  readonly engine?: string;
}

/** Reads an image; somebody outside the sandbox does it. */
export type ReadImage = (image: PageImage) => Promise<Reading>;

/** Dots per inch pages are read at: 300 gains nothing and costs half as much again. */
const DPI = 200;
/** Pixels an image to be read may have; larger sheets are drawn coarser. A3 at 200 dpi has 7.7 million. */
const MOST_PIXELS = 24_000_000;
/** Points; a picture smaller than this in either direction holds no line of text. */
const SMALLEST = { width: 20, height: 7 };
/** Part of the page from which on it is read as one image, not picture by picture. */
const MOSTLY = 0.4;
/** Points around a picture that are read with it: text at its edge keeps its paper. */
const AROUND = 4;

export const readingDpi = ({ width, height }: Pick<PageContent, 'width' | 'height'>): number =>
  Math.min(DPI, Math.sqrt(MOST_PIXELS / ((width * height) / 72 ** 2)));

/** The parts of the page to be read as pixels: none, the pictures that can hold text, or all of it. */
export function regionsToRead(page: PageContent, mode: 'auto' | 'force' | 'off'): readonly Box[] {
  if (mode === 'off') return [];
  const whole: Box = { left: 0, top: 0, right: page.width, bottom: page.height };
  const nothingOwn = page.text.trim() === '';
  if (mode === 'force' || page.hiddenTextLayer || page.unreadableText || nothingOwn) return [whole];
  const shown = page.images
    .map((image) => clipped(image, whole))
    .filter((box) => box.right - box.left >= SMALLEST.width && box.bottom - box.top >= SMALLEST.height);
  const regions = joined(shown.map((box) => clipped(around(box), whole)));
  const covered = regions.reduce((sum, box) => sum + areaOf(box), 0) / areaOf(whole);
  return covered > MOSTLY ? [whole] : regions;
}

const around = (box: Box): Box => ({
  left: box.left - AROUND,
  top: box.top - AROUND,
  right: box.right + AROUND,
  bottom: box.bottom + AROUND,
});

const clipped = (box: Box, to: Box): Box => ({
  left: Math.max(box.left, to.left),
  top: Math.max(box.top, to.top),
  right: Math.min(box.right, to.right),
  bottom: Math.min(box.bottom, to.bottom),
});

/** Pictures are often painted in strips: what touches is read together. */
function joined(boxes: readonly Box[]): Box[] {
  const result: Box[] = [];
  for (let box of boxes) {
    for (let i = result.length - 1; i >= 0; i--) {
      if (touches(result[i]!, box)) box = unionOf([box, ...result.splice(i, 1)]);
    }
    result.push(box);
  }
  return result.length === boxes.length ? result : joined(result);
}

const touches = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;

/** Reads regions of drawn pages; a picture that comes again, as a letterhead on each page does, is read once. */
export function createRegionReader(read: ReadImage) {
  const known = new Map<string, Promise<Outcome>>();
  return async (bitmap: Bitmap, regions: readonly Box[]): Promise<PixelReading[]> =>
    Promise.all(
      regions.map(async (region) => {
        const { image, left, top } = cut(bitmap, region);
        const key = createHash('sha1')
          .update(`${image.width} ${image.dpi} `)
          .update(image.pixels)
          .digest('hex');
        const reading = known.get(key) ?? read(image).catch(() => nothingOf(image));
        known.set(key, reading);
        return placed(await reading, image.dpi, (left * 72) / image.dpi, (top * 72) / image.dpi);
      }),
    );
}

function cut(bitmap: Bitmap, region: Box): { image: PageImage; left: number; top: number } {
  const scale = bitmap.dpi / 72;
  const left = Math.max(0, Math.floor(region.left * scale));
  const top = Math.max(0, Math.floor(region.top * scale));
  const right = Math.min(bitmap.width, Math.ceil(region.right * scale));
  const bottom = Math.min(bitmap.height, Math.ceil(region.bottom * scale));
  if (left === 0 && top === 0 && right === bitmap.width && bottom === bitmap.height) {
    return { image: bitmap, left, top };
  }
  const width = Math.max(1, right - left);
  const height = Math.max(1, bottom - top);
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * bitmap.width + left) * 4;
    pixels.set(bitmap.pixels.subarray(from, from + width * 4), y * width * 4);
  }
  return { image: { width, height, dpi: bitmap.dpi, pixels }, left, top };
}

type Outcome = Omit<Reading, 'engine' | 'turn'> & { readonly engine?: string };

/** A page that its reader failed on is told as unread; the rest of the document goes on. */
const nothingOf = ({ width, height }: PageImage): Outcome => ({
  words: [],
  barcodes: [],
  unread: [{ left: 0, top: 0, right: width, bottom: height }],
});

const placed = (reading: Outcome, dpi: number, left: number, top: number): PixelReading => ({
  words: reading.words.map((word) => ({ ...word, ...toPage(word, dpi, left, top) })),
  codes: reading.barcodes.map((code) => ({ ...code, ...toPage(code, dpi, left, top) })),
  unread: reading.unread.map((box) => toPage(box, dpi, left, top)),
  ...(reading.engine !== undefined && { engine: reading.engine }),
});

/** True where every pixel is the same: nothing is on the page that anybody could read. */
export function isBlank({ pixels }: Bitmap): boolean {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length >> 2);
  const first = words[0];
  return words.every((pixel) => pixel === first);
}
