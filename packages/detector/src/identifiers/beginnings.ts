/** With which two letters the words of a pattern begin, so that most patterns need not be tried on most contexts. */

import { prefixesOf } from '../text/prefixes.ts';

/** For each pair of beginning letters 1 where a word begins with it; one letter alone stands for all pairs that it begins. */
export type Beginnings = Uint8Array;

const LETTERS = 26;
const A = 0x61;
/** After its first letter a word may end: "a", "n.º". */
const NONE = LETTERS;
const PAIRS = LETTERS * (LETTERS + 1);

/** The pairs with which the words in some folded text begin; a word begins with a letter after anything else. */
export function pairsIn(...texts: readonly string[]): readonly number[] {
  const found: number[] = [];
  for (const text of texts) {
    let before = NONE;
    let letter = letterAt(text, 0);
    for (let at = 0; at < text.length; at++) {
      const next = letterAt(text, at + 1);
      if (letter !== NONE && before === NONE) found.push(pairOf(letter, next));
      before = letter;
      letter = next;
    }
  }
  return found;
}

export const shares = (one: Beginnings, pairs: readonly number[]): boolean =>
  pairs.some((pair) => one[pair] === 1);

/** Of what a pattern made by `words` can match; all of them where its source does not tell. */
export function beginningsIn(pattern: RegExp): Beginnings {
  const found = new Uint8Array(PAIRS);
  for (const prefix of prefixesOf(pattern)) {
    const letters = /^[a-z]{1,2}/.exec(prefix)?.[0] ?? '';
    if (letters === '') return found.fill(1);
    const first = letters.charCodeAt(0) - A;
    if (letters.length === 2) found[pairOf(first, letters.charCodeAt(1) - A)] = 1;
    else found.fill(1, pairOf(first, 0), pairOf(first, NONE) + 1);
  }
  return found;
}

const letterAt = (text: string, at: number): number => {
  const letter = at < text.length ? text.charCodeAt(at) - A : NONE;
  return letter >= 0 && letter < LETTERS ? letter : NONE;
};
const pairOf = (first: number, second: number): number => first * (LETTERS + 1) + second;
