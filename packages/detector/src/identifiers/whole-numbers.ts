/** Groups of one number beside the part of it that a form knows: "14 4718 2033 9", "0311 7748 2Z", "FGK 20447-RS". */

import type { Category } from '../categories.ts';
import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';

const OF_GROUPS: ReadonlySet<Category> = new Set([
  'registration',
  'health-record',
  'national-id',
  'professional-id',
  'tax-id',
  'device',
  'passport',
  'card',
  'cnh',
  'bank-account',
  'phone',
]);
/** What is written in groups, not with marks of its own. */
const GROUPED = /^(?:[A-Z]{1,6} ?)?\d[\d ]*[A-Z]{0,2}\d{0,4}$/;
const MARK = '(?=[,;)\\n\\t|]|\\.(?:\\s|$)| \\(|$)';
/** Up to the next mark nothing but groups: "2 bedrooms" is none. */
const BEHIND = new RegExp(
  `(?:(?: ?/ ?(?:IRN )?| )\\d{1,6}[A-Z]?(?![\\p{L}\\d])| [A-Z]{1,2}\\d{1,4}[A-Z]{0,2}(?![\\p{L}\\d])| [A-Z](?= \\d)|-[A-Z]{1,2}(?![\\p{L}\\d])){1,5}${MARK}`,
  'uy',
);
/** Right behind a mark or the word that leads to the number. */
const BEFORE =
  /(?<=(?:^|[:;,(=#\t\n]|(?<!\p{L})(?:nos?|n[º°o]|number|numero|número|is|é|have|reference|(?:smart|library|club|gift)?card|licence|license|cart[ãa]o|badge|code)\.?) ?)(?:[A-Z]{1,5} )?(?:\d{1,6} ){1,4}$/u;
/** "•••• 2210", "...0081": figures that are hidden already. */
const MASKED = /(?:\d{0,4}[*•●·xX]{2,}[ .-]?){1,4}$/u;
/** A year, an hour or a house number is written alone. */
const SINGLE = /^ (?:19|20)\d{2}$|^ \d{1,2}$/;
const LOOK_BACK = 28;
/** What a telephone is not asked by: its groups are a count or the next cell, those of a card are the card. */
const NO_PHONE =
  /(?<!\p{L})(?:reference|card|cart[ãa]o|carteir(?:a|inha)|policy|ap[óo]lice|member|customer|licen[cs]e|badges?|matr[íi]cula|conv[êe]nio|benef[íi]cio|plano)(?!\p{L})[^.;\n\d]{0,40}[\d ]{0,8}$/iu;
const FAR_BACK = 64;
/** "99999-1111 / 2222": of the lines behind the first only the end is said; no years. */
const MORE_LINES =
  /(?<=[-. ]\d{4})(?: ?\/ ?(?!20[0-3]\d(?!\d| ?\/ ?\d{4}))(?:(?:\(?\d{2}\)? ?)?9?\d{4}[-. ]?)?\d{4}(?![\d.,-])){1,6}/uy;

/** Linear in what is found. */
export function wholeNumbers({ text }: Document, found: readonly Found[]): Found[] {
  return found.map((one) => {
    if (!OF_GROUPS.has(one.category) || one.proposal !== 'remove') return one;
    if (
      one.category === 'phone' &&
      !NO_PHONE.test(text.slice(Math.max(0, one.start - FAR_BACK), one.start))
    ) {
      MORE_LINES.lastIndex = one.end;
      return { ...one, end: one.end + (MORE_LINES.exec(text)?.[0].length ?? 0) };
    }
    const value = text.slice(one.start, one.end);
    if (!GROUPED.test(value)) return one;
    BEHIND.lastIndex = one.end;
    const behind = BEHIND.exec(text)?.[0] ?? '';
    const leading = text.slice(Math.max(0, one.start - LOOK_BACK), one.start);
    const before = BEFORE.exec(leading)?.[0] ?? MASKED.exec(leading)?.[0] ?? '';
    const goesOn = value.includes(' ') || !SINGLE.test(behind);
    return { ...one, start: one.start - before.length, end: one.end + (goesOn ? behind.length : 0) };
  });
}
