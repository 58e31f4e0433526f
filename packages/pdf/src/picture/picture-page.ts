import { PDFName, type PDFContext, type PDFDocument, type PDFPage, type PDFRef } from '@cantoo/pdf-lib';
import type { Bitmap, LayerWord } from '../types.ts';
import { pictureImage } from './picture-image.ts';
import { invisibleFont, layerContent } from './text-layer.ts';

/**
 * Appends a page that is one image with an invisible text layer.
 * @param words in page space
 * @param size of the page in points
 */
export async function addPicturePage(
  target: PDFDocument,
  bitmap: Bitmap,
  words: readonly LayerWord[],
  size: { readonly width: number; readonly height: number },
): Promise<PDFPage> {
  const { context } = target;
  const page = target.addPage([size.width, size.height]);
  const picture = await pictureImage(context, bitmap);
  const layer = layerContent(words, size.height, 'Layer');
  const content = `q ${size.width} 0 0 ${size.height} 0 0 cm /Picture Do Q\n${layer}`;
  page.node.set(PDFName.Contents, context.register(context.flateStream(content)));
  const resources = { XObject: { Picture: picture }, ...(layer && { Font: { Layer: layerFont(context) } }) };
  page.node.set(PDFName.Resources, context.obj(resources));
  return page;
}

const layerFonts = new WeakMap<PDFContext, PDFRef>();

/** One font for all pages of a document. */
function layerFont(context: PDFContext): PDFRef {
  const font = layerFonts.get(context) ?? invisibleFont(context);
  layerFonts.set(context, font);
  return font;
}
