/** Months and days of the week, as alternatives of patterns: as they are written, or in small letters where it says so. */

export const PORTUGUESE_MONTHS =
  'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro';
export const FOLDED_PORTUGUESE_MONTHS = PORTUGUESE_MONTHS.replace('ç', 'c');
export const SHORT_PORTUGUESE_MONTHS = 'jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez';

export const ENGLISH_MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';
export const SHORT_ENGLISH_MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
/** Whole or short. */
export const ANY_ENGLISH_MONTH = `${ENGLISH_MONTHS}|Sept|${SHORT_ENGLISH_MONTHS}`;

/** Short, of both languages, in small letters. */
export const SHORT_MONTHS = `${SHORT_PORTUGUESE_MONTHS}|${SHORT_ENGLISH_MONTHS.toLowerCase()}`;

export const WEEKDAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
/** Whole or short, in small letters. */
export const ANY_WEEKDAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}';
