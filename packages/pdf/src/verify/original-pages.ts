import { lazily } from '../lazily.ts';
import { openPages } from '../read/page-reader.ts';
import type { Bitmap, PageReader, RenderOptions } from '../types.ts';
import { HARD } from './pixels/check.ts';
import { DrawnAhead } from './pixels/drawn-ahead.ts';
import { type PdfJsDocument, openWithPdfJs } from './pdfjs/open.ts';
import { readPlacedText } from './pdfjs/read-page.ts';
import { type Placed, placedFromBoxes } from './text/placed.ts';

/** The original as copies of it are held against, open for all of them. */
export class OriginalPages {
  readonly reader: PageReader;
  readonly #bytes: Uint8Array;
  readonly #password: string | undefined;
  readonly #read = new Map<number, Placed | undefined>();
  readonly #ahead = new DrawnAhead();
  /** Pages that were drawn, which makes PDFium invent appearances, whose text nobody marked. */
  readonly #drawn = new Set<number>();
  readonly #second = lazily(() => this.#openSecond());
  /** In which no page is drawn. */
  readonly #undrawn = lazily(() => openOriginal(this.#bytes, this.#password));

  static async open(bytes: Uint8Array, password?: string): Promise<OriginalPages> {
    return new OriginalPages(await openOriginal(bytes, password), bytes, password);
  }

  private constructor(reader: PageReader, bytes: Uint8Array, password: string | undefined) {
    this.reader = reader;
    this.#bytes = bytes;
    this.#password = password;
  }

  get hasForm(): boolean {
    return this.reader.hasForm;
  }

  /** The text of a page as PDFium reads it: what was known when marks were made. */
  async text(index: number): Promise<Placed> {
    const reader = this.#drawn.has(index) ? await this.#undrawn() : this.reader;
    const { text, boxes } = reader.text(index);
    return placedFromBoxes(text, boxes);
  }

  /** False where it can't, or sees other pages: only PDFium could repair the file. */
  async opensWithPdfJs(): Promise<boolean> {
    return (await this.#second()) !== undefined;
  }

  /** The text of a page as pdf.js reads it, in a third of the time; undefined where it can't. */
  async textByPdfJs(index: number): Promise<Placed | undefined> {
    return this.#read.has(index) ? this.#read.get(index) : await this.#readByPdfJs(index);
  }

  async #readByPdfJs(index: number): Promise<Placed | undefined> {
    const second = await this.#second();
    return second && (await readPlacedText(second, index).catch(() => undefined));
  }

  /** As the reader draws it, except that a drawing made ahead is not made again. */
  render(index: number, dpi: number, options: RenderOptions): Bitmap {
    const drawn = dpi === HARD.dpi && options.hardText === true ? this.#ahead.lend(index) : undefined;
    if (drawn !== undefined) return drawn;
    this.#drawn.add(index);
    return this.reader.render(index, dpi, options);
  }

  /** Reads a page for later, before there is a copy to hold against it. */
  async readAhead(index: number): Promise<void> {
    this.#read.set(index, await this.#readByPdfJs(index));
  }

  /** Draws a page for later. @returns false where there is no room for more, or drawings of another kind are asked for */
  drawAhead(index: number): boolean {
    if (this.hasForm || this.#ahead.isFull) return false;
    this.#drawn.add(index);
    this.#ahead.keep(index, this.reader.drawing(index, HARD.dpi));
    return true;
  }

  async #openSecond(): Promise<PdfJsDocument | undefined> {
    const document = await openWithPdfJs(this.#bytes, this.#password).catch(() => undefined);
    if (document === undefined || document.pageCount === this.reader.pageCount) return document;
    await document.close();
    return undefined;
  }

  async close(): Promise<void> {
    this.#read.clear();
    this.#ahead.clear();
    this.reader.close();
    if (this.#undrawn.made) (await this.#undrawn()).close();
    if (this.#second.made) await (await this.#second())?.close();
  }
}

const openOriginal = async (bytes: Uint8Array, password: string | undefined): Promise<PageReader> =>
  await openPages(bytes, password === undefined ? {} : { password });
