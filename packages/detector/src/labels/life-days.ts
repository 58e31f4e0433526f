/** Days of somebody's life without a year, as letters and chats tell them: "She's 90 on 2 October", "faleceu dia 9". */

import { because, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesByPattern, matchesOf, together } from '../text/starts.ts';
import { ENGLISH_NUMBER } from './ages.ts';
import { ENGLISH_MONTHS_AS_WRITTEN, MONTH } from './date-forms.ts';
import type { SaidDate } from './life-words.ts';

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
      `(?:turn(?:s|ed|ing)?|(?:he|she)(?: is|'s| was|'ll be| will be)|(?:he|she)'ll be|who(?: is| was)) ${YEARS} on`,
      `(?:${DAY_OF_MONTH}|${DAY_ALONE})`,
    ),
  },
  {
    ...BIRTH,
    pattern: behind(
      `(?<!(?:firma|empresa|loja|igreja|clube|cidade|escola|associacao|casa|banda|lei|programa|projeto|grupo|time|coral|sindicato|instituto|cooperativa)(?![a-z])[^.\\n]{0,24} )(?:faz|fez|faco|completa|completou|completara|fara|vai fazer|vai completar)(?: seus)? ${ANOS},?(?: (?:em|a|no))?`,
      `(?:${DAY_OF_MONTH}|${DAY_ALONE})`,
    ),
  },
  {
    ...BIRTH,
    pattern: behind(
      `(?:aniversario|niver) d[aeo]s? [a-z]{2,14}(?: [a-z]{2,14}){0,2},?(?: (?:e|em|dia|no dia|e dia|sera))?`,
      DAY_OF_MONTH,
    ),
  },
  {
    ...BIRTH,
    pattern: new RegExp(
      `(?<![\\d/.,-])${DAY_OF_MONTH}(?= (?:is|was|e|era) (?:(?:my|his|her|your|o meu|meu|o) )(?:birthday|bday|b'day|aniversario|niver)(?![a-z]))`,
      'y',
    ),
  },
  {
    ...DEATH,
    pattern: behind(
      `(?:faleceu|morreu|falecid[oa]|nos deixou|died|passed away|passed)(?: (?:no|on))?`,
      DAY_ALONE,
    ),
  },
  {
    ...DEATH,
    pattern: behind('(?:deceased|falecid[oa]):?(?: (?:on|in|em))?', `(?:${DAY_OF_MONTH}|${MONTH}(?! \\d))`),
  },
  { ...DEATH, pattern: new RegExp(`(?=[\\da-z])(?<=[,;(] ?d\\. )${DAY_OF_MONTH}`, 'y') },
  {
    ...DEATH,
    pattern: new RegExp(
      `(?=[\\da-z])(?<=(?<![a-z])partiu (?:em|no dia|dia) )${DAY_OF_MONTH}(?=,? aos \\d)`,
      'y',
    ),
  },
  {
    ...DEATH,
    pattern: new RegExp(
      `(?=[\\da-z])(?<=(?<![a-z])in memor(?:y|iam)[^\\n]{0,120}[a-z] \\()(?:${MONTH} )?(?:19|20)\\d{2}(?=\\))`,
      'y',
    ),
  },
  {
    ...BIRTH,
    pattern:
      /(?=\d)(?<=(?<![a-z])(?:children|kids|filh[oa]s|sons|daughters|net[oa]s|grandchildren):? [^\n;]{0,60}[a-z] \()(?:19[2-9]|20[0-2])\d(?=\))/y,
  },
]);

const MONTHS = `(?:${ENGLISH_MONTHS_AS_WRITTEN})`;
/** "We lost dear Wilfred on 4 June": matches and customers are lost in small letters. */
const LOST = together([
  {
    pattern: new RegExp(
      `(?=[\\dA-Zt])(?<=[Ww]e(?: sadly)? lost (?:(?:dear|poor|old|our dear|our) )?\\p{Lu}\\p{Ll}+(?: \\p{Lu}[\\p{L}'’-]+){0,2} (?:on|in) )(?:\\d{1,2} (?:of )?${MONTHS}|${MONTHS}(?: \\d{1,2}(?:st|nd|rd|th)?)?|the \\d{1,2}(?:st|nd|rd|th))(?:,? (?:19|20)\\d{2})?(?![\\p{L}\\d])`,
      'uy',
    ),
  },
]);

/** Linear. */
export function findLifeDays({ places }: Document): Found[] {
  const found = matchesByPattern(places.text, LOST)
    .flat()
    .map((match) => lifeDay(match, DEATH));
  matchesOf(places.folded, DAYS, (match, { category, confidence }) => {
    found.push(lifeDay(match, { category, confidence }));
  });
  return found;
}

const lifeDay = (match: RegExpExecArray, what: Pick<Found, 'category' | 'confidence'>): Found => ({
  ...what,
  start: match.index,
  end: match.index + match[0].length,
  detector: 'label',
  reason: because('pattern-with-context'),
  proposal: 'remove',
  priority: 63,
});
