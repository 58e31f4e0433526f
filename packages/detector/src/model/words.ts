/** What the tagger knows of one token by itself, as numbers; learnt once for each word that it meets. */

import { LISTED, type Lexicon, type Phrase } from './types.ts';

/** Hashes of the parts of a token; 0 stands for the edge of the sentence. */
export interface Word {
  readonly whole: number;
  readonly prefixes: readonly [number, number, number];
  readonly suffixes: readonly [number, number, number, number];
  readonly shape: number;
  readonly size: number;
  /** How many letters it is written with, where it is a word. */
  readonly letters: number;
  /** All that lists know, and the little of it that goes into facts with neighbours. */
  readonly listed: number;
  readonly kind: number;
  readonly folded: string;
  /** The phrases that it begins. */
  readonly phrase: Phrase | undefined;
}

export const EDGE: Word = {
  whole: 0,
  prefixes: [0, 0, 0],
  suffixes: [0, 0, 0, 0],
  shape: 0,
  size: 0,
  letters: 0,
  listed: 0,
  kind: 0,
  folded: '',
  phrase: undefined,
};

/** Lower case without accents, as the lists are. */
export const foldToken = (token: string): string => {
  for (let index = 0; index < token.length; index++) {
    if (token.charCodeAt(index) > 0x7f) return token.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  }
  return token.toLowerCase();
};

const MOST_WORDS = 50_000;

/** Remembers the words that it has met, up to a bound. */
export function createWords(lexicon: Lexicon): (token: string) => Word {
  const met = new Map<string, Word>();
  return (token) => {
    const known = met.get(token);
    if (known !== undefined) return known;
    if (met.size >= MOST_WORDS) met.clear();
    const word = describe(token, lexicon);
    met.set(token, word);
    return word;
  };
}

function describe(token: string, lexicon: Lexicon): Word {
  // "Ger's" is Ger with a mark: what is known of the name holds.
  const owner = /^(\p{L}{2,})['’]s$/iu.exec(token)?.[1];
  const folded = /^\d{3,}$/.test(token) ? figures(token) : foldToken(owner ?? token);
  const listed = lexicon.bitsOf(folded.replaceAll(/['’]/g, ''));
  const hashes = (parts: readonly string[]) => parts.map(hash);
  return {
    whole: hash(folded),
    prefixes: hashes([2, 3, 4].map((size) => folded.slice(0, size))) as [number, number, number],
    suffixes: hashes([2, 3, 4, 5].map((size) => folded.slice(-size))) as [number, number, number, number],
    shape: shapeOf(owner ?? token),
    size: Math.min(folded.length, 8) + 1,
    letters: /^\p{L}/u.test(token) ? folded.length : 0,
    listed: listed + 1,
    kind: kindOf(listed) + 1,
    folded,
    phrase: lexicon.phrases.get(folded),
  };
}

/** Long numbers are alike but for their length; years know their century. */
const figures = (digits: string): string =>
  /^(?:19|20)\d\d$/.test(digits) ? `${digits.slice(0, 2)}##` : '#'.repeat(Math.min(digits.length, 15));

/** Given name, family name, word of the language, place or thing, title, rare word, town elsewhere: one bit each. */
function kindOf(listed: number): number {
  const first = (listed >> LISTED.first) & 3;
  const surname = (listed >> LISTED.surname) & 3;
  return (
    (first > 1 ? 1 : 0) |
    (surname > 1 ? 2 : 0) |
    ((listed & LISTED.ordinary) === 0 ? 0 : 4) |
    ((listed & (LISTED.place | LISTED.thing)) === 0 ? 0 : 8) |
    ((listed & (LISTED.title | LISTED.particle)) === 0 ? 0 : 16) |
    ((listed & (LISTED.dictionary | LISTED.ordinary)) === LISTED.dictionary ? 32 : 0) |
    ((listed & LISTED.town) === 0 ? 0 : 64)
  );
}

export const SHAPES = { small: 1, capitalised: 2, capitals: 3, initial: 4, mixed: 5, figures: 6 } as const;
const MARKS = 16;

/** João, JOÃO, joão, a lone capital, McDonald, figures by their number; a mark stands for itself. */
function shapeOf(token: string): number {
  if (/^\p{Lu}$/u.test(token)) return SHAPES.initial;
  if (/^\p{Lu}[\p{Ll}\p{M}]+$/u.test(token)) return SHAPES.capitalised;
  if (/^[\p{Lu}\p{M}'’]+$/u.test(token)) return SHAPES.capitals;
  if (/^[\p{Ll}\p{M}'’]+$/u.test(token)) return SHAPES.small;
  if (/^\d+$/.test(token)) return SHAPES.figures + Math.min(token.length, 6);
  return /[\p{L}\d]/u.test(token) ? SHAPES.mixed : MARKS + (token.charCodeAt(0) & 0xff);
}

/** FNV-1a over UTF-16 units; never 0. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value | 1;
}
