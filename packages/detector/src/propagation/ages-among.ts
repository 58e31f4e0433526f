/** "meu marido Túlio, 41; Nina 11 e Davi 8": where the age of one is told, the numbers behind the others are theirs. */

import { because, isSurePerson, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';

/** A number right behind a name, and nothing that it counts. Folded. */
const BEHIND =
  /^(?:,? | [–-] | \()(\d{1,3})(?: ?a)?(?=[;)]|,(?!\d)|\.(?!\d)|\n|$| (?:e|and|mas|but|com|with|n[ao]|in)(?![a-z])| (?:[–-]|\())/;
const LONGEST = 16;
const OLDEST = 110;
/** An age as far as this on the same line tells what the numbers are. */
const NEAR = 160;
/** Ages that are looked at for one name: a line of more tells by those. */
const MOST_NEAR = 12;
const SURE = 0.3;

/** Linear in what is found. */
export function findAgesAmong({ text, folded }: Document, found: readonly Found[]): Found[] {
  const sorted = found.toSorted((a, b) => a.start - b.start);
  const ages = sorted.filter(({ category, proposal }) => category === 'age' && proposal === 'remove');
  if (ages.length === 0) return [];
  let next = 0;
  return sorted.flatMap((one) => {
    if (!isSurePerson(one, SURE)) return [];
    while (next < ages.length && ages[next]!.end < one.start - NEAR) next++;
    const match = BEHIND.exec(folded.slice(one.end, one.end + LONGEST));
    if (match === null || Number(match[1]) > OLDEST) return [];
    const end = one.end + match[0].indexOf(match[1]!) + match[1]!.length;
    if (!ages.slice(next, next + MOST_NEAR).some((age) => isOnItsLine(text, age, one.end))) return [];
    return [
      {
        start: end - match[1]!.length,
        end,
        category: 'age',
        detector: 'label',
        confidence: 0.8,
        reason: because('pattern-with-context'),
        proposal: 'remove',
        priority: 6,
      },
    ];
  });
}

function isOnItsLine(text: string, { start, end }: Found, at: number): boolean {
  const [from, to] = end <= at ? [end, at] : [at, start];
  return to - from <= NEAR && !text.slice(from, to).includes('\n');
}
