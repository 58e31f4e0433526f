import { openPages } from '../read/page-reader.ts';
import type { PageReader } from '../types.ts';
import { type PdfJsDocument, openWithPdfJs } from './pdfjs/open.ts';
import { type Placed, placedFromBoxes } from './text/placed.ts';

/** The original as copies of it are held against, open for all of them. */
export class OriginalPages {
  readonly reader: PageReader;
  readonly #bytes: Uint8Array;
  readonly #password: string | undefined;
  readonly #read = new Map<number, Placed>();
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

  /** Reads a page for later, before there is a copy to hold against it. */
  readAhead(index: number): void {
    this.#read.set(index, this.#readPage(index));
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
    this.reader.close();
    await (await this.#js)?.close();
  }
}
