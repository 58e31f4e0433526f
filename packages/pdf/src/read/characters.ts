import type { Pdfium } from '../engine/pdfium.ts';
import { BLOCK, CharacterBlock, GENERATED, HIDDEN, HYPHENATED, UNMAPPED } from './character-block.ts';
import type { Matrix } from './page-space.ts';
import type { TextWithBoxes } from './text-with-boxes.ts';

const REPLACEMENT = 0xfffd;
const HYPHEN = 0x2d;
const CARRIAGE_RETURN = 0x0d;
const LINE_FEED = 0x0a;

/** What the characters of a page tell besides themselves, where it is asked for. */
export interface CharacterFacts {
  /** Centres of characters painted with render mode 3: x, y, x, y … in page space. */
  readonly invisible: readonly number[];
  /** A run of characters without a usable map to Unicode, or too many of them. */
  readonly unreadable: boolean;
}

/**
 * Reads the characters of a page or appearance in PDFium's order into `into`.
 *
 * The box of a character is its cell (advance × ascent and descent of the font), widened where its ink leaves the
 * cell: a bar drawn from cells doesn't tell which letters were under it.
 * @param page an FPDF_PAGE
 */
export function readCharacters(
  pdfium: Pdfium,
  page: number,
  space: Matrix,
  into: TextWithBoxes,
  wantsFacts: boolean,
): CharacterFacts {
  const { call } = pdfium;
  const textPage = call.FPDFText_LoadPage(page);
  if (textPage === 0) return { invisible: [], unreadable: false };
  const count = call.FPDFText_CountChars(textPage);
  const invisible: number[] = [];
  const readability = new Readability();
  const asked = new CharacterBlock(pdfium, textPage);
  const { a, b, c, d, e, f } = space;
  let left = 0;
  let top = 0;
  let right = 0;
  let bottom = 0;

  for (let first = 0; first < count; first += BLOCK) {
    const length = Math.min(BLOCK, count - first);
    asked.read(first, length, wantsFacts);
    const { words, floats, doubles } = pdfium;
    for (let at = 0; at < length; at += 1) {
      const code = words[asked.codeAt(at)]!;
      const kind = words[asked.kindAt(at)]!;
      if (kind === GENERATED) {
        if (code !== CARRIAGE_RETURN) into.add(usable(code), right, top, right, bottom);
        continue;
      }
      const float = asked.cellAt(at);
      const double = asked.inkAt(at);
      const x0 = Math.min(floats[float]!, doubles[double]!);
      const y1 = Math.max(floats[float + 1]!, doubles[double + 3]!);
      const x1 = Math.max(floats[float + 2]!, doubles[double + 1]!);
      const y0 = Math.min(floats[float + 3]!, doubles[double + 2]!);
      // The space's matrix only mirrors and turns by quarters, so one of each pair below is zero.
      const xa = (a === 0 ? c * y0 : a * x0) + e;
      const xb = (a === 0 ? c * y1 : a * x1) + e;
      const ya = (d === 0 ? b * x0 : d * y0) + f;
      const yb = (d === 0 ? b * x1 : d * y1) + f;
      left = Math.min(xa, xb);
      right = Math.max(xa, xb);
      top = Math.min(ya, yb);
      bottom = Math.max(ya, yb);

      if ((kind & HIDDEN) !== 0) invisible.push((left + right) / 2, (top + bottom) / 2);
      if ((kind & HYPHENATED) !== 0) {
        // PDFium joins the parts of a word that a line end divides; the reader shows what is on the page.
        into.add(HYPHEN, left, top, right, bottom);
        into.add(LINE_FEED, right, top, right, bottom);
        continue;
      }
      readability.saw(code, (kind & UNMAPPED) !== 0);
      into.add(usable(code), left, top, right, bottom);
    }
  }
  call.FPDFText_ClosePage(textPage);
  return { invisible, unreadable: readability.unreadable };
}

function usable(code: number): number {
  return code === 0 || code > 0x10ffff ? REPLACEMENT : code;
}

/** A bullet from a symbol font is nothing; the eleven digits of a number are. */
class Readability {
  static readonly RUN = 4;
  static readonly SHARE = 0.1;
  #all = 0;
  #bad = 0;
  #run = 0;
  #longest = 0;

  saw(code: number, unmapped: boolean): void {
    this.#all++;
    if (!unmapped && !meaningless(code)) {
      this.#run = 0;
      return;
    }
    this.#bad++;
    this.#longest = Math.max(this.#longest, ++this.#run);
  }

  get unreadable(): boolean {
    return this.#longest >= Readability.RUN || this.#bad > this.#all * Readability.SHARE;
  }
}

/** Control characters, private use, replacement and non-characters. */
function meaningless(code: number): boolean {
  return (
    code < 0x20 ||
    (code >= 0x7f && code < 0xa0) ||
    (code >= 0xe000 && code <= 0xf8ff) ||
    (code >= 0xfff0 && code <= 0xffff) ||
    code >= 0xf0000
  );
}
