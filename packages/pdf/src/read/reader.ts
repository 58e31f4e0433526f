import { openDocument, type OpenDocument, type OpenOptions } from '../engine/document.ts';
import { LoadedPage } from '../engine/loaded-page.ts';
import { normalise } from '../engine/normalise.ts';
import type { PageContent, PdfReader } from '../types.ts';
import { pagesWithConcealedText } from './concealed-text.ts';
import { documentFacts } from './facts.ts';
import { showsOutlinedText } from './outlined-text.ts';
import { pagesOf, readText } from './page-reader.ts';
import { pageSpace, type PageSpace } from './page-space.ts';
import { coverage, readPictures } from './pictures.ts';
import { findInStructure } from './structure-scan.ts';

/**
 * Opens a document for inspection: everything that it may say, and where. Pages are read when asked for.
 * @throws PdfRefused here, and `damaged` or `too-complex` from `page`, `text` and `render`
 */
export async function openPdf(bytes: Uint8Array, options: OpenOptions = {}): Promise<PdfReader> {
  const document = await openDocument(bytes, options);
  const { pdfium } = document;
  const found = findInStructure(bytes);
  const facts = pdfium.run(() => documentFacts(document, found));
  const concealed = found.mayConcealText
    ? await pagesWithConcealedText(await normalise(bytes, options))
    : new Set<number>();
  const loaded = new LoadedPage(document);
  return {
    ...pagesOf(document, loaded),
    facts,
    page: (index) =>
      loaded.use(
        index,
        (page) => {
          const content = readPage(document, index, page, pageSpace(pdfium, page));
          return { ...content, unreadableText: content.unreadableText || concealed?.has(index) !== false };
        },
        'as-in-file',
      ),
  };
}

function readPage(document: OpenDocument, index: number, page: number, space: PageSpace): PageContent {
  const { pdfium } = document;
  const { width, height } = space;
  const images = readPictures(pdfium, page, space.matrix);
  const { text, characters } = readText(document, page, space, true);
  return {
    ...text,
    index,
    images,
    imageCoverage: coverage(images, width, height),
    hiddenTextLayer: anyPointInside(characters.invisible, images),
    unreadableText: characters.unreadable || showsOutlinedText(pdfium, page, space.matrix),
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
