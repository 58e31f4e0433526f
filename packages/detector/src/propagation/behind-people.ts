import type { Category } from '../categories.ts';
import type { Found } from '../found.ts';
import { SHORT_MONTHS } from '../text/calendar.ts';
import type { Document } from '../text/document.ts';
import { isCounted, unnamed } from './unnamed.ts';

/** Right behind a name or a number of hers, with nothing but a mark between: a day long ago, an RG in its groups. */
const BEHIND = new RegExp(
  `^(?: ?[,;:–—-]| ?\\()? ?(?:((?:0?[1-9]|[12]\\d|3[01])(?:[./-](?:0?[1-9]|1[0-2])[./-](?:19[2-9]\\d|200\\d|201[0-4])| (?:${SHORT_MONTHS})[a-z]{0,6} (?:19[2-9]\\d|200[0-5])))|(?<=[,(] ?)(?:n\\.?[oº°]\\.?|no\\.) ((?:[A-Z]{1,3}[- ]?)?\\d{3,9}(?:[./-]\\d{1,6}){0,2})|(\\d{1,2}\\.\\d{3}\\.\\d{3}(?:-[\\dXx])?))(?![\\dA-Za-z]|[.,/-]\\d)`,
  'i',
);
const LONGEST = 28;
const OF_SOMEBODY: ReadonlySet<Category> = new Set([
  'person',
  'cpf',
  'rg',
  'cnh',
  'national-id',
  'registration',
  'health-record',
]);
const LOOK_AHEAD = 24;
/** Days of what happened, not of who was born. Folded. */
const EVENT =
  /^[ ,;:–—-]{0,3}(?:admiss|demiss|assin|contrat|vencim|a chave|pag|hired|joined|signed|paid|due|\d{1,2}[:h])/;

/** "Rita Vilas Boas, 12.404.881, 03.09.1957": birth dates and RGs right behind people, and behind their numbers. Linear in what is found. */
export function findBehindPeople({ text, folded }: Document, found: readonly Found[]): Found[] {
  return found.flatMap((one) => {
    if (one.proposal !== 'remove' || !OF_SOMEBODY.has(one.category)) return [];
    const match = BEHIND.exec(text.slice(one.end, one.end + LONGEST));
    const [, day, number, rg] = match ?? [];
    const value = day ?? number ?? rg;
    if (match === null || value === undefined || (day === undefined && one.category !== 'person')) return [];
    const end = one.end + match[0].length;
    if (isCounted(folded, end) || EVENT.test(folded.slice(end, end + LOOK_AHEAD))) return [];
    return [unnamed({ start: end - value.length, end }, day ? 'birth-date' : number ? 'registration' : 'rg')];
  });
}
