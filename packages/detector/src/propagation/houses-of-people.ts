/** A house by its number alone is the home of who is named right before it, or of a neighbour: "Mrs Stott (no. 7)". */

import { isSurePerson, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesByPattern, together } from '../text/starts.ts';
import { homeBeside } from './flats-of-people.ts';

const NUMBER = '\\d{1,4}(?:-?[A-Za-z](?![\\p{L}]))?(?![\\p{L}\\d]|[.,:/-]\\d|%)';
const ENDS =
  '(?=[,.;:!?)\\n]|$| (?:and|by|has|is|was|says|said|on(?! the )|in|with|who|again|last|to|asks|asked|grows|needs)(?!\\p{L}))';
/** Right behind somebody. */
const BEHIND = new RegExp(
  `(?:(?:'s)?,? (?:at|from|in) |, | \\()(?:the )?((?:[Nn]umber|[Nn]o\\.?) ?${NUMBER})${ENDS}|(?:,|,? d[ao]|,? n[ao]) (?:casa|apto?\\.?|ap|apartamento|sobrado|kitnet|barraco)(?: n(?:\\.[º°]|º|°|\\.|[úu]mero)| de n[úu]mero)? (${NUMBER})(?=[,.;:!?)\\n]|$| (?:e|que|com|disse|pediu|reclamou|est[áa]|d[ao]s?)(?!\\p{L}))`,
  'uy',
);
/** Nothing but a home is called so: "Dalva Reis, ap. 31", "Dalva Reis - bloco A - 31", "Nell Sharp (flat 4)". */
const FLAT_BEHIND =
  /(?:,| [-–]|(?= \()) ?\(?(?:(?:[Aa]pt?o?\.?|AP(?:TO)?|[Aa]partamento|[Ff]lat|[Aa]partment) ?(?:n[.ºo°]{1,2} ?)?#?(\d{1,4}(?:-?[A-Za-z](?!\p{L}))?)|([Bb]l(?:oco|\.) [A-Z\d]{1,2} ?[,/-] ?\d{2,4}[A-Z]?))(?![\p{L}\d%]|[.,/-]\d)(?=\s?[,.;:!?)(\n\t|/–-]|\s?$| (?:e|and|who|is|has|que|com|bl|bloco|torre|d[aeo]|pediu|disse|reclamou)(?!\p{L}))/uy;
/** "Rel. Min. Alba Reis, Ap. 300", "Recorrente: Alba Reis - Ap. 300": appeals are shortened so as well. */
const OF_A_CASE = /(?:Rel\.|Relatora?|Min\.|Des\.|Desa\.|Recorr|Apelant|Apelad|Agrav|Impetr)[^\n]{0,24}$/;
const APPEAL = /^[ ,–-]{1,3}Ap\./;
/** Players, exhibits and members have numbers as well: right by it somebody lives side by side. Folded. */
const OF_HOMES =
  /(?<![a-z])(?:neighbou?r(?:s|ing)?|landlord|landlady|lodger|next door|cul-de-sac|hedges?|vizinh[oa]s?|morador(?:es|a)?|condomin[oa]s?|condominio|sindic[oa]|residents?|tenants?)(?![a-z])(?! disput)/;
const NEAR = 120;
/** "the neighbour at no. 14", "the parcel came to number 15", "the bins outside number 9". */
const NEAR_BY = together(
  [
    {
      pattern: new RegExp(
        `(?=[Nn])(?<=(?<!\\p{L})(?:[Nn]eighbou?rs?|[Rr]esidents?|[Tt]enants?|family|couple|people|lady|gentleman|man|woman|lad|lads|kids|house|[Pp]arcel|post|bins?|fence|hedge|ivy|drains?|noise|shed)(?!\\p{L})[^.;\\n\\d]{0,24} (?:at|from|of|to|in|outside|opposite|for|behind) )((?:number|no\\.?) ?${NUMBER})${ENDS}`,
        'uy',
      ),
    },
  ],
  'plain',
);
const SURE = 0.4;

/** Linear in people. */
export function findHousesOfPeople({ text, folded, places }: Document, found: readonly Found[]): Found[] {
  const beside = found.flatMap((one) => {
    if (!isSurePerson(one, SURE)) return [];
    BEHIND.lastIndex = one.end;
    const match = BEHIND.exec(text);
    return match === null ? [] : [match];
  });
  const flats = found.flatMap((one) => {
    if (!isSurePerson(one, SURE)) return [];
    FLAT_BEHIND.lastIndex = one.end;
    const match = FLAT_BEHIND.exec(text);
    const end = FLAT_BEHIND.lastIndex;
    if (match === null) return [];
    if (APPEAL.test(match[0]) && OF_A_CASE.test(text.slice(Math.max(0, one.start - 30), one.start)))
      return [];
    return [homeBeside(end - (match[1] ?? match[2]!).length, end)];
  });
  const houses = [...beside, ...matchesByPattern(places.text, NEAR_BY).flat()].flatMap((match) => {
    const number = match[1] ?? match[2]!;
    const end = match.index + match[0].length;
    if (!OF_HOMES.test(folded.slice(Math.max(0, match.index - NEAR), end + NEAR))) return [];
    return homeBeside(end - number.length, end);
  });
  return [...flats, ...houses];
}
