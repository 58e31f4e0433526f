/** Who paid or was paid, in the lines of a bank: "BACS CREDIT SALARY PROSSER R NORTHGATE LTD", "PIX TRANSF BIA SOUTO07/03". */

import { because, type Found } from '../found.ts';
import { ORDINARY, asFirst, asSurname, isNoWord, knownOf } from '../names/lists.ts';
import type { Document, Range } from '../text/document.ts';
import { foldToken } from '../model/words.ts';
import { matchesOf, together } from '../text/starts.ts';

/** How money moves, as banks shorten it, and what may stand before who it was. Folded. */
const MOVES = [
  '(?:bacs|fp[sio]|bgc|tfr|chaps|sto)(?: (?:credit|payment|in|out))?',
  '(?:faster|mobile|online|bank|standing|direct|instant) (?:payments?|tfr|transfer|order|credit|debit|pymt)',
  '(?:zelle|venmo|cash ?app|wire|ach)(?: (?:payment|transfer|credit))?(?= (?:from|to) )',
  '(?:salary|wages|pension|payroll|salario|proventos|pagto salario)(?: credit)?',
  'pix(?: (?:recebid[oa]|enviad[oa]|receb|rec|env|transf(?:erencia)?|qr[ -]?code|cred(?:ito)?|deb(?:ito)?|troco|agendado|devolvid[oa]))',
  '(?:ted|doc|transf(?:erencia)?)\\.?(?: (?:recebid[oa]|enviad[oa]|receb|env|cred(?:ito)?|deb(?:ito)?|pix|entre contas|conta|cc))?',
].join('|');
const BETWEEN =
  '(?:[ :-]{1,3}(?:to|from|de|para|p/|ref|salary|wages|salario|mobile|app|[cde]|ag|cc|c/c|\\d{3,16}(?:-[\\dx])?|cp :?\\d{4,10}|via))';
/** Of those who take cards for others, and write a star before whom. */
const TAKERS =
  '(?:pag|pagseguro|mp|mercadopago|ec|ifd|iz|sq|sumup|zettle|paypal|picpay|ton|stone|pp|cash app|infinitepay|asa|dl|ebanx|zelle|venmo) ?\\*';
const LINES = together(
  [
    { pattern: new RegExp(`(?<![a-z/.])(?:${MOVES})${BETWEEN}{0,4}[ :-]{1,3}(?=[a-z])`, 'y') },
    { pattern: new RegExp(`(?<![a-z/.])${TAKERS} ?(?=[a-z])`, 'y') },
  ],
  'letter',
);
const FORM = '(?:(?:MR|MRS|MS|MISS|DR|SR|SRA)\\.? )?';
const LETTERS = '\\p{Lu}';
const FAMILY = `${LETTERS}[\\p{Lu}'-]{2,20}`;
const INITIALS = `${LETTERS}(?: ${LETTERS}){0,2}`;
const ENDS = '(?!\\p{L})';
const BEFORE_FAMILY = new RegExp(`${FORM}(?<name>${INITIALS} (?<family>${FAMILY}))${ENDS}`, 'uy');
const BEHIND_FAMILY = new RegExp(`${FORM}(?<name>(?<family>${FAMILY}) ${INITIALS})${ENDS}(?!')`, 'uy');
/** "A PROBERT PLUMBING LTD" is a firm; "K HOBDAY NORTHGATE LTD" says who pays, "K HOBDAY INSURANCE" what for, "K & L HOBDAY" who else. */
const FIRM =
  /^ (?:(?:(?:BUILD(?:ERS|ING)|COMERCIO|CONSTRUCTION|ELECTRICAL|FLOORING|HEATING|JOINERY|MOTORS|PLUMBING|ROOFING|SERVICES|SERVI[CÇ]OS|STORES?|TRANSPORTES?) ){0,2}(?:LTD|LIMITED|PLC|LLC|INC|LTDA|LDA|SA|EIRELI|FC)|(?:&|AND) (?:BROS|CO|DAUGHTERS?|PARTNERS|SONS?))(?!\p{L})/u;

/** "MORRIS A LTD"; behind other words of a firm its name begins anew. */
const FIRM_ALONE = /^ (?:LTD|LIMITED|PLC|LLC|INC|LTDA)(?!\p{L})/u;

