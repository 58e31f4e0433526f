import type { PDFDict, PDFRef } from '@cantoo/pdf-lib';
import type { Code, Font } from '../fonts/font.ts';

/** A font of the source and its place in the copy, which is written when all pages are done and its uses are known. */
export interface FontUse {
  readonly dict: PDFDict;
  readonly font: Font;
  readonly target: PDFRef;
}

/** Which codes a content stream still shows, its forms and patterns included. */
export class Usage {
  readonly codes = new Map<FontUse, Set<number>>();
  readonly children = new Set<Usage>();

  show(font: FontUse, code: number): void {
    this.#of(font).add(code);
  }

  showAll(font: FontUse, codes: readonly Code[]): void {
    const own = this.#of(font);
    for (const { code } of codes) own.add(code);
  }

  #of(font: FontUse): Set<number> {
    let codes = this.codes.get(font);
    if (codes === undefined) {
      codes = new Set();
      this.codes.set(font, codes);
    }
    return codes;
  }
}

/** All codes shown by the given streams and everything that they paint. */
export function totalUsage(roots: Iterable<Usage>): Map<FontUse, Set<number>> {
  const total = new Map<FontUse, Set<number>>();
  const seen = new Set<Usage>();
  const queue = [...roots];
  for (let usage = queue.pop(); usage !== undefined; usage = queue.pop()) {
    if (seen.has(usage)) continue;
    seen.add(usage);
    queue.push(...usage.children);
    for (const [font, codes] of usage.codes) {
      const set = total.get(font) ?? new Set<number>();
      for (const code of codes) set.add(code);
      total.set(font, set);
    }
  }
  return total;
}
