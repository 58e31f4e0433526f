/** "ana.prado©gmail.com", "ana.prado @ gmail . com", "ana.prado@gmail,com": what a scan made of addresses of usual providers. */

import type { Form } from './forms.ts';

const PART = '[A-Za-z0-9_%+-]{1,40}';
const PROVIDERS =
  'g-?mail|gmai[1I]|hotmail|hotrnail|grnail|outlook|yahoo|icloud|live|uol|bol|terra|protonmail';
const AT = ' ?(?:[([]@[)\\]]|[@©®]) ?|(?<=[a-z\\d])Q';
const MISREAD = new RegExp(
  `(?<![\\w.%+-])${PART}(?: ?\\. ?${PART}){0,4}(?:${AT})(?:${PROVIDERS}) ?[.,]? ?com(?: ?[.,] ?br)?(?![\\w-])`,
  'g',
);
/** One of them is in every text that has such an address; folded. */
const SIGNS = [
  '©',
  '®',
  'qgmail',
  'qhotmail',
  'qoutlook',
  'qyahoo',
  ' @ ',
  ',com',
  'mailcom',
  'ookcom',
  'hoocom',
  '(@)',
];

/** Global. */
export const MISREAD_EMAILS: readonly Form[] = SIGNS.map((sign) => ({
  category: 'email',
  pattern: MISREAD,
  confidence: 0.95,
  priority: 86,
  code: 'pattern',
  sign,
}));
