/** Ages in running text, in the many ways in which they are told. */

import { because } from '../../found.ts';
import type { Found } from '../../found.ts';
import type { Document } from '../../text/document.ts';
import { beginningAt, matchesOf, together } from '../../text/starts.ts';
import {
  AGES,
  AGE_TO_COME,
  AGES_AFTER_NAMES,
  AGE_AFTER_NAME,
  AGE_IN_BRACKETS,
  AGE_OF_NAME,
  NUMBERS,
} from './ages.ts';
import { AGE_WITH_RACE, AGE_WITH_SEX, ENGLISH_AGES } from './english.ts';
import { AGES_IN_WORDS } from './in-words.ts';
import { PORTUGUESE_AGES } from './portuguese.ts';

const OLDEST = 120;
const OF_FOLDED = together([...AGES, ...PORTUGUESE_AGES, ...ENGLISH_AGES].map((pattern) => ({ pattern })));
const OF_NAMES = together(
  [
    AGE_TO_COME,
    AGES_AFTER_NAMES,
    AGE_AFTER_NAME,
    AGE_OF_NAME,
    AGE_IN_BRACKETS,
    AGE_WITH_RACE,
    AGE_WITH_SEX,
  ].map((pattern) => ({ pattern })),
);

/** Linear. */
export function findAgesSaid({ text, folded, places }: Document): Found[] {
  const found: Found[] = [];
  const add = (match: RegExpExecArray) => {
    if (Number.parseInt(match[0], 10) > OLDEST) return;
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      category: 'age',
      detector: 'label',
      confidence: 0.88,
      reason: because('pattern-with-context'),
      proposal: 'remove',
      priority: 58,
    });
  };
  const tryAll = (start: number): void => {
    for (const [patterns, where] of [
      [OF_FOLDED, folded],
      [OF_NAMES, text],
    ] as const)
      for (const { pattern } of beginningAt(where, start, patterns)) {
        pattern.lastIndex = start;
        const match = pattern.exec(where);
        if (match !== null) add(match);
      }
  };
  matchesOf(places.folded, NUMBERS, ({ 0: number, index }) => {
    tryAll(index);
    if (number === 'com ') tryAll(index + number.length);
  });
  matchesOf(places.folded, AGES_IN_WORDS, add);
  return found;
}
