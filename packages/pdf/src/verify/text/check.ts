import type { BarStyle, Check } from '../../types.ts';
import type { CheckList } from '../check-list.ts';
import { captionsOf, type MarkedPage } from '../marked-page.ts';
import { fold } from './fold.ts';
import { isKept } from './kept.ts';
import type { Needles } from './needles.ts';
import { type Placed, textInside, textOutside } from './placed.ts';

/** Readers disagree a little on where a glyph's middle is; that much of a box's size is left out on each side. */
const EDGE = 0.08;

/** The removed values in the text that readers find, page by page. */
export class TextCheck {
  readonly #needles: Needles;
  readonly #style: BarStyle;
  readonly #checks: CheckList;
  /** How often each value legitimately stays in the whole document: outside the marks, or in a caption. */
  readonly expected = new Map<number, number>();

  constructor(needles: Needles, style: BarStyle, checks: CheckList) {
    this.#needles = needles;
    this.#style = style;
    this.#checks = checks;
  }

  page(reader: Check['reader'], page: MarkedPage, copy: Placed, original: () => Placed): void {
    const captions = captionsOf(page, this.#style);
    this.#checks.page('no-character-under-bar', reader, page.index, barsAreEmpty(page, copy, captions));
    for (const caption of captions) this.expect(caption);
    const shown = this.#needles.inText(fold(textWithoutCaptions(page, copy, captions)));
    let passed = true;
    if (shown.size > 0) {
      const stays = this.#needles.inText(fold(textOutside(original(), page.boxes)));
      passed = [...shown].every(([value, count]) => count <= (stays.get(value) ?? 0));
    }
    this.#checks.page('no-removed-text', reader, page.index, passed);
  }

  /** Text that stays, whose occurrences of a value are no leak. */
  expect(text: string): void {
    for (const [value, count] of this.#needles.inText(fold(text))) {
      this.expected.set(value, (this.expected.get(value) ?? 0) + count);
    }
  }
}

/** A bar holds no character, or what its caption says. */
function barsAreEmpty(page: MarkedPage, copy: Placed, captions: readonly string[]): boolean {
  return page.boxes.every((box) => {
    const inside = fold(textInside(copy, box, EDGE));
    return inside === '' || captions.some((caption) => caption.includes(inside));
  });
}

const textWithoutCaptions = (page: MarkedPage, copy: Placed, captions: readonly string[]): string =>
  captions.length === 0 ? copy.text : textOutside(copy, page.bars);

/** Pages that became pictures keep text only as far as their layer goes. */
export function checkKept(
  page: MarkedPage,
  before: Placed | undefined,
  after: Placed,
  checks: CheckList,
): void {
  if (page.way === 'picture' || before === undefined) return;
  const passed = isKept(textOutside(before, page.bars), textOutside(after, page.bars));
  checks.page('remaining-text-kept', 'pdfjs', page.index, passed);
}
