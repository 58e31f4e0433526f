/** The pages as one normalised text with the way back to their very characters. */

import type { Finding, Span, TextPage } from '../types.ts';
import type { Places } from './places.ts';

export interface Document {
  readonly pages: readonly TextPage[];
  /** All pages, normalised: one line feed between lines and pages, a tab between cells. */
  readonly text: string;
  /** `text` in lower case without accents; the same length, unit for unit. */
  readonly folded: string;
  /** Where something may begin in the two. */
  readonly places: Readonly<Record<'text' | 'folded', Places>>;
  /** For each unit of `text`: where what it stands for starts and ends in the pages laid end to end. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Where each page starts in the pages laid end to end; one more entry for the end. */
  readonly pageStarts: readonly number[];
}

/** A run of units of the normalised text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The spans and the very text of a run: one span a page, line breaks included. */
export function locate(document: Document, range: Range): Pick<Finding, 'spans' | 'text'> {
  const start = document.from[range.start]!;
  const end = document.to[range.end - 1]!;
  const spans: Span[] = [];
  const texts: string[] = [];
  for (let page = pageOf(document, start); page < document.pages.length; page++) {
    const offset = document.pageStarts[page]!;
    if (offset >= end) break;
    const text = document.pages[page]!.text;
    const span = { page, start: Math.max(0, start - offset), end: Math.min(text.length, end - offset) };
    if (span.end <= span.start) continue;
    spans.push(span);
    texts.push(text.slice(span.start, span.end));
  }
  return { spans: spans as [Span, ...Span[]], text: texts.join('\n') };
}

/** The page that holds an offset of the pages laid end to end. */
export function pageOf(document: Document, offset: number): number {
  let low = 0;
  let high = document.pages.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (document.pageStarts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
