import { formatNumber } from '../content/serialize.ts';
import { pictureImage } from '../picture/picture-image.ts';
import { layerContent } from '../picture/text-layer.ts';
import type { Material } from '../rewrite/material.ts';
import { pageBox, userRect, type PageView } from '../rewrite/page-view.ts';
import type { Bitmap, Box, LayerWord, Mark } from '../types.ts';
import { barRect } from './bars.ts';
import type { FinishedPage, PageSource } from './page-types.ts';
import { remainingWords, withoutCovered } from './remaining-words.ts';
import { wholeLine } from './whole-line.ts';

const DPI = 200;

export interface DrawnPage {
  readonly index: number;
  readonly view: PageView;
  readonly marks: readonly Mark[];
  readonly why: string | undefined;
}

/** A page as a picture with the marks burnt in, over the words that remain, which nobody sees. */
export async function drawPage(
  { reader: original, clean, options, archival }: PageSource,
  material: Material,
  { index, view, marks, why }: DrawnPage,
): Promise<FinishedPage> {
  const { target } = material.copier;
  const reader = why === undefined && clean?.pages.has(index) === true ? clean.reader : await original();
  // Before it is drawn: drawing makes PDFium invent appearances, whose text nobody marked.
  const read = reader.text(index);
  const bars = marks
    .flatMap((mark) => mark.boxes)
    .map((box) => (options.level === 'strict' ? wholeLine(box, read) : box))
    .map((box) => pageBox(view, barRect(userRect(view, box), undefined)));
  const bitmap = reader.render(index, DPI);
  burn(bitmap, bars);
  const image = await pictureImage(target, bitmap, archival === true ? material.srgb : undefined);
  const given = options.layers?.get(index);
  const words = given === undefined ? remainingWords(read, bars) : withoutCovered(given, bars);
  const size = `${formatNumber(view.width)} 0 0 ${formatNumber(view.height)}`;
  const content = Buffer.from(`q ${size} 0 0 cm /X0 Do Q\n${layer(words, view)}`, 'latin1');
  const resources = target.obj({ XObject: { X0: image }, Font: { L0: material.invisibleFont } });
  const outcome = { page: index, way: 'picture', bars, ...(why === undefined ? {} : { why }) } as const;
  return { outcome, view, upright: true, usage: undefined, content, resources };
}

const layer = (words: readonly LayerWord[], view: PageView): string => layerContent(words, view.height, 'L0');

/** Paints boxes (page space) black, a pixel further on each side so that anti-aliased edges go too. */
function burn({ dpi, width, height, pixels }: Bitmap, boxes: readonly Box[]): void {
  const scale = dpi / 72;
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
