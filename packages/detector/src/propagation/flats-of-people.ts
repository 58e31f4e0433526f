/** A flat or house by its number alone is the home of who stands right beside it: "Apto 21 - Neide - barulho". */

import { because, isSurePerson, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';

const NUMBER = '(?:n\\.?[º°]\\.? ?)?(\\d{1,4}(?:-?[A-Za-z](?![\\p{L}]))?|[A-Z](?![\\p{L}.]))';
const TITLE = '(?:(?:Mrs?|Ms|Miss|Dr|Sra?|Sr\\.ª|[Ss]eu|[Dd]ona|D|Estate of|[Ee]sp[óo]lio de)\\.? )?';
const BETWEEN = `(?: ?[:(=]| ?-|,) ?${TITLE}$`;
/** Up to the name; "N.º 31" is a player as well, a lot is for sale as well. */
const FLAT = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:[Aa]pt?o?\\.?|AP|[Aa]partamento|[Uu]nid(?:ade|\\.)|[Ff]ra[cç]{1,2}[ãa]o|[Cc]asa|[Ff]lat|[Aa]partment) ?${NUMBER}${BETWEEN}|(?<=^|[\\n.;] ?)(?:[Uu]nit ?(\\d{1,3}-?[A-Z])|((?:PH|Ph) ?-?\\d{1,2}[A-Z]?))(?:,|:) ?${TITLE}$|(?:[Ll]ote|LOTE) ?${NUMBER} ?[:(] ?$|(?<=^|\\n)(?:[Nn]\\.?[º°]|[Nn]o\\.?) ?${NUMBER}${BETWEEN})`,
  'u',
);
/** Who counts the people of a street: "Nº 31 - Josefa - 4 pessoas". */
const COUNTED = /^[^\n]{0,24}(?:pessoas?|moradore?s?|ausente|fechad[ao])(?!\p{L})/u;
const BY_NUMBER = /^(?:[Nn]\.?[º°]|[Nn]o\.?) ?/;
const LOOK_BACK = 32;
const SURE = 0.2;

/** Linear in people. */
export function findFlatsOfPeople({ text }: Document, found: readonly Found[]): Found[] {
  return found.flatMap((one) => {
    if (!isSurePerson(one, SURE)) return [];
    const from = Math.max(0, one.start - LOOK_BACK);
    const match = FLAT.exec(text.slice(from, one.start));
    const number = match?.slice(1).find((one) => one !== undefined);
    if (match === null || number === undefined) return [];
    if (BY_NUMBER.test(match[0]) && !COUNTED.test(text.slice(one.end, one.end + 48))) return [];
    const start = from + match.index + match[0].lastIndexOf(number);
    return [homeBeside(start, start + number.length)];
  });
}

/** A number that is the home of who is named beside it. */
export const homeBeside = (start: number, end: number): Found => ({
  start,
  end,
  category: 'address',
  detector: 'propagation',
  confidence: 0.85,
  reason: because('pattern-with-context'),
  proposal: 'remove',
  priority: 27,
});
