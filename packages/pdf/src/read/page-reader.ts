import { openDocument, type OpenDocument, type OpenOptions } from '../engine/document.ts';
import { LoadedPage } from '../engine/loaded-page.ts';
import { FormFields } from '../render/form-fields.ts';
import { Renderer } from '../render/render.ts';
import { drawUnderBars, drawUnderRectangles } from '../render/under-bars.ts';
import type { PageReader, PageText } from '../types.ts';
import { addActualTexts, takeActualTexts } from './actual-text.ts';
import { readAnnotations } from './annotations.ts';
import { readCharacters, type CharacterFacts } from './characters.ts';
import { pageSpace, type PageSpace } from './page-space.ts';
import { TextWithBoxes } from './text-with-boxes.ts';

/**
 * Opens a document whose pages are to be read or drawn, one at a time, when asked for.
 * @throws PdfRefused here, and `damaged` or `too-complex` from `text` and `render`
 */
export async function openPages(bytes: Uint8Array, options: OpenOptions = {}): Promise<PageReader> {
  const document = await openDocument(bytes, options);
  return pagesOf(document, new LoadedPage(document));
}

export function pagesOf(document: OpenDocument, loaded: LoadedPage): PageReader {
  const { pdfium, handle, pageCount } = document;
  const renderer = new Renderer(document);
  return {
    pageCount,
    hasForm: renderer.hasForm,
    encrypted: pdfium.run(() => pdfium.call.EPDF_IsEncrypted(handle) !== 0),
    text: (index) =>
      loaded.use(
        index,
        (page) => readText(document, page, pageSpace(pdfium, page), false).text,
        'as-in-file',
      ),
    render: (index, dpi, options) =>
      loaded.use(index, (page) => renderer.draw(page, pageSpace(pdfium, page), dpi, options)),
    drawing: (index, dpi) =>
      loaded.use(index, (page) => renderer.drawToKeep(page, pageSpace(pdfium, page), dpi)),
    underBars: (index, bars, dpi, captions) =>
      loaded.use(index, (page) => {
        loaded.spoil();
        return drawUnderBars(document, page, pageSpace(pdfium, page), { bars, captions, dpi });
      }),
    underRectangles: (index, rectangles, dpi) =>
      loaded.use(index, (page) => {
        loaded.spoil();
        return drawUnderRectangles(document, page, pageSpace(pdfium, page), { rectangles, dpi });
      }),
    close: () =>
      pdfium.run(() => {
        loaded.close();
        renderer.close();
        pdfium.call.FPDF_CloseDocument(handle);
      }),
  };
}

/**
 * All text of a page: its own, what claims to replace it, and what annotations and fields say.
 * @param page an FPDF_PAGE; its replacement texts are taken off it
 */
export function readText(
  document: OpenDocument,
  page: number,
  space: PageSpace,
  wantsFacts: boolean,
): { readonly text: PageText; readonly characters: CharacterFacts } {
  const { pdfium } = document;
  const { width, height, matrix } = space;
  const text = new TextWithBoxes();
  const actualTexts = takeActualTexts(pdfium, page, matrix);
  const characters = readCharacters(pdfium, page, matrix, text, wantsFacts);
  addActualTexts(actualTexts, text);
  const fields = new FormFields(document);
  const { foreign, unreadable } = readAnnotations(document, page, space, text, fields);
  fields.close();
  return {
    text: { width, height, text: text.text(), boxes: text.boxes, foreign },
    characters: { ...characters, unreadable: characters.unreadable || unreadable },
  };
}
