import { because } from '../../found.ts';
import type { Found } from '../../found.ts';
import type { Document } from '../../text/document.ts';
import { matchesByPattern, together } from '../../text/starts.ts';

/** "Dia: 29 Mês: 02 Ano: 2024" under what they are the day of, or the three heads over the three figures. */
const BOXES = together(
  [
    {
      pattern: /(?<![a-z])dia:? ?(\d{1,2})[\s|]{1,6}mes:? ?([a-z\d]{1,9})[\s|]{1,6}ano:? ?(\d{4})/y,
      soon: 6,
    },
    {
      pattern:
        /(?<![a-z])dia[\s|]{1,6}mes[\s|]{1,6}ano[\s|]{1,6}(?:[a-z][a-z ]{9,70}[\t\n|]{1,6})?(\d{1,2})[\s|/]{1,6}([a-z\d]{1,9})[\s|/]{1,6}(\d{4})(?!\d)/y,
    },
  ],
  'letter',
);
const BOXES_OF = /(?<![a-z])(?:(nasc|birth)|obito|falecimento|casamento|death|marriage)/g;
const BOXES_BEFORE = 220;

/** Day, month and year of a birth, a death or a wedding in boxes of their own. */
export function findDateBoxes({ folded, places }: Document): Found[] {
  return matchesByPattern(places.folded, BOXES)
    .flat()
    .flatMap((match) => {
      const before = folded.slice(Math.max(0, match.index - BOXES_BEFORE), match.index);
      const word = Array.from(before.matchAll(BOXES_OF)).at(-1);
      if (word === undefined) return [];
      let to = match[0].length;
      return [3, 2, 1].map((group) => {
        to = match[0].lastIndexOf(match[group]!, to - 1);
        const start = match.index + to;
        return {
          start,
          end: start + match[group]!.length,
          category: word[1] === undefined ? ('personal-date' as const) : ('birth-date' as const),
          detector: 'label' as const,
          confidence: 0.93,
          reason: because('label', word[0]),
          proposal: 'remove' as const,
          priority: 63,
        };
      });
    });
}
