import { because, isSurePerson, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';

const LEAD = '(?:,? ?[-–] |[,;] ?| ?\\(|: ?)';
/** Groups of figures as they are dialled. */
const GROUPS = '\\+?\\(?\\d{2,5}\\)?(?:[ ./-]{1,3}\\d{2,5}){1,4}';
const END =
  '(?! ?(?:kz|mt|usd|eur|reais|pontos|votos|pts)(?![a-z]))(?=[\\n\\t,;)!?"|]|[.:/] ?(?!\\d)|$| [-–(|]| (?:e|ou|and|or|sabe|quer|pede|de|do|da|at|is|for|wants)(?![a-z]))';
/** In a cell of its own sums stand as well: only with a hyphen before the last four. */
const IN_CELL = '(?:\\(\\d{2}\\) ?)?\\d{3,5}-\\d{4}';
const DIALLED = new RegExp(`^(?:${LEAD}(${GROUPS})${END}|\\t(${IN_CELL})(?=[\\t\\n]|$))`);
/** Days, hours, terms, years, sums, scores, postcodes and the numbers of papers in the same groups. */
const ELSE =
  /(?<!^0\d{2,3})\/|\d[.-]\d{1,2}[.-]\d{2,4}|^\d{1,2}[.h]\d{2} ?[-–] ?\d{1,2}[.h]\d{2}$|^\d{1,3}(?:\.\d{3})+|^(?![29]\d\d \d{3} \d{3}$)\d{1,3}(?: \d{3})+$|^(?:(?:19|20)\d{2}[ -]{1,3})+(?:19|20)?\d{2}$|^(?!0)\d{2}(?:[ -]\d{2}){2,4}$|^\d{1,2} \d{1,2} (?:19|20)\d{2}$|^\d{5}-\d{3}$|^\d{3}[ -]\d{2}[ -]\d{4}$/;
const [FEWEST, MOST] = [7, 13];
/** Folded characters after a name that are looked at. */
const AFTER = 48;
/** What may be no name at all is followed by anything. */
const SURE = 0.6;

/** "Satoshi, 3458-1451", "Pope, 555-0177", "Delfina Roque (219 440 318)". Linear in names. */
export function findPhonesAfterNames({ folded }: Document, people: readonly Found[]): Found[] {
  return people.flatMap((one) => {
    if (!isSurePerson(one, SURE)) return [];
    const match = DIALLED.exec(folded.slice(one.end, one.end + AFTER));
    const number = match?.[1] ?? match?.[2];
    if (match === null || number === undefined || ELSE.test(number)) return [];
    const figures = number.replaceAll(/\D/g, '').length;
    if (figures < FEWEST || figures > MOST || isRange(number)) return [];
    const end = one.end + match[0].length;
    return [
      {
        start: end - number.length,
        end,
        category: 'phone',
        detector: 'label',
        confidence: 0.86,
        reason: because('pattern-with-context'),
        proposal: 'remove',
        priority: 56,
      } as const,
    ];
  });
}

/** "1500-2000", "1045-1052": from one number to one that is not far. */
function isRange(value: string): boolean {
  const [, from, to] = /^(\d{4})[ -–]{1,3}(\d{4})$/.exec(value) ?? [];
  return (
    from !== undefined &&
    to !== undefined &&
    Number(to) > Number(from) &&
    (Number(to) < Number(from) * 1.1 || to.endsWith('00'))
  );
}
