import { openPages } from '../read/page-reader.ts';
import type { BarStyle, Check, CheckedPages, Level, Mark, PageOutcome, PageReader } from '../types.ts';
import { CheckList } from './check-list.ts';
import { type MarkedPage, markedPages } from './marked-page.ts';
import type { OriginalPages } from './original-pages.ts';
import { openWithPdfJs, type PdfJsDocument } from './pdfjs/open.ts';
import { readPlacedText } from './pdfjs/read-page.ts';
import { checkPixels } from './pixels/check.ts';
import { TextCheck } from './text/check.ts';
import { foldText } from './text/fold-text.ts';
import { isKept } from './text/kept.ts';
import { type Needles, needlesOf } from './text/needles.ts';
import { type Placed, placedFromBoxes, unitsGone, unitsNotShown } from './text/placed.ts';

/** What was asked for, the same for all copies of one original. */
export interface Removal {
  readonly marks: readonly Mark[];
  /** To be looked for besides those of the marks. */
  readonly values?: readonly string[];
  readonly level: Level;
  readonly style: BarStyle;
}

/** What no copy may say, in an order that both processes share which check one. */
export const neededGone = ({ marks, values = [] }: Removal): Needles =>
  needlesOf([...marks.map((mark) => mark.text), ...values]);

const READERS = ['pdfium', 'pdfjs'] as const;

/** Pages that pdf.js reads one after the other, before PDFium reads and draws them: each finds its code and tables at hand. */
const TOGETHER = 16;

/** One copy, open in both readers, held against its original page by page. */
export class PageChecks {
  readonly #removal: Removal;
  readonly #needles: Needles;
  readonly #original: OriginalPages;
  readonly #copy: PageReader;
  readonly #copyJs: PdfJsDocument;
  readonly #pages: readonly MarkedPage[];
  /** Folded texts of the copy's pages that an outline leads to. */
  readonly #said = new Map<number, Buffer>();

  private constructor(
    removal: Removal,
    needles: Needles,
    original: OriginalPages,
    readers: { readonly copy: PageReader; readonly copyJs: PdfJsDocument },
    outcomes: readonly PageOutcome[],
  ) {
    this.#removal = removal;
    this.#needles = needles;
    this.#original = original;
    this.#copy = readers.copy;
    this.#copyJs = readers.copyJs;
    this.#pages = markedPages(readers.copy.pageCount, removal, outcomes);
  }

  /** @returns undefined where the copy can't be checked; `checks` then holds why. */
  static async open(
    removal: Removal,
    needles: Needles,
    original: OriginalPages,
    { bytes, outcomes }: { readonly bytes: Uint8Array; readonly outcomes: readonly PageOutcome[] },
    checks: CheckList,
  ): Promise<PageChecks | undefined> {
    const copy = await attempt('pdfium', checks, () => openPages(bytes));
    const copyJs = await attempt('pdfjs', checks, () => openWithPdfJs(bytes));
    if (copy === undefined || copyJs === undefined) {
      copy?.close();
      await copyJs?.close();
      return undefined;
    }
    const { pageCount } = original.reader;
    checks.document('opens', 'pdfium', copy.pageCount === pageCount, 'page count');
    checks.document('opens', 'pdfjs', copyJs.pageCount === pageCount, 'page count');
    return new PageChecks(removal, needles, original, { copy, copyJs }, outcomes);
  }

  /** Pages that both files have. */
  get pageCount(): number {
    return Math.min(this.#original.reader.pageCount, this.#copy.pageCount, this.#copyJs.pageCount);
  }

  /** Checks the pages from `from` up to `to`. */
  async check(from: number, to: number): Promise<CheckedPages> {
    const checks = new CheckList();
    const text = new TextCheck(this.#needles, this.#removal.style, checks);
    for (let first = from; first < to; first += TOGETHER) {
      const pages = this.#pages.slice(first, Math.min(to, first + TOGETHER));
      const read = new Map<number, Placed>();
      for (const { index } of pages) {
        await checks.guard(index, READERS, async () => {
          read.set(index, await readPlacedText(this.#copyJs, index));
        });
      }
      for (const page of pages) {
        const after = read.get(page.index);
        if (after !== undefined)
          await checks.guard(page.index, READERS, () => this.#page(page, after, text, checks));
      }
    }
    return { checks: checks.checks(), staying: [...text.expected] };
  }

  /** Whether a page of the copy says a text. Asked of the same page again and again: it is read once. */
  says(index: number, text: string): boolean {
    const said = this.#said.get(index) ?? Buffer.from(foldText(this.#copy.text(index).text));
    this.#said.set(index, said);
    return said.includes(foldText(text));
  }

  /** @param after the page of the copy as pdf.js reads it */
  async #page(page: MarkedPage, after: Placed, text: TextCheck, checks: CheckList): Promise<void> {
    const { index } = page;
    const before = this.#original.text(index);
    // What may stay is what was known when marks were made: PDFium's reading. pdf.js sees more, which nobody looked at.
    const stays = foldText(before.text, unitsGone(before, page.boxes));
    const content = this.#copy.text(index);
    text.page('pdfium', page, placedFromBoxes(content.text, content.boxes), stays);
    text.page('pdfjs', page, after, stays);
    text.expect(stays);
    await this.#kept(page, before, after, checks);
    const readers = { original: this.#original, copy: this.#copy };
    checkPixels(this.#removal, page, readers, checks);
  }

  /** Pages that became pictures keep text only as far as their layer goes. */
  async #kept(page: MarkedPage, before: Placed, after: Placed, checks: CheckList): Promise<void> {
    if (page.way === 'picture') return;
    const left = foldText(after.text, unitsNotShown(after, page.painted));
    // Where the two readers agree on the page, there is no need to read the original with the second one too.
    let passed = isKept(foldText(before.text, unitsNotShown(before, page.covered)), left);
    if (!passed) {
      const originalJs = await this.#original.secondReader();
      if (originalJs === undefined) return;
      const beforeJs = await readPlacedText(originalJs, page.index);
      passed = isKept(foldText(beforeJs.text, unitsNotShown(beforeJs, page.covered)), left);
    }
    checks.page('remaining-text-kept', 'pdfjs', page.index, passed);
  }

  async close(): Promise<void> {
    this.#copy.close();
    await this.#copyJs.close();
  }
}

async function attempt<T>(
  reader: Check['reader'],
  checks: CheckList,
  open: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await open();
  } catch {
    checks.document('opens', reader, false, 'does not open');
    return undefined;
  }
}
