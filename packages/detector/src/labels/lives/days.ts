/** Days of somebody's life without a year, as letters and chats tell them: "She's 90 on 2 October", "faleceu dia 9". */

import type { Found } from '../../found.ts';
import type { Document } from '../../text/document.ts';
import { together } from '../../text/starts.ts';
import { ANY_ENGLISH_MONTH } from '../../text/calendar.ts';
import { ENGLISH_NUMBER } from '../../text/number-words.ts';
import { MONTH } from '../date-forms.ts';
import { KIN } from './words.ts';
import { findSaidDates, type SaidDate } from './said-dates.ts';

const DAY = `\\d{1,2}(?:st|nd|rd|th|[.ºo])?`;
/** "2 October", "May 21st", "6 de setembro", "18/03". */
const DAY_OF_MONTH = `(?:${DAY}(?: de| of)? ${MONTH}(?:,? (?:de )?(?:19|20)\\d{2})?|${MONTH} ${DAY}(?:,? (?:19|20)\\d{2})?|\\d{1,2}/\\d{1,2})(?![\\d/]|[.:]\\d)`;
/** "the 9th", "dia 30": of a month that was spoken of. */
const DAY_ALONE = '(?:the \\d{1,2}(?:st|nd|rd|th)(?! day)|dia \\d{1,2}(?! de \\d))(?![\\d/]|[.:]\\d)';
const YEARS = `(?:\\d{1,3}|${ENGLISH_NUMBER})`;
const ANOS = '(?:\\d{1,3}|[a-z]{3,10}(?: e [a-z]{3,6})?) anos';

const BIRTH = { category: 'birth-date', confidence: 0.86 } as const;
const DEATH = { category: 'personal-date', confidence: 0.85 } as const;
const behind = (words: string, dates: string): RegExp =>
  new RegExp(`(?=[\\da-z])(?<=(?<![a-z])(?:${words}) )${dates}`, 'y');

const DAYS = together<SaidDate>([
  {
    ...BIRTH,
    pattern: behind(
      `(?:turn(?:s|ed|ing)?|(?:he|she)(?:'ll| will) be) ${YEARS} on`,
      `(?:${DAY_OF_MONTH}|${DAY_ALONE})`,
    ),
  },
  {
    ...BIRTH,
    pattern: behind(`(?:(?:he|she)(?: is|'s| was)|who(?: is| was)) ${YEARS} on`, DAY_OF_MONTH),
  },
  {
    ...BIRTH,
    pattern: behind(
      `(?<=(?:^|[.!?:;,\\n] ?|(?<![a-z])(?:${KIN}|el[ea]|eu|que) ))(?:faz|fez|faco|completa|completou|completara|fara|vai fazer|vai completar)(?: seus)? ${ANOS},?(?: (?:em|a|no))?`,
      `(?:${DAY_OF_MONTH}|${DAY_ALONE})(?! que(?![a-z]))`,
    ),
  },
  {
    ...BIRTH,
    pattern: behind(
      `(?:niver d[aeo]s? [a-z]{2,14}|aniversario (?:del[ea]|d[aeo]s? (?:meu |minha |noss[oa] |seu |sua )?(?:bisa|bisavo|${KIN})))(?: [a-z]{2,14}){0,2},?(?: (?:e|em|dia|no dia|e dia|sera))?`,
      DAY_OF_MONTH,
    ),
  },
  {
    ...BIRTH,
    pattern: new RegExp(
      `(?<![\\d/.,-])${DAY_OF_MONTH}(?= (?:is|was|e|era) (?:my|his|her|your|o meu|meu) (?:birthday|bday|b'day|aniversario|niver)(?![a-z]))`,
      'y',
    ),
  },
  {
    ...DEATH,
    pattern: behind(`(?:faleceu|morreu|falecid[oa]|nos deixou|died|passed away)(?: (?:no|on))?`, DAY_ALONE),
  },
  {
    ...DEATH,
    pattern: behind('(?:deceased|falecid[oa]):?(?: (?:on|in|em))?', `(?:${DAY_OF_MONTH}|${MONTH}(?! \\d))`),
  },
  { ...DEATH, pattern: new RegExp(`(?=[\\da-z])(?<=[,;(] ?d\\. )${DAY_OF_MONTH}`, 'y') },
  {
    ...DEATH,
    pattern: new RegExp(
      `(?=[\\da-z])(?<=(?<![a-z])partiu (?:em|no dia|dia) )${DAY_OF_MONTH}(?=,? aos \\d{1,3} anos)`,
      'y',
    ),
  },
]);

const MONTHS = `(?:${ANY_ENGLISH_MONTH})`;
const NAME = "\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}.'’-]*){0,2}";
/** Behind names, which films and matches have as well: a word of grief, a list of people. */
const AS_WRITTEN = together<SaidDate>([
  {
    ...DEATH,
    pattern: new RegExp(
      `(?=[\\dA-Zt])(?<=[Ww]e(?: sadly)? lost (?:dear|poor|our dear)(?: old)? ${NAME} (?:on|in) )(?:\\d{1,2} (?:of )?${MONTHS}|${MONTHS}(?: \\d{1,2}(?:st|nd|rd|th)?)?|the \\d{1,2}(?:st|nd|rd|th))(?:,? (?:19|20)\\d{2})?(?![\\p{L}\\d])`,
      'uy',
    ),
  },
  {
    ...DEATH,
    pattern: new RegExp(
      `(?=[\\dA-Z])(?<=(?<!\\p{L})(?:In [Mm]emory|In [Mm]emoriam):(?: [^\\n:;]{0,120})? ${NAME} \\()(?:${MONTHS} )?(?:19|20)\\d{2}(?=\\))`,
      'uy',
    ),
  },
  {
    ...BIRTH,
    pattern: new RegExp(
      `(?=\\d)(?<=(?<!\\p{L})(?:[Cc]hildren|[Ff]ilh[oa]s|[Ss]ons|[Dd]aughters|[Nn]et[oa]s|[Gg]randchildren):(?: [^\\n:;]{0,60})? ${NAME} \\()(?:19[2-9]|20[0-2])\\d(?=\\))`,
      'uy',
    ),
  },
]);

/** Linear. */
export const findLifeDays = ({ places }: Document): Found[] => [
  ...findSaidDates(places.text, AS_WRITTEN),
  ...findSaidDates(places.folded, DAYS),
];
