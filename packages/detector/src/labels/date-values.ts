import { DATE } from './date-forms.ts';

/** What stands behind labels of births and other days of a life. */

/** All that is known of many a birth: "não sabe o dia, 1970", "St Valentine's Day 1934", "julho de 1991". */
const YEAR = /(?:[\p{L}\d][\p{L}\d',./ ]{1,34}[ /,])?(?:19|20)\d{2}(?!\d)/u;
/** A scanned date, whose figures were taken for letters: "12/O3/198O". */
const MISREAD =
  /(?=[^\n]{0,9}\d)[\dOoIl|]{1,2} ?[/.-] ?[\dOoIl|]{1,2} ?[/.-] ?[\dOoIl|SB]{2,4}(?![\p{L}\d])/u;
/** Parted by spaces, as boxes of forms are: "14 09 1995". */
const BOXED = /(?:0?[1-9]|[12]\d|3[01]) (?:0?[1-9]|1[0-2]) (?:(?:19|20)\d{2}|\d{2})(?!\d)/;
/** The year first, with spaces or nothing between: "1973 05 26", "20010904". */
const YEAR_FIRST = /(?:19|20)\d{2}(?: ?)(?:0[1-9]|1[0-2]) ?(?:0[1-9]|[12]\d|3[01])(?!\d)/;
/** "Birthday: 3/19". */
const DAY_AND_MONTH = /\d{1,2}[/.]\d{1,2}(?![\d/.])/;
const OF_EVERY_YEAR: ReadonlySet<string> = new Set(['birthday', 'aniversario', 'aniv', 'niver']);
const AT_TIME = /^,?(?: -| às| as| at)? ?\d{1,2}[h:]\d{2}(?!\d)/;

/** The first form that is in the value of a label, and how sure it is. */
export function formOfDate(label: string, value: string): { form: RegExp; confidence: number } | undefined {
  const forms = [
    DATE,
    YEAR_FIRST,
    BOXED,
    MISREAD,
    ...(OF_EVERY_YEAR.has(label) ? [DAY_AND_MONTH] : []),
    YEAR,
  ];
  const form = forms.find((one) => one.test(value));
  return form === undefined ? undefined : { form, confidence: form === DATE ? 0.97 : 0.9 };
}

/** Where a date ends together with the hour behind it. */
export const endWithTime = (text: string, end: number, last: number): number =>
  end + (AT_TIME.exec(text.slice(end, Math.min(last, end + 12)))?.[0].length ?? 0);
