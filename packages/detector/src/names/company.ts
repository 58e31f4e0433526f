/** Names that are words as well, told by the company they keep: "Will you", "Grant application", "conta de luz". */

import type { Document } from '../text/document.ts';
import * as english from './company-english.ts';
import * as portuguese from './company-portuguese.ts';
import { asFirst, isInDictionary, knownOf } from './lists.ts';

type Patterns = ReadonlyMap<string, readonly RegExp[]>;

const LONGEST_WORD = 16;
const LOOK_BACK = 32;
const LOOK_AHEAD = 24;
/** "Mr Grant application forms" are of somebody. */
const OF_SOMEBODY = /(?<![a-z])(?:mr|mrs|ms|miss|mx|dr|dra|sr|sra|dona|seu|tia|tio|prof|profa|sir)\.? $/;
/** Before a word in small letters that dictionaries know. "Uma", "a": in Portuguese an article stands before names. */
const ONE_OF_MANY =
  /(?<![a-z.])(?:an|uma?|cada|pe de|(?:is|was|are|be|been|like|with|and|of|in|has|had|have|get|got|see|saw|took|take|need|want|blowing|not|such|what|it's|there's|[?.!]) a) $/;
/** So usual as a given name that it may be one after an article, too. */
const USUAL = 7;

const NEVER: ReadonlySet<string> = new Set(
  `${english.ENGLISH_NEVER} ${portuguese.PORTUGUESE_NEVER}`.split(' '),
);
const before = (company: string): RegExp => new RegExp(`(?<![a-z'])(?:${company}) $`);
const behind = (company: string): RegExp => new RegExp(`^ (?:${company})(?![a-z])`);
const FOLLOWED = patternsOf([english.ENGLISH_FOLLOWED, portuguese.PORTUGUESE_FOLLOWED], behind);
const SMALL_FOLLOWED = patternsOf([portuguese.PORTUGUESE_SMALL_FOLLOWED], behind);
const PRECEDED = patternsOf([english.ENGLISH_BEFORE, portuguese.PORTUGUESE_BEFORE], before);
const SMALL_PRECEDED = patternsOf([english.ENGLISH_SMALL_BEFORE, portuguese.PORTUGUESE_SMALL_BEFORE], before);
/** "The Young boys" are of a family. */
const FAMILIES: ReadonlySet<string> = new Set(['young', 'small', 'little', 'old', 'long']);
/** "Bishop Street", "Grant Administrator"; "Rose Petal", "Small Boy" are people. */
const WITH_CAPITALS: ReadonlySet<string> = new Set([
  'bishop',
  'christmas',
  'grant',
  'green',
  'right',
  'ruby',
]);

/** A lone word that is nobody's name in its place. */
export function isNobodyByCompany({ text, folded }: Document, start: number, end: number): boolean {
  if (end - start > LONGEST_WORD) return false;
  const word = folded.slice(start, end);
  if (NEVER.has(word)) return true;
  const isSmall = /^\p{Ll}+$/u.test(text.slice(start, end));
  const lead = folded.slice(Math.max(0, start - LOOK_BACK), start);
  if (isSmall && ONE_OF_MANY.test(lead)) return isInDictionary(word) && asFirst(knownOf(word)) < USUAL;
  const rest = folded.slice(end, end + LOOK_AHEAD);
  if (isSmall && (has(SMALL_FOLLOWED, word, rest) || has(SMALL_PRECEDED, word, lead))) return true;
  if (!isSmall && (OF_SOMEBODY.test(lead) || (FAMILIES.has(word) && /(?:the|both) $/.test(lead))))
    return false;
  return (
    (has(FOLLOWED, word, rest) && mayGoOn(text, word, end)) ||
    (has(PRECEDED, word, lead) && !rest.startsWith("'"))
  );
}

const has = (patterns: Patterns, word: string, around: string): boolean =>
  patterns.get(word)?.some((pattern) => pattern.test(around)) === true;

/** "PRIOR TO", "Young drivers" */
const mayGoOn = (text: string, word: string, end: number): boolean =>
  WITH_CAPITALS.has(word) ||
  /^\p{Lu}/u.test(text.slice(end - 1, end)) ||
  !/^ \p{Lu}/u.test(text.slice(end, end + 2));

/** By the word, what stands around it where it is nobody. */
function patternsOf(
  tables: readonly Readonly<Record<string, string>>[],
  around: (company: string) => RegExp,
): Patterns {
  const patterns = new Map<string, RegExp[]>();
  for (const table of tables)
    for (const [words, company] of Object.entries(table)) {
      const pattern = around(company);
      for (const word of words.split(' ')) patterns.set(word, [...(patterns.get(word) ?? []), pattern]);
    }
  return patterns;
}
