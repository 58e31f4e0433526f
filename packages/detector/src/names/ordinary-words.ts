/** Names that are words as well, told by what stands around them: "Grant applications", "Papai Noel", "conta de luz". */

import type { Document } from '../text/document.ts';
import * as english from './ordinary-words-english.ts';
import * as portuguese from './ordinary-words-portuguese.ts';
import { asFirst, asSurname, isInDictionary, knownOf } from './lists.ts';

type Patterns = ReadonlyMap<string, readonly RegExp[]>;

const LONGEST_WORD = 16;
const LOOK_BACK = 32;
const LOOK_AHEAD = 24;
/** "Mr Paid" */
const OF_SOMEBODY =
  /(?<![a-z])(?:mr|mrs|ms|miss|mx|dr|dra|sr|sra|d|dona|seu|tia|tio|prof|profa|sir|dear|pc|sgt)\.? $/;
/** What stands before a sentence; the point of a title or an initial ends none. "Told Hope you are well" is of Hope. */
const OPENING = /(?:[^\s.]{3}\.|[!?:\n"“(]) ?$/;
/** Before a word in small letters that dictionaries know; "there is a wally at the door", "uma cida ligou" are people. */
const ONE_OF_MANY = /(?<![a-z])(?<!there )(?:is|was|be|been) an? $/;
/** So usual as a name that it may be one after an article, too. */
const USUAL = 5;

const NEVER: ReadonlySet<string> = new Set(
  `${english.ENGLISH_NEVER} ${portuguese.PORTUGUESE_NEVER}`.split(' '),
);
const before = (phrases: string): RegExp => new RegExp(`(?<![a-z'])(?:${phrases}) $`);
const behind = (phrases: string): RegExp => new RegExp(`^ (?:${phrases})(?![a-z])`);
const FOLLOWED = patternsOf([english.ENGLISH_FOLLOWED, portuguese.PORTUGUESE_FOLLOWED], behind);
const SMALL_FOLLOWED = patternsOf([portuguese.PORTUGUESE_SMALL_FOLLOWED], behind);
const PRECEDED = patternsOf([english.ENGLISH_BEFORE, portuguese.PORTUGUESE_BEFORE], before);
const SMALL_PRECEDED = patternsOf([english.ENGLISH_SMALL_BEFORE, portuguese.PORTUGUESE_SMALL_BEFORE], before);

/** A lone word that nobody is called by, unless a form of address stands before it. */
export const isNeverAName = ({ folded }: Document, start: number, end: number): boolean =>
  NEVER.has(folded.slice(start, end)) && !OF_SOMEBODY.test(leadOf(folded, start));

/** A lone word that is nobody's name in its place. */
export function isOrdinaryWord({ text, folded }: Document, start: number, end: number): boolean {
  if (end - start > LONGEST_WORD) return false;
  const word = folded.slice(start, end);
  const lead = leadOf(folded, start);
  if (OF_SOMEBODY.test(lead)) return false;
  const rest = folded.slice(end, end + LOOK_AHEAD);
  if (has(PRECEDED, word, lead)) return !rest.startsWith("'");
  const opens = start === 0 || OPENING.test(lead);
  if (opens && has(FOLLOWED, word, rest)) return !/^ \p{Lu}/u.test(text.slice(end, end + 2));
  return (
    /^\p{Ll}+$/u.test(text.slice(start, end)) &&
    (has(SMALL_FOLLOWED, word, rest) ||
      has(SMALL_PRECEDED, word, lead) ||
      (ONE_OF_MANY.test(lead) && isInDictionary(word) && !isUsual(word)))
  );
}

const leadOf = (folded: string, start: number): string => folded.slice(Math.max(0, start - LOOK_BACK), start);

const isUsual = (word: string): boolean => {
  const known = knownOf(word);
  return asFirst(known) >= USUAL || asSurname(known) >= USUAL;
};

const has = (patterns: Patterns, word: string, around: string): boolean =>
  patterns.get(word)?.some((pattern) => pattern.test(around)) === true;

/** By the word, what stands around it where it is nobody. */
function patternsOf(
  tables: readonly Readonly<Record<string, string>>[],
  around: (phrases: string) => RegExp,
): Patterns {
  const patterns = new Map<string, RegExp[]>();
  for (const table of tables)
    for (const [words, phrases] of Object.entries(table)) {
      const pattern = around(phrases);
      for (const word of words.split(' ')) patterns.set(word, [...(patterns.get(word) ?? []), pattern]);
    }
  return patterns;
}