/** Words of a whole name, one after the other. */
const WORDS = /\p{Lu}[\p{Lu}'-]{0,20}(?: \p{Lu}[\p{Lu}'-]{0,20}){1,5}(?!\p{L})/uy;
const JOINS = /^(?:D[AEO]S?|E)$/;

const USUAL = 3;
const VERY_USUAL = 6;
const isFamily = (word: string): boolean => {
  const folded = foldToken(word);
  const known = knownOf(folded);
  const isOrdinary = (known & ORDINARY) !== 0;
  return (
    asSurname(known) >= (isOrdinary ? VERY_USUAL : USUAL) ||
    (!isOrdinary && word.length > 3 && isNoWord(folded))
  );
};
const isFirst = (word: string): boolean => asFirst(knownOf(foldToken(word))) >= USUAL;

/** Linear. */
export function findInStatements({ text, places }: Document): Found[] {
  const found: Found[] = [];
  matchesOf(places.folded, LINES, ({ index, 0: { length } }) => {
    const range = nameAt(text, index + length);
    if (range !== undefined)
      found.push({
        ...range,
        category: 'person',
        detector: 'label',
        confidence: 0.9,
        reason: because('label', text.slice(index, index + length).trim()),
        proposal: 'remove',
        priority: OVER_FIRMS,
      });
  });
  return found;
}

/** Over the firm behind it, and over a name that took in what stands before. */
const OVER_FIRMS = 66;

function nameAt(text: string, start: number): Range | undefined {
  const shortened = shortenedAt(BEHIND_FAMILY, text, start);
  // Behind the initial whoever pays begins anew.
  if (shortened !== undefined)
    return FIRM_ALONE.test(text.slice(shortened.end, shortened.end + 12)) ? undefined : shortened;
  const other = shortenedAt(BEFORE_FAMILY, text, start) ?? wholeAt(text, start) ?? gluedAt(text, start);
  return other === undefined || FIRM.test(text.slice(other.end, other.end + 60)) ? undefined : other;
}

function shortenedAt(pattern: RegExp, text: string, start: number): Range | undefined {
  pattern.lastIndex = start;
  const match = pattern.exec(text);
  const { name, family } = match?.groups ?? {};
  if (match === null || name === undefined || !isFamily(family!)) return undefined;
  const end = start + match[0].length;
  return { start: end - name.length, end };
}

function wholeAt(text: string, start: number): Range | undefined {
  WORDS.lastIndex = start;
  const words = WORDS.exec(text)?.[0].split(' ') ?? [];
  const known = words.findIndex(
    (word) => !(JOINS.test(word) || word.length === 1 || isFamily(word) || isFirst(word)),
  );
  const name = known < 0 ? words : words.slice(0, known);
  const isName = name.some(
    (one, at) => isFirst(one) && name.some((other, place) => place !== at && isFamily(other)),
  );
  return isName ? { start, end: start + name.join(' ').length } : undefined;
}

/** "DaviPrates", "BIASOUTO", "TRENWICK", behind the star of whoever takes cards. */
const GLUED = /(?<=\* ?)[A-Z][A-Za-z]{5,24}(?![A-Za-z])/y;
const SHORTEST = 3;
const FAIRLY_USUAL = 4;

function gluedAt(text: string, start: number): Range | undefined {
  GLUED.lastIndex = start;
  const word = GLUED.exec(text)?.[0];
  if (word === undefined || !isNoWord(word.toLowerCase())) return undefined;
  const folded = word.toLowerCase();
  if (/^(?:sao|sant[ao])/.test(folded)) return undefined;
  const cuts = Array.from({ length: folded.length - 2 * SHORTEST + 1 }, (_, at) => at + SHORTEST);
  const isTwo = cuts.some(
    (cut) =>
      asFirst(knownOf(folded.slice(0, cut))) >= FAIRLY_USUAL &&
      asSurname(knownOf(folded.slice(cut))) >= FAIRLY_USUAL,
  );
  const isInitialled =
    knownOf(folded) === 0 && asSurname(knownOf(folded.slice(1))) >= (folded.length > 6 ? USUAL : VERY_USUAL);
  return isTwo || isInitialled ? { start, end: start + word.length } : undefined;
}
