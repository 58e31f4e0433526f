/** A house by its number alone is the home of who is named right before it, or of a neighbour: "Mrs Stott (no. 7)". */

import { because, isSurePerson, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesByPattern, together } from '../text/starts.ts';

const NUMBER = '\\d{1,4}(?:-?[A-Za-z](?![\\p{L}]))?(?![\\p{L}\\d]|[.,:/-]\\d|%)';
const ENDS =
  '(?=[,.;:!?)\\n]|$| (?:and|by|has|is|was|says|said|on(?! the )|in|with|who|again|last|to|asks|asked|grows|needs)(?!\\p{L}))';
/** Right behind somebody. */
const BEHIND = new RegExp(
  `(?:(?:'s)?,? (?:at|from|in) |, | \\()(?:the )?((?:[Nn]umber|[Nn]o\\.?) ?${NUMBER})${ENDS}|(?:,|,? d[ao]|,? n[ao]) (?:casa|apto?\\.?|ap|apartamento|sobrado|kitnet|barraco)(?: n(?:\\.[º°]|º|°|\\.|[úu]mero)| de n[úu]mero)? (${NUMBER})(?=[,.;:!?)\\n]|$| (?:e|que|com|disse|pediu|reclamou|est[áa]|d[ao]s?)(?!\\p{L}))`,
  'uy',
);
/** Players, members and pages have numbers as well: a text of homes speaks of those who live side by side. Folded. */
const OF_HOMES =
  /(?<![a-z])(?:neighbou?rs?|landlord|landlady|tenants?|residents?|lodger|next door|street|cul-de-sac|hedges?|fences?|vizinh[oa]s?|morador(?:es|a)?|condomini[oa]|sindic[oa])(?![a-z])/;
/** "the neighbour at no. 14", "the parcel came to number 15", "the bins outside number 9". */
const NEAR_BY = together(
  [
    {
      pattern: new RegExp(
        `(?=[Nn])(?<=(?<!\\p{L})(?:[Nn]eighbou?rs?|[Rr]esidents?|[Tt]enants?|family|couple|people|lady|gentleman|man|woman|lad|lads|kids|house|[Pp]arcel|post|letter|bins?|fence|hedge|ivy|tree|drains?|dog|cat|party|noise|shed|windows?)(?!\\p{L})[^.;\\n\\d]{0,24} (?:at|from|of|to|in|outside|opposite|for|behind) )((?:number|no\\.?) ?${NUMBER})${ENDS}`,
        'uy',
      ),
    },
  ],
  'plain',
);
const SURE = 0.4;

/** Linear in people. */
export function findHousesOfPeople({ text, folded, places }: Document, found: readonly Found[]): Found[] {
  if (!OF_HOMES.test(folded)) return [];
  const beside = found.flatMap((one) => {
    if (!isSurePerson(one, SURE)) return [];
    BEHIND.lastIndex = one.end;
    const match = BEHIND.exec(text);
    return match === null ? [] : [match];
  });
  return [...beside, ...matchesByPattern(places.text, NEAR_BY).flat()].map((match) => {
    const number = match[1] ?? match[2]!;
    const end = match.index + match[0].length;
    return {
      start: end - number.length,
      end,
      category: 'address',
      detector: 'propagation',
      confidence: 0.85,
      reason: because('pattern-with-context'),
      proposal: 'remove',
      priority: 27,
    } as const;
  });
}
