/** What the network looks at: hashed parts of each token, and what lists, layout and the whole document say of it. */

import { GAPS } from '../passages.ts';
import { phraseAt } from '../phrase-at.ts';
import { surveyed } from '../survey.ts';
import type { Read } from '../read.ts';
import { LISTED, type Survey } from '../types.ts';
import { SHAPES, hash, type Word } from '../words.ts';

/** Tables that the hashes point into; the first row of headings stands for none. */
export const TABLES = { parts: 1 << 15, shapes: 272, headings: 1 << 12 } as const;
export const PARTS = 6;
/** Numbers from 0 to 1 that say what is known of a token. */
export const KNOWN = 38;

export interface Facts {
  readonly count: number;
  /** The hash of each token's word. */
  readonly words: Int32Array;
  /** `PARTS` a token: beginnings and ends. */
  readonly parts: Int32Array;
  readonly shapes: Int32Array;
  /** Two a token: the head of its column, the label before its cell. */
  readonly headings: Int32Array;
  /** `KNOWN` a token. */
  readonly known: Float32Array;
  /** Which tokens are the same word, from 1; 0 for what is no word. */
  readonly same: Int32Array;
  /** How many words there are. */
  readonly different: number;
}

/** @param survey of the whole document */
export function factsOf(read: readonly Read[], survey: Survey | undefined): Facts {
  const count = read.reduce((sum, { words }) => sum + words.length, 0);
  const facts = {
    count,
    words: new Int32Array(count),
    parts: new Int32Array(count * PARTS),
    shapes: new Int32Array(count),
    headings: new Int32Array(count * 2),
    known: new Float32Array(count * KNOWN),
    same: new Int32Array(count),
  };
  const numbers = new Map<number, number>();
  let at = 0;
  for (const { passage, words } of read) {
    const above = headingOf(passage.headings?.above, 1);
    const beside = headingOf(passage.headings?.beside, 2);
    let phrase = { start: 0, end: 0, kinds: 0 };
    for (const [index, word] of words.entries()) {
      if (index >= phrase.end) phrase = phraseFrom(words, index);
      facts.words[at] = word.whole;
      partsOf(word).forEach((part, which) => {
        facts.parts[at * PARTS + which] = placeOf(part, which + 2, 15);
      });
      facts.shapes[at] = word.shape;
      facts.headings[at * 2] = above;
      facts.headings[at * 2 + 1] = beside;
      const gap = passage.gaps?.[index] ?? (index === 0 ? GAPS.line : GAPS.space);
      const seen = survey === undefined ? 0 : surveyed(survey, word);
      writeKnown(word, { index, gap, first: index === 0, seen, phrase }, facts.known, at * KNOWN);
      if (word.shape <= SHAPES.mixed && word.size > 2) {
        const number = numbers.get(word.whole) ?? numbers.size + 1;
        numbers.set(word.whole, number);
        facts.same[at] = number;
      }
      at++;
    }
  }
  return { ...facts, different: numbers.size };
}

const partsOf = ({ prefixes, suffixes }: Word): readonly number[] => [prefixes[1], prefixes[2], ...suffixes];

/** Of a table of 2^bits rows; the same hash lies elsewhere in each. */
const placeOf = (hashed: number, table: number, bits: number): number =>
  (Math.imul(hashed, 0x9e3779b1) + table * 7919) >>> (32 - bits);

function headingOf(text: string | undefined, table: number): number {
  const last = text?.match(/[a-z]{2,}/g)?.at(-1);
  return last === undefined ? 0 : placeOf(hash(last), table, 12);
}

/** Where the longest phrase from a word on begins and ends, and what it is. */
interface PhraseRun {
  readonly start: number;
  readonly end: number;
  readonly kinds: number;
}

function phraseFrom(words: readonly Word[], start: number): PhraseRun {
  const [end, kinds] = phraseAt(words, start);
  return { start, end, kinds };
}

const FIRST_BIT = 4;
const LISTED_BITS = 7;
const PHRASE_BITS = 6;
const PHRASE_PLACES = 7;
const SURVEY_BITS = 6;
const GAP_KINDS = 4;

interface Place {
  readonly index: number;
  readonly gap: number;
  /** Of its passage. */
  readonly first: boolean;
  /** What the survey says of the word. */
  readonly seen: number;
  readonly phrase: PhraseRun;
}

function writeKnown(
  { listed, size }: Word,
  { gap, first, seen, phrase, index }: Place,
  into: Float32Array,
  from: number,
): void {
  let at = from;
  const bits = (value: number, count: number): void => {
    for (let bit = 0; bit < count; bit++) into[at++] = (value >> bit) & 1;
  };
  const oneOf = (value: number, lowest: number, highest: number): void => {
    for (let each = lowest; each <= highest; each++) into[at++] = value === each ? 1 : 0;
  };
  const lists = listed - 1;
  bits(lists >> FIRST_BIT, LISTED_BITS);
  oneOf((lists >> LISTED.first) & 3, 1, 3);
  oneOf((lists >> LISTED.surname) & 3, 1, 3);
  bits(phrase.kinds, PHRASE_BITS);
  const last = index + 1 === phrase.end ? 1 : 0;
  oneOf(phrase.kinds === 0 ? 0 : 1 + Math.min(index - phrase.start, 2) * 2 + last, 0, PHRASE_PLACES - 1);
  bits(seen, SURVEY_BITS);
  oneOf(gap, 0, GAP_KINDS - 1);
  into[at++] = first ? 1 : 0;
  into[at++] = size / 8;
}
