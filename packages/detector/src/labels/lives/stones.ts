/** Two days or years of a life as stones and obituaries have them: "★ 14-02-1940 ✝ 03-09-2011", "(*1931 +2006)". */

import { because } from '../../found.ts';
import type { Found } from '../../found.ts';
import type { Document } from '../../text/document.ts';
import { matchesOf, together } from '../../text/starts.ts';

const YEAR = '(?:1[89]|20)\\d{2}(?![\\d/-])';
const FULL = `(?:0?[1-9]|[12]\\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-]${YEAR}`;
const DAY = `(?:${FULL}|${YEAR})`;
const BORN = '[*★☆✡⭐]';
const CROSS = '[†✝✞✟]';
const GAP = '[ ,;\\n–-]{0,3}';
/** Asterisks and plus signs stand before any figure: before a year alone only behind a name. */
const NAME = "(?<=(?<!\\p{L})\\p{Lu}[\\p{L}'.-]{1,24},? ?";

const PAIRS = together(
  [
    `${BORN} ?(${DAY})${GAP}${CROSS} ?(${DAY})`,
    `${BORN} ?(${FULL})${GAP}\\+ ?(${DAY})`,
    `${NAME}\\(?)${BORN} ?(${DAY})${GAP}\\+ ?(${DAY})`,
    `(?<=\\()${BORN} ?(${FULL})(?=\\))`,
    `${NAME}\\()${BORN} ?(${YEAR})(?=\\))`,
    `${CROSS} ?(${DAY})`,
    `(?<=\\()\\+ ?(${FULL})`,
    `${NAME}\\()\\+ ?(${YEAR})(?=\\))`,
    // "✡ 1918 † 1996": the star alone is no mark of a birth.
    `[★✡] ?(${DAY})(?= ?${CROSS})`,
  ].map((source) => ({ pattern: new RegExp(source, 'uy'), soon: 3 })),
);

/** Linear. */
export function findDatesOnStones({ places }: Document): Found[] {
  const found: Found[] = [];
  matchesOf(places.text, PAIRS, (match) => {
    let from = 0;
    for (const [at, value] of match.slice(1).entries()) {
      if (value === undefined) continue;
      from = match[0].indexOf(value, from);
      const born = at === 0 && /[*★☆✡⭐]/u.test(match[0][0]!);
      found.push({
        start: match.index + from,
        end: match.index + from + value.length,
        category: born ? 'birth-date' : 'personal-date',
        detector: 'label',
        confidence: 0.9,
        reason: because('pattern-with-context', match[0][0]),
        proposal: 'remove',
        priority: 63,
      });
      from += value.length;
    }
  });
  return found;
}
