import { ANY_ENGLISH_MONTH, PORTUGUESE_MONTHS, SHORT_PORTUGUESE_MONTHS } from '../text/calendar.ts';
import { ENGLISH_NUMBER, ENGLISH_ORDINALS, ENGLISH_TEENS } from '../text/number-words.ts';

/** As they are written and folded. */
const MONTHS = `(?:${PORTUGUESE_MONTHS.replace('ç', '[cç]')}|${SHORT_PORTUGUESE_MONTHS})`;
const ENGLISH_MONTHS = `(?:${ANY_ENGLISH_MONTH.toLowerCase()})`;

const DAY_IN_WORDS =
  '(?:primeiro|um|dois|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezasseis|dezessete|dezassete|dezoito|dezenove|dezanove|vinte(?: e \\p{L}{2,6})?|trinta(?: e um)?)';
const SAID_AGAIN = '(?: \\((?:\\d{1,2}|\\p{L}{2,8}(?: e \\p{L}{2,6})?)\\))?';
/** "dias do mês de março do ano de": between the day and the year of a deed. */
const OF_MONTH = `(?: dias?)?(?: do m[eê]s)?(?: de)? ${MONTHS}(?: do ano)? de`;
const ENGLISH_DAY_IN_WORDS = `(?:${ENGLISH_ORDINALS}|tenth|eleventh|twelfth|${ENGLISH_TEENS}th|twentieth|twenty[ -]${ENGLISH_ORDINALS}|thirtieth|thirty[ -]first)`;
const ENGLISH_YEAR_IN_WORDS = `(?:(?:eighteen|nineteen|twenty|(?:one|two) thousand)(?: hundred)?(?: and)?(?: (?:(?:eight|nine) hundred(?: and)? )?(?:oh[ -])?${ENGLISH_NUMBER})?)(?!\\p{L})`;
const IN_THE_YEAR = '(?:,? in the year(?: of our lord)?)?';

/** A calendar date in figures or words, Portuguese or English. */
export const DATE = new RegExp(
  [
    '\\d{1,2}[º°]?\\s?[/.-]\\s?\\d{1,2}\\s?[/.-]\\s?(?:\\d{4}|\\d{2})(?!\\d)',
    `\\d{2}(?:${MONTHS}|${ENGLISH_MONTHS})(?:19|20)?\\d{2}(?![\\d\\p{L}])`,
    '\\d{4}[-/.]\\d{2}[-/.]\\d{2}(?!\\d)',
    '(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\\d{2}(?!\\d)',
    `\\d{1,2}(?:º|°|o|er)?\\s(?:\\(\\p{L}{2,8}(?: e \\p{L}{2,6})?\\)\\s)?(?:de\\s)?${MONTHS}\\.?\\s(?:de\\s|do ano de\\s)?\\d{4}`,
    `\\d{1,2}[-/ ]${MONTHS}[-/ ]\\d{2,4}(?!\\d)`,
    `${ENGLISH_MONTHS}\\.?\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s\\d{4}`,
    `\\d{1,2}(?:st|nd|rd|th)?\\s${ENGLISH_MONTHS}\\.?,?\\s'?\\d{2}(?!\\d)`,
    `\\d{1,2}(?:st|nd|rd|th)?[\\s-](?:of\\s)?${ENGLISH_MONTHS}\\.?,?[\\s-]\\d{4}`,
    `${DAY_IN_WORDS}${SAID_AGAIN}${OF_MONTH} (?:(?:mil|dois mil)[\\p{L} ]{0,40}|\\d\\.?\\d{3})`,
    `\\d{1,2}[º°]?${SAID_AGAIN}${OF_MONTH} \\d\\.?\\d{3}(?!\\d)`,
    `${ENGLISH_DAY_IN_WORDS} (?:day )?(?:of )?${ENGLISH_MONTHS},?${IN_THE_YEAR} (?:${ENGLISH_YEAR_IN_WORDS}|\\d{4})`,
    `${ENGLISH_MONTHS} (?:the )?${ENGLISH_DAY_IN_WORDS},?${IN_THE_YEAR} (?:${ENGLISH_YEAR_IN_WORDS}|\\d{4})`,
    `\\d{1,2}(?:st|nd|rd|th) (?:day )?(?:of )?${ENGLISH_MONTHS},?${IN_THE_YEAR} (?:${ENGLISH_YEAR_IN_WORDS}|\\d{4})`,
  ].join('|'),
  'iu',
);

/** A day without its year, which says when somebody was born or died only beside a word for it. */
export const DAY_OF_YEAR = `\\d{1,2}(?:º|°|o|st|nd|rd|th)? (?:de |of )?(?:${MONTHS}|${ENGLISH_MONTHS})(?!\\p{L})|${ENGLISH_MONTHS} \\d{1,2}(?:st|nd|rd|th)?(?!\\d|, ?\\d)`;

/** Folded. */
export const MONTH = `(?:${MONTHS}|${ENGLISH_MONTHS})(?![a-z])`;
/** Folded: "dezembro de 1969", "December 1969". */
export const MONTH_AND_YEAR = `(?:${MONTHS}|${ENGLISH_MONTHS}),? (?:de )?(?:19|20)\\d{2}`;
