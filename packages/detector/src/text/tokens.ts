import { FOLDED, isDigit, isLetter } from './characters.ts';
import type { Document } from './document.ts';

export const WORD = 1;
export const NUMBER = 2;

/** The words and numbers of a document in order, as columns: one object a word would cost ten times as much. */
export interface Tokens {
  readonly count: number;
  /** Into `Document.text`, end exclusive. */
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly kind: Uint8Array;
  readonly shape: Uint8Array;
}

export const LOWER = 0;
export const CAPITALISED = 1;
export const CAPITALS = 2;
export const MIXED = 3;

/** A word may hold apostrophes inside (d'Ávila, O'Brien); a hyphen parts two words. */
export function tokenise(document: Document): Tokens {
  const { text, folded } = document;
  const capacity = text.length + 1;
  const start = new Int32Array(capacity);
  const end = new Int32Array(capacity);
  const kind = new Uint8Array(capacity);
  const shape = new Uint8Array(capacity);
  let count = 0;
  for (let index = 0; index < text.length;) {
    const unit = text.charCodeAt(index);
    if (isLetter(unit)) {
      start[count] = index;
      let capitals = 0;
      let letters = 0;
      const first = FOLDED[unit] !== unit;
      while (index < text.length) {
        const inner = text.charCodeAt(index);
        if (isLetter(inner)) {
          letters++;
          if (text.charCodeAt(index) !== folded.charCodeAt(index) && isUpper(inner)) capitals++;
        } else if (inner !== 0x27 || letters === 0 || !isLetter(text.charCodeAt(index + 1)) || letters > 2)
          break;
        index++;
      }
      end[count] = index;
      kind[count] = WORD;
      shape[count++] = shapeOf(first && isUpper(unit), capitals, letters);
    } else if (isDigit(unit)) {
      start[count] = index;
      while (index < text.length && isDigit(text.charCodeAt(index))) index++;
      end[count] = index;
      kind[count++] = NUMBER;
    } else index++;
  }
  return { count, start, end, kind, shape };
}

const isUpper = (unit: number): boolean => {
  if (unit < 0x80) return unit >= 0x41 && unit <= 0x5a;
  const letter = String.fromCharCode(unit);
  return letter !== letter.toLowerCase();
};

function shapeOf(first: boolean, capitals: number, letters: number): number {
  if (capitals === 0) return LOWER;
  if (first && capitals === 1) return CAPITALISED;
  return capitals === letters ? CAPITALS : MIXED;
}

/** Index of the first token that starts at or after an offset. */
export function firstTokenAt(starts: Int32Array, count: number, offset: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (starts[middle]! < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
