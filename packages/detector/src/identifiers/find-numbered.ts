import { because, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesOf, together } from '../text/starts.ts';
import { FIREARM_NUMBERS } from './firearms.ts';
import { JOB_NUMBERS } from './job-numbers.ts';
import { LAST_FIGURES } from './last-figures.ts';
import { NAMED_NUMBERS } from './named-numbers.ts';
import { RECORD_NUMBERS } from './record-numbers.ts';
import { THING_NUMBERS } from './thing-numbers.ts';

const NUMBERED = together(
  [
    ...JOB_NUMBERS,
    ...LAST_FIGURES,
    ...FIREARM_NUMBERS,
    ...NAMED_NUMBERS,
    ...RECORD_NUMBERS,
    ...THING_NUMBERS,
  ],
  'letter',
);
/** Days, sums. */
const NO_NUMBER = /^\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})$|^\d{1,3}(?:\.\d{3})*,\d{2}$/;

/** Numbers that the word right before them tells, whatever their form. Linear. */
export function findNumbered({ places }: Document): Found[] {
  const found: Found[] = [];
  matchesOf(places.folded, NUMBERED, (match, { category }) => {
    const value = match[1] ?? match[2]!;
    if (NO_NUMBER.test(value)) return;
    const start = match.index + match[0].length;
    found.push({
      start,
      end: start + value.length,
      category,
      detector: 'identifier',
      confidence: 0.84,
      reason: because('pattern-with-context', match[0].trim()),
      proposal: 'remove',
      priority: 61,
    });
  });
  return found;
}
