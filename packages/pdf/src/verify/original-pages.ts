import { openPages } from '../read/page-reader.ts';
import type { Bitmap, PageReader, RenderOptions } from '../types.ts';
import { DPI } from './pixels/check.ts';
import { type PdfJsDocument, openWithPdfJs } from './pdfjs/open.ts';
import { type Placed, placedFromBoxes } from './text/placed.ts';

/** Drawings of pages without fields that are kept for the copy to come: 2 MB each. */
const MOST_DRAWN = 64;

/** The original as copies of it are held against, open for all of them. */
export class OriginalPages {
  readonly reader: PageReader;
  readonly #bytes: Uint8Array;
  readonly #password: string | undefined;
  readonly #read = new Map<number, Placed>();
  readonly #drawn = new Map<number, Bitmap>();
  #js: Promise<PdfJsDocument | undefined> | undefined;

  static async open(bytes: Uint8Array, password?: string): Promise<OriginalPages> {
    const reader = await openPages(bytes, password === undefined ? {} : { password });
    return new OriginalPages(reader, bytes, password);
  }

  private constructor(reader: PageReader, bytes: Uint8Array, password: string | undefined) {
    this.reader = reader;
    this.#bytes = bytes;
    this.#password = password;
  }

  /**
   * The text of a page as PDFium reads it: what was known when marks were made. To be asked for before the page is drawn:
   * drawing makes PDFium invent appearances, whose text nobody marked.
   */
  text(index: number): Placed {
    return this.#read.get(index) ?? this.#readPage(index);
  }

  #readPage(index: number): Placed {
    const { text, boxes } = this.reader.text(index);
    return placedFromBoxes(text, boxes);
  }

  get hasForm(): boolean {
    return this.reader.hasForm;
  }

  /** As the reader draws it, except that a drawing made ahead is not made again. */
  render(index: number, dpi: number, options: RenderOptions): Bitmap {
    const drawn = dpi === DPI && options.hardText === true ? this.#drawn.get(index) : undefined;
    return drawn ?? this.reader.render(index, dpi, options);
  }

  /** Reads and draws a page for later, before there is a copy to hold against it. */
  readAhead(index: number): void {
    this.#read.set(index, this.#readPage(index));
    if (this.hasForm || this.#drawn.size >= MOST_DRAWN) return;
    this.#drawn.set(index, this.reader.render(index, DPI, { hardText: true }));
  }

  /** The second reader's view; undefined where it can't open the file or sees other pages: only PDFium could repair it. */
  async secondReader(): Promise<PdfJsDocument | undefined> {
    return await (this.#js ??= this.#openSecond());
  }

  async #openSecond(): Promise<PdfJsDocument | undefined> {
    const document = await openWithPdfJs(this.#bytes, this.#password).catch(() => undefined);
    if (document === undefined || document.pageCount === this.reader.pageCount) return document;
    await document.close();
    return undefined;
  }

  async close(): Promise<void> {
    this.#read.clear();
    this.#drawn.clear();
    this.reader.close();
    await (await this.#js)?.close();
  }
}
