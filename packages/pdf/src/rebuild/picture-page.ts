import { PDFName, type PDFContext, type PDFDict, type PDFRef } from '@cantoo/pdf-lib';
import { formatNumber } from '../content/serialize.ts';
import type { PageView } from '../rewrite/page-view.ts';
import type { Bitmap, Box, LayerWord } from '../types.ts';
import { deflated } from './deflate.ts';
import { drawLayer } from './text-layer.ts';

/** A page of the copy that is one picture over invisible words. Page space and user space differ only in direction. */
export interface PictureContent {
  readonly content: Uint8Array;
  readonly resources: PDFDict;
}

export function pictureContent(
  target: PDFContext,
  bitmap: Bitmap,
  words: readonly LayerWord[],
  view: Pick<PageView, 'width' | 'height'>,
  font: PDFRef,
): PictureContent {
  const image = target.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: bitmap.width,
    Height: bitmap.height,
    BitsPerComponent: 8,
  });
  const gray = isGray(bitmap);
  image.set(PDFName.of('ColorSpace'), PDFName.of(gray ? 'DeviceGray' : 'DeviceRGB'));
  const samples = gray ? channel(bitmap) : colours(bitmap);
  const ref = target.register(deflated(image, samples));
  const resources = target.obj({ XObject: { X0: ref }, Font: { B0: font } });
  const size = `${formatNumber(view.width)} 0 0 ${formatNumber(view.height)}`;
  const layer = drawLayer(words, { toUser: [1, 0, 0, -1, 0, view.height] }, 'B0');
  return { content: Buffer.from(`q ${size} 0 0 cm /X0 Do Q\n${layer}\n`, 'latin1'), resources };
}

function isGray({ pixels }: Bitmap): boolean {
  for (let i = 0; i < pixels.length; i += 4) {
    if (pixels[i] !== pixels[i + 1] || pixels[i] !== pixels[i + 2]) return false;
  }
  return true;
}

function channel({ pixels }: Bitmap): Uint8Array {
  const out = new Uint8Array(pixels.length / 4);
  for (let i = 0; i < out.length; i += 1) out[i] = pixels[4 * i]!;
  return out;
}

function colours({ pixels }: Bitmap): Uint8Array {
  const out = new Uint8Array((pixels.length / 4) * 3);
  for (let i = 0, o = 0; i < pixels.length; i += 4) {
    out[o++] = pixels[i]!;
    out[o++] = pixels[i + 1]!;
    out[o++] = pixels[i + 2]!;
  }
  return out;
}

/** Paints boxes (page space) black, a pixel further on each side so that anti-aliased edges go too. */
export function burn(bitmap: Bitmap, boxes: readonly Box[]): void {
  const scale = bitmap.dpi / 72;
  const { width, height, pixels } = bitmap;
  for (const box of boxes) {
    const x0 = Math.max(0, Math.floor(box.left * scale) - 1);
    const x1 = Math.min(width, Math.ceil(box.right * scale) + 1);
    const y0 = Math.max(0, Math.floor(box.top * scale) - 1);
    const y1 = Math.min(height, Math.ceil(box.bottom * scale) + 1);
    for (let y = y0; y < y1; y += 1) {
      for (let x = x0; x < x1; x += 1) {
        const at = 4 * (y * width + x);
        pixels.fill(0, at, at + 3);
        pixels[at + 3] = 255;
      }
    }
  }
}
