import type { CheckedPages, PageOutcome } from '../types.ts';
import { CheckList } from './check-list.ts';
import { OriginalPages } from './original-pages.ts';
import { neededGone, PageChecks, type Removal } from './page-checks.ts';
import { loadPdfJs } from './pdfjs/open.ts';
import type { Needles } from './text/needles.ts';

/** Pages whose text is kept for the copy to come: 40 kB each. */
const MOST_AHEAD = 600;
/** Of all pages; the others are most likely checked by whoever makes the copy. */
const PART_AHEAD = 0.55;

/** The other end of an `Assistant`: checks parts of copies of one original in a process of its own. */
export class CopyAssistant {
  readonly #removal: Removal;
  readonly #original: OriginalPages;
  readonly #needles: Needles;
  #pages: PageChecks | undefined;
  #begun: Promise<void> = Promise.resolve();
  #read = 0;
  #drawn = 0;

  /** @throws PdfRefused */
  static async open(original: Uint8Array, removal: Removal, password?: string): Promise<CopyAssistant> {
    await loadPdfJs();
    return new CopyAssistant(removal, await OriginalPages.open(original, password));
  }

  private constructor(removal: Removal, original: OriginalPages) {
    this.#removal = removal;
    this.#original = original;
    this.#needles = neededGone(removal);
  }

  /**
   * Reads or draws one more page of the original while there is no copy yet, from the back, where it will be asked for
   * pages: first all are read.
   * @returns false when there is nothing more to do
   */
  async workAhead(): Promise<boolean> {
    const last = this.#original.reader.pageCount - 1;
    const most = Math.min(MOST_AHEAD, Math.ceil(PART_AHEAD * (last + 1)));
    if (this.#pages !== undefined) return false;
    if (this.#read < most) {
      await this.#original.readAhead(last - this.#read++);
      return true;
    }
    return this.#drawn < most && this.#original.drawAhead(last - this.#drawn++);
  }

  /** @throws where the copy can't be opened: whoever asks checks it alone then, and says why */
  async begin(bytes: Uint8Array, outcomes: readonly PageOutcome[]): Promise<void> {
    this.#begun = this.#open(bytes, outcomes);
    await this.#begun;
  }

  async #open(bytes: Uint8Array, outcomes: readonly PageOutcome[]): Promise<void> {
    await this.#pages?.close();
    const copy = { bytes, outcomes };
    this.#pages = await PageChecks.open(this.#removal, this.#needles, this.#original, copy, new CheckList());
    if (this.#pages === undefined) throw new Error('The copy does not open');
  }

  /** Checks the pages from `from` up to `to` of the copy that was begun last. */
  async check(from: number, to: number): Promise<CheckedPages> {
    await this.#begun;
    if (this.#pages === undefined) throw new Error('There is no copy to check');
    return await this.#pages.check(from, to);
  }

  async close(): Promise<void> {
    await this.#pages?.close();
    await this.#original.close();
  }
}
