import { openDocument, type OpenDocument, type OpenOptions } from '../engine/document.ts';
import { normalise } from '../engine/normalise.ts';
import { renderPage } from '../render/render.ts';
import { PdfRefused, type PageContent, type PdfReader } from '../types.ts';
import { addActualTexts, takeActualTexts } from './actual-text.ts';
import { readAnnotations } from './annotations.ts';
import { readCharacters } from './characters.ts';
import { pagesWithConcealedText } from './concealed-text.ts';
import { documentFacts } from './facts.ts';
import { showsOutlinedText } from './outlined-text.ts';
import { pageSpace, type PageSpace } from './page-space.ts';
import { coverage, readPictures } from './pictures.ts';
import { findInStructure } from './structure-scan.ts';
import { TextWithBoxes } from './text-with-boxes.ts';

/**
 * Opens a document for reading. Pages are read when asked for, one at a time.
 * @throws PdfRefused here, and `damaged` or `too-complex` from `page` and `render`
 */
export async function openPdf(bytes: Uint8Array, options: OpenOptions = {}): Promise<PdfReader> {
  const document = await openDocument(bytes, options);
  const found = findInStructure(bytes);
  const facts = document.pdfium.run(() => documentFacts(document, found));
  const concealed = found.mayConcealText
    ? await pagesWithConcealedText(await normalise(bytes, options))
    : new Set<number>();
  return {
    facts,
    page: (index) =>
      withPage(document, index, (page, space) => {
        const content = readPage(document, index, page, space);
        return { ...content, unreadableText: content.unreadableText || concealed?.has(index) !== false };
      }),
    render: (index, dpi) =>
      withPage(document, index, (page, space) => renderPage(document, page, space, dpi)),
    close: () => document.pdfium.run(() => document.pdfium.call.FPDF_CloseDocument(document.handle)),
  };
}

function withPage<T>(
  { pdfium, handle, pageCount }: OpenDocument,
  index: number,
  use: (page: number, space: PageSpace) => T,
): T {
  if (!Number.isInteger(index) || index < 0 || index >= pageCount) {
    throw new RangeError(`The document has no page ${index} (from 0)`);
  }
  return pdfium.run(() => {
    const page = pdfium.call.FPDF_LoadPage(handle, index);
    if (page === 0) throw new PdfRefused('damaged');
    const result = use(page, pageSpace(pdfium, page));
    pdfium.call.FPDF_ClosePage(page);
    return result;
  });
}

function readPage(document: OpenDocument, index: number, page: number, space: PageSpace): PageContent {
  const { pdfium } = document;
  const { width, height } = space;
  const text = new TextWithBoxes();
  const images = readPictures(pdfium, page, space.matrix);
  const actualTexts = takeActualTexts(pdfium, page, space.matrix);
  const { invisible, unreadable } = readCharacters(pdfium, page, space.matrix, text);
  addActualTexts(actualTexts, text);
  const { foreign, noteIcons } = readAnnotations(document, page, space, text);
  return {
    index,
    width,
    height,
    text: text.text(),
    boxes: text.boxes,
    foreign,
    noteIcons,
    images,
    imageCoverage: coverage(images, width, height),
    hiddenTextLayer: anyPointInside(invisible, images),
    unreadableText: unreadable || showsOutlinedText(pdfium, page, space.matrix),
  };
}

function anyPointInside(points: readonly number[], boxes: PageContent['images']): boolean {
  for (let at = 0; at < points.length; at += 2) {
    const x = points[at]!;
    const y = points[at + 1]!;
    if (boxes.some((box) => x > box.left && x < box.right && y > box.top && y < box.bottom)) return true;
  }
  return false;
}
