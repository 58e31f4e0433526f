import type { BarStyle, Check } from '../../types.ts';
import type { CheckList } from '../check-list.ts';
import { captionsOf, type MarkedPage } from '../marked-page.ts';
import { foldText } from './fold-text.ts';
import type { Needles } from './needles.ts';
import { others, type Placed, unitsGone, unitsInside } from './placed.ts';

/** Readers disagree a little on where a glyph's middle is; that much of a box's size is left out on each side. */
const EDGE = 0.08;

/** The removed values in the text that readers find, page by page. */
export class TextCheck {
  readonly #needles: Needles;
  readonly #style: BarStyle;
  readonly #checks: CheckList;
  constructor(needles: Needles, style: BarStyle, checks: CheckList) {
    this.#needles = needles;
    this.#style = style;
    this.#checks = checks;
  }

  /** @param stays how often each value may stay, which no mark takes out; asked for only where the copy shows one */
  async page(
    reader: Check['reader'],
    page: MarkedPage,
    copy: Placed,
    stays: () => Promise<ReadonlyMap<number, number>>,
  ): Promise<void> {
    const captions = captionsOf(page, this.#style);
    this.#checks.page('no-character-under-bar', reader, page.index, barsAreEmpty(page, copy, captions));
    const text = foldText(copy.text, captions.length === 0 ? undefined : unitsGone(copy, page.painted));
    const shown = this.#needles.inText(text);
    let passed = true;
    if (shown.size > 0) {
      const staying = await stays();
      passed = [...shown].every(([value, count]) => count <= (staying.get(value) ?? 0));
    }
    this.#checks.page('no-removed-text', reader, page.index, passed);
  }
}

/** A bar holds no character, or what its caption says. */
function barsAreEmpty(page: MarkedPage, copy: Placed, captions: readonly string[]): boolean {
  const inside = unitsInside(copy, page.bars, EDGE);
  if (!inside.includes(1)) return true;
  if (foldText(copy.text, others(inside)).length === 0) return true;
  return page.bars.every((box) => {
    const own = foldText(copy.text, others(unitsInside(copy, [box], EDGE)));
    const text = Buffer.from(own).toString('utf8');
    return text === '' || captions.some((caption) => caption.includes(text));
  });
}
