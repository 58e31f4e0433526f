/** The shipped word lists as the tagger's lexicon. */

import { readFileSync } from 'node:fs';
import { LISTED, type Lexicon } from '../src/model/types.ts';

export function readLexicon(): Lexicon {
  const sets = [
    [LISTED.firstName, read('first-names')],
    [LISTED.surname, read('surnames')],
    [LISTED.place, read('places')],
    [LISTED.ordinary, read('ordinary-words')],
  ] as const;
  return (folded) => sets.reduce((bits, [bit, words]) => (words.has(folded) ? bits | bit : bits), 0);
}

/** A line is a word, or a word, a space and how common it is from 1 to 3. */
export function read(name: string): ReadonlySet<string> {
  const lines = readFileSync(new URL(`../src/lists/${name}.txt`, import.meta.url), 'utf8').split('\n');
  return new Set(lines.map((line) => line.replace(/ \d$/, '')));
}
