/** What the tagger sees at once, when it is trained and when it runs: sentences, headings, rows and cells. */

import type { Range } from '../text/document.ts';

/** A line shorter than this, in characters, is a heading, a row, a verse: its end is the end of its sentence. */
const SHORT_LINE = 50;
const LONGEST_SENTENCE = 2000;
/** More tokens than this are tagged in parts. */
export const MOST_TOKENS = 120;
const ENDS = /[.!?;](?=\s)|\t|\n/g;

/** @param text normalised */
export function* sentencesIn(text: string): Generator<Range> {
  let start = 0;
  let lineStart = 0;
  for (const match of text.matchAll(ENDS)) {
    const end = match.index + 1;
    const line = match[0] === '\n';
    const short = end - lineStart < SHORT_LINE || text[end] === '\n';
    if (line) lineStart = end;
    // "Dr. João", "J. Silva": a point after something short ends nothing.
    if (
      (line && !short) ||
      (match[0] === '.' && /(?:^|[\s.(])\p{L}{1,4}$/u.test(text.slice(Math.max(start, end - 7), end - 1)))
    )
      continue;
    yield* pieces(start, end);
    start = end;
  }
  yield* pieces(start, text.length);
}

function* pieces(start: number, end: number): Generator<Range> {
  for (let from = start; from < end; from += LONGEST_SENTENCE) {
    yield { start: from, end: Math.min(end, from + LONGEST_SENTENCE) };
  }
}
