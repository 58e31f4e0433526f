/** The tokens that the tagger sees, when it is trained and when it runs: words, numbers, single marks. */

import { isCombining, isDigit, isLetter } from '../text/characters.ts';

export interface Pieces {
  count: number;
  /** Into the text, end exclusive; longer than `count`. */
  readonly start: Int32Array;
  readonly end: Int32Array;
}

export const emptyPieces = (capacity: number): Pieces => ({
  count: 0,
  start: new Int32Array(capacity),
  end: new Int32Array(capacity),
});

export const copyOf = ({ count, start, end }: Pieces): Pieces => ({
  count,
  start: start.slice(0, count),
  end: end.slice(0, count),
});

const APOSTROPHES = new Set([0x27, 0x2019]);

/** Fills `pieces` from `text` between two offsets, until it is full. @returns where it stopped */
export function cut(text: string, from: number, to: number, pieces: Pieces): number {
  pieces.count = 0;
  let at = from;
  while (at < to && pieces.count < pieces.start.length) {
    const unit = text.charCodeAt(at);
    if (unit <= 0x20 || unit === 0xa0) {
      at++;
      continue;
    }
    const start = at++;
    if (isLetter(unit)) at = wordEnd(text, at, to);
    else if (isDigit(unit)) while (at < to && isDigit(text.charCodeAt(at))) at++;
    pieces.start[pieces.count] = start;
    pieces.end[pieces.count++] = at;
  }
  return at;
}

/** Letters, with single apostrophes between them: O'Brien, d'Ávila. */
function wordEnd(text: string, from: number, to: number): number {
  let at = from;
  for (; at < to; at++) {
    const unit = text.charCodeAt(at);
    if (isLetter(unit) || isCombining(unit)) continue;
    if (!APOSTROPHES.has(unit) || at + 1 >= to || !isLetter(text.charCodeAt(at + 1))) break;
  }
  return at;
}

export function tokensOf(
  text: string,
): { readonly text: string; readonly start: number; readonly end: number }[] {
  const pieces = emptyPieces(text.length);
  cut(text, 0, text.length, pieces);
  return Array.from({ length: pieces.count }, (_, index) => {
    const [start, end] = [pieces.start[index]!, pieces.end[index]!];
    return { text: text.slice(start, end), start, end };
  });
}
