import { openPages } from '../read/page-reader.ts';
import { withoutCovered } from '../rebuild/remaining-words.ts';
import type {
  BarStyle,
  Check,
  CheckedPages,
  LayerWord,
  Level,
  Mark,
  PageOutcome,
  PageReader,
} from '../types.ts';
import { lazily } from '../lazily.ts';
import { CheckList } from './check-list.ts';
import { captionsOf, type MarkedPage, markedPages } from './marked-page.ts';
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
  /** Words read from pixels, by page: of them what no mark takes out stays as text. */
  readonly layers?: ReadonlyMap<number, readonly LayerWord[]>;
}

/** What no copy may say, in an order that both processes share which check one. */
export const neededGone = ({ marks, values = [] }: Removal): Needles =>
  needlesOf([...marks.map((mark) => mark.text), ...values]);

const READERS = ['pdfium', 'pdfjs'] as const;

/** Pages that pdf.js reads one after the other, before PDFium reads and draws them: each finds its code and tables at hand. */
const TOGETHER = 16;

/** A page as pdf.js reads it. */
interface ReadByPdfJs {
  /** Of the original; undefined where it can't be read so, or there is nothing to hold it against. */
  readonly before: Placed | undefined;
  readonly after: Placed;
}

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
      const read = new Map<number, ReadByPdfJs>();
      for (const page of pages) {
        const { index } = page;
        await checks.guard(index, READERS, async () => {
          const after = await readPlacedText(this.#copyJs, index);
          const before = page.way === 'picture' ? undefined : await this.#original.textByPdfJs(index);
          read.set(index, { before, after });
        });
      }
      for (const page of pages) {
        const byPdfJs = read.get(page.index);
        if (byPdfJs !== undefined)
          await checks.guard(page.index, READERS, () => this.#page(page, byPdfJs, text, checks));
      }
    }
    return { checks: checks.checks() };
  }

  /** Whether a page of the copy says a text. Asked of the same page again and again: it is read once. */
  says(index: number, text: string): boolean {
    const said = this.#said.get(index) ?? Buffer.from(foldText(this.#copy.text(index).text));
    this.#said.set(index, said);
    return said.includes(foldText(text));
  }

  async #page(page: MarkedPage, byPdfJs: ReadByPdfJs, text: TextCheck, checks: CheckList): Promise<void> {
    const { index } = page;
    const before = lazily(() => this.#original.text(index));
    const stays = lazily(async () => this.#stayingOn(page, await before()));
    const content = this.#copy.text(index);
    await text.page('pdfium', page, placedFromBoxes(content.text, content.boxes), stays);
    await text.page('pdfjs', page, byPdfJs.after, stays);
    await this.#kept(page, byPdfJs, before, checks);
    const readers = { original: this.#original, copy: this.#copy };
    checkPixels(this.#removal, page, readers, checks);
  }

  /**
   * Where the original has the same text for pdf.js, there is no need to read it with PDFium too. Pages that became
   * pictures keep text only as far as their layer goes.
   */
  async #kept(
    page: MarkedPage,
    { before, after }: ReadByPdfJs,
    byPdfium: () => Promise<Placed>,
    checks: CheckList,
  ): Promise<void> {
    if (page.way === 'picture') return;
    const left = foldText(after.text, unitsNotShown(after, page.painted));
    const isKeptOf = (original: Placed): boolean =>
      isKept(foldText(original.text, unitsNotShown(original, page.covered)), left);
    const passed = (before !== undefined && isKeptOf(before)) || isKeptOf(await byPdfium());
    // Two different readers need not agree.
    if (!passed && !(await this.#original.opensWithPdfJs())) return;
    checks.page('remaining-text-kept', 'pdfjs', page.index, passed);
  }

  /** How often each value legitimately stays on some pages, outside the marks or in a caption. */
  async staying(indexes: Iterable<number>): Promise<Map<number, number>> {
    const staying = new Map<number, number>();
    for (const index of indexes) {
      const page = this.#pages[index];
      if (page === undefined) continue;
      const said = captionsOf(page, this.#removal.style).map((caption) => Buffer.from(caption));
      const onPage = this.#stayingOn(page, await this.#original.text(index));
      for (const counts of [onPage, ...said.map((folded) => this.#needles.inText(folded))])
        for (const [value, count] of counts) staying.set(value, (staying.get(value) ?? 0) + count);
    }
    return staying;
  }

  /**
   * How often each value stays on a page outside the marks: in its own text, or in the words that were read from its
   * pixels, which take the place of a hidden layer; where it is in both, the one that has it more often.
   */
  #stayingOn(page: MarkedPage, original: Placed): Map<number, number> {
    const staying = this.#needles.inText(staysOf(original, page));
    const layer = withoutCovered(this.#removal.layers?.get(page.index) ?? [], page.covered);
    for (const [value, count] of this.#needles.inText(foldText(layer.map(({ text }) => text).join(' '))))
      staying.set(value, Math.max(count, staying.get(value) ?? 0));
    return staying;
  }

  async close(): Promise<void> {
    this.#copy.close();
    await this.#copyJs.close();
  }
}

/** What may stay is what was known when marks were made: PDFium's reading. pdf.js sees more, which nobody looked at. */
const staysOf = (original: Placed, page: MarkedPage): Uint8Array =>
  foldText(original.text, unitsGone(original, page.boxes));

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
