import { foldToken } from '../../src/model/words.ts';
import { pick } from '../random.ts';
import type { Sentence } from '../sentence.ts';

/** Part of the words of names that become words of the text. */
const WORDED = 0.12;

/** The document with some people called like its own ordinary words: Hope, Banks, Norte. */
export function worded(document: readonly Sentence[], random: () => number): Sentence[] {
  const words = document.flatMap(({ tokens, labels }) =>
    tokens.filter((token, index) => labels[index] === 'nobody' && /^\p{Ll}{3,10}$/u.test(token)),
  );
  if (words.length === 0) return [...document];
  const met = new Map<string, string | undefined>();
  return document.map((sentence) => ({
    ...sentence,
    tokens: sentence.tokens.map((token, index) => {
      if (!sentence.labels[index]!.endsWith('person') || !/^\p{L}{3,}$/u.test(token)) return token;
      const key = foldToken(token);
      if (!met.has(key)) met.set(key, random() < WORDED ? pick(words, random) : undefined);
      const word = met.get(key);
      return word === undefined ? token : inItsCase(token, word);
    }),
  }));
}

function inItsCase(token: string, word: string): string {
  if (token === token.toUpperCase()) return word.toUpperCase();
  return token === token.toLowerCase() ? word : word.charAt(0).toUpperCase() + word.slice(1);
}
