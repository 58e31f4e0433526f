/** With which two letters the words of a pattern begin, so that most patterns need not be tried on most contexts. */

import { prefixesOf } from '../text/prefixes.ts';

/** One bit for each pair of beginning letters; one letter alone stands for all pairs that it begins. */
export type Beginnings = Uint32Array;

const LETTERS = 26;
const A = 0x61;
/** After its first letter a word may end: "a", "n.º". */
const NONE = LETTERS;
const PAIRS = LETTERS * (LETTERS + 1);
const none = (): Beginnings => new Uint32Array(Math.ceil(PAIRS / 32));

/** Of the words in some folded text; a word begins with a letter after anything else. */
export function beginningsOf(...texts: readonly string[]): Beginnings {
  const found = none();
  for (const text of texts) {
    let inWord = false;
    for (let at = 0; at < text.length; at++) {
      const letter = letterAt(text, at);
      if (letter !== NONE && !inWord) set(found, letter, letterAt(text, at + 1));
      inWord = letter !== NONE;
    }
  }
  return found;
}

export function shares(one: Beginnings, other: Beginnings): boolean {
  for (let at = 0; at < one.length; at++) if ((one[at]! & other[at]!) !== 0) return true;
  return false;
}

/** Of what a pattern made by `words` can match; all of them where its source does not tell. */
export function beginningsIn(pattern: RegExp): Beginnings {
  const found = none();
  for (const prefix of prefixesOf(pattern)) {
    const letters = /^[a-z]{1,2}/.exec(prefix)?.[0] ?? '';
    if (letters === '') return found.fill(0xffff_ffff);
    if (letters.length === 2) set(found, letters.charCodeAt(0) - A, letters.charCodeAt(1) - A);
    else for (let next = 0; next <= NONE; next++) set(found, letters.charCodeAt(0) - A, next);
  }
  return found;
}

const letterAt = (text: string, at: number): number => {
  const letter = text.charCodeAt(at) - A;
  return letter >= 0 && letter < LETTERS ? letter : NONE;
};
const set = (found: Beginnings, first: number, second: number): void => {
  const pair = first * (LETTERS + 1) + second;
  found[pair >> 5]! |= 1 << (pair & 31);
};
