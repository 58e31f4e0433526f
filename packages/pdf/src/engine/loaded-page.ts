import { PdfRefused } from '../types.ts';
import type { OpenDocument } from './document.ts';

/** Bytes of PDFium's memory from which on no page stays open besides the one that is worked on. */
const MUCH_MEMORY = 160 * 1024 * 1024;

/**
 * The page of a document that was used last, left open. PDFium forgets a font when no open page uses it, and to read
 * the font again takes longer than to read a page; so the page before is closed when the next one is open.
 */
export class LoadedPage {
  readonly #document: OpenDocument;
  #index = -1;
  #handle = 0;

  constructor(document: OpenDocument) {
    this.#document = document;
  }

  /**
   * Lends `work` an FPDF_PAGE.
   * @param state `as-in-file` where changes that earlier work made to the open page are not wanted
   * @throws RangeError, PdfRefused `damaged` or `too-complex`
   */
  use<T>(index: number, work: (page: number) => T, state: 'any' | 'as-in-file' = 'any'): T {
    const { pdfium, pageCount } = this.#document;
    if (!Number.isInteger(index) || index < 0 || index >= pageCount) {
      throw new RangeError(`The document has no page ${index} (from 0)`);
    }
    return pdfium.run(() => {
      if (index !== this.#index || state === 'as-in-file') this.#load(index);
      return work(this.#handle);
    });
  }

  /** The open page is no longer as in the file: it is loaded anew when it is next asked for. */
  spoil(): void {
    this.#index = -1;
  }

  #load(index: number): void {
    const { pdfium, handle } = this.#document;
    if (pdfium.bytes.length > MUCH_MEMORY) this.close();
    const page = pdfium.call.FPDF_LoadPage(handle, index);
    if (page === 0) throw new PdfRefused('damaged');
    this.close();
    this.#index = index;
    this.#handle = page;
  }

  close(): void {
    if (this.#handle !== 0) this.#document.pdfium.call.FPDF_ClosePage(this.#handle);
    this.#handle = 0;
    this.#index = -1;
  }
}
