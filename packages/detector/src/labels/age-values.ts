/** How an age is answered behind its label. */

import { ENGLISH_NUMBER, SPELLED } from '../text/number-words.ts';

/** "66", "3 a", "3a 2m", "uns 60", "12 days", "66 F", "31/F". */
const YEARS =
  /(?:(?:uns|umas|cerca de|aprox\.?|about|approx\.?|c\.|~) ?)?\d{1,3}(?: ?(?:anos?|aninhos|a|meses|m[êe]s|m|dias|d|h|years?|yrs?|y|months?|mths?|mos?|weeks?|wks?|w|days?)(?!\p{L}))?(?:(?: e|,)? ?\d{1,2} ?(?:meses|m|months?|mths?|mo|d|dias|days)(?!\p{L})){0,2}(?: ?\/? ?[MF](?!\p{L}))?/iu;
/** "quarenta e três", "thirty-four years": no number of children, nor "um pouco" */
const IN_WORDS = new RegExp(
  `(?<!\\p{L})(?:${SPELLED.replaceAll('tres', 'tr[eê]s')}|${ENGLISH_NUMBER})(?: (?:anos|years)(?!\\p{L})|(?![ -]?\\p{L}))`,
  'iu',
);
const NO_FIGURE = /^\D{0,120}$/;

export const formOfAge = (value: string): RegExp => (NO_FIGURE.test(value) ? IN_WORDS : YEARS);

/** Whether an answer is an age and nothing else: "2 vias" and "1. Introdução" stand further down a page as well. */
export function isAge(value: string): boolean {
  const match = formOfAge(value).exec(value);
  return match?.index === 0 && /^(?: completos| de idade| old)?\.?$/.test(value.slice(match[0].length));
}
