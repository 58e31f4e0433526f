/** The same documents with other things in them: brands, places and public persons that lists know, in each other's stead. */

import { readFileSync } from 'node:fs';
import { phraseAt } from '../src/model/phrase-at.ts';
import { tokensOf } from '../src/model/tokens.ts';
import { PHRASES } from '../src/model/types.ts';
import { foldToken, type Word } from '../src/model/words.ts';
import { PARTICLE, asFirst, asSurname, knownOf } from '../src/names/lists.ts';
import { pick } from './random.ts';
import type { Sentence } from './sentence.ts';

const FILES: readonly (readonly [file: string, kind: number])[] = [
  ['nobody', PHRASES.nobody],
  ['famous', PHRASES.famous],
  ['places-world', PHRASES.place],
];
/** Part of the things of a document that become others. */
const CHANGED = 0.5;
/** How usual words may be as names of people to stand for a thing, alone or beside each other. */
const USUAL = 5;

/** By kind and number of tokens. */
const things = new Map<string, string[][]>();
for (const [file, kind] of FILES) {
  const lines = readFileSync(new URL(`own/${file}.txt`, import.meta.url), 'utf8').split('\n');
  for (const line of lines) {
    const tokens = tokensOf(line).map(({ text }) => text);
    if (line.startsWith('#') || tokens.every(mayBeSomebodys)) continue;
    const key = keyOf(kind, tokens.length);
    const alike = things.get(key) ?? [];
    alike.push(/\p{Lu}/u.test(line) ? tokens : tokens.map(capitalised));
    things.set(key, alike);
  }
}

function mayBeSomebodys(word: string): boolean {
  const known = knownOf(foldToken(word));
  return asFirst(known) >= USUAL || asSurname(known) >= USUAL || (known & PARTICLE) !== 0;
}

function capitalised(word: string): string {
  return (knownOf(foldToken(word)) & PARTICLE) === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

function keyOf(kind: number, tokens: number): string {
  return `${kind} ${tokens}`;
}

/** Each thing becomes the same other one throughout; it has as many tokens, so that marks stay where they are. */
export function withOtherThings(
  document: readonly Sentence[],
  wordOf: (token: string) => Word,
  random: () => number,
): Sentence[] {
  const met = new Map<string, readonly string[] | undefined>();
  return document.map((sentence) => {
    const words = sentence.tokens.map(wordOf);
    const tokens = [...sentence.tokens];
    for (let index = 0; index < words.length;) {
      const [end, kinds] = phraseAt(words, index);
      if (kinds !== 0 && isThing(sentence, index, end)) {
        const key = words.slice(index, end).map(({ whole }) => whole).join(' '); // prettier-ignore
        if (!met.has(key)) met.set(key, random() < CHANGED ? another(kinds, end - index, random) : undefined);
        const other = met.get(key);
        if (other !== undefined)
          tokens.splice(index, end - index, ...inTheCaseOf(tokens.slice(index, end), other));
      }
      index = end;
    }
    return { ...sentence, tokens };
  });
}

/** Capitalised, and nobody marked it as somebody or as somebody's. */
const isThing = ({ tokens, labels, details }: Sentence, from: number, to: number): boolean =>
  /^\p{Lu}/u.test(tokens[from]!) &&
  labels.slice(from, to).every((label) => !label.endsWith('person') && label !== 'any') &&
  (details === undefined || details.slice(from, to).every((detail) => detail === 'none'));

function another(kinds: number, tokens: number, random: () => number): readonly string[] | undefined {
  const of = FILES.flatMap(([, kind]) =>
    (kinds & kind) === 0 ? [] : (things.get(keyOf(kind, tokens)) ?? []),
  );
  return of.length === 0 ? undefined : pick(of, random);
}

/** In capitals where all of it was; else as the list writes it, which knows its small words. */
function inTheCaseOf(tokens: readonly string[], other: readonly string[]): readonly string[] {
  const written = tokens.join('');
  return written.length > 1 && written === written.toUpperCase()
    ? other.map((token) => token.toUpperCase())
    : other;
}
