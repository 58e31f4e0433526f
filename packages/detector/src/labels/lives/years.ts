/** Dates without their day, or without their year, with what they are the dates of: "nasceu em dezembro de 1969", "† 9/8". */

import type { Found } from '../../found.ts';
import type { Document } from '../../text/document.ts';
import { together } from '../../text/starts.ts';
import { MONTH, MONTH_AND_YEAR } from '../date-forms.ts';
import { SAID_YEARS } from './words.ts';
import { findSaidDates, type SaidDate } from './said-dates.ts';

/** Those of ancestors tell whose family it is. */
const YEAR = '(?:1[6-9]|20)\\d{2}';
/** "nasceu em dezembro de 1969", "born in 1984", "born at Fermoy about 1858". */
const BORN_IN = new RegExp(
  `(?=[\\dadefjmnos])(?<=(?<![a-z])(?:(?:nascid[oa]|nasceu|nasci|(?:was|were|he|she|is|been) born)(?: ele| ela)?(?: (?:em|in|at) [a-z ]{3,24})?,? (?:em|in|no ano de|por volta de|cerca de|about|around|circa|c\\.)|y\\.?o\\.?b\\.?:?|[a-z]{3,20}, [a-z]{3,20} b\\.|[a-z]{3,20} \\((?:b|n|nasc)\\.|nasc\\.:?) )(?:${MONTH_AND_YEAR}|(?:0[1-9]|1[0-2])/(?:19|20)\\d{2}|${YEAR})(?!\\d)`,
  'y',
);

/** "falecida em 2019", "died in February 2018", "(1998)" after it. */
const DIED_IN = new RegExp(
  `(?=[\\dadefjmnos])(?<=(?<![a-z])(?:falecid[oa]|faleceu|morreu|morta?|sepultad[oa]|enterrad[oa]|natimort[oa]|drowned|lost at sea|morte (?:del[ea]|deste|do pai|da mae)|died|deceased|passed away)(?: de [a-z]{3,12},?)?,? (?:em|in|\\() ?)(?:${MONTH_AND_YEAR}|(?:0[1-9]|1[0-2])/(?:19|20)\\d{2}|${YEAR})(?!\\d)`,
  'y',
);
/** "Hermínia (n. 1904 – m. 1981)": the year behind that of the birth. */
const DIED_BEHIND_BORN = /(?<=\((?:b|n|nasc)\.? (?:19|20)\d{2} ?[-;,] ?[mdf]\. )(?:19|20)\d{2}(?=\))/y;
/** "convivemos como família desde agosto de 2017", "se casou com Amália Huth em setembro de 1920". */
const TOGETHER_SINCE = new RegExp(
  `(?<=(?<![a-z])(?:(?:conviv(?:em|emos|encia publica)|uniao estavel|uniao publica|(?:estamos|vivem|vivemos|moramos) juntos)(?![a-z])[^.;\\n]{0,60} desde|(?:se )?cas(?:ou|aram|ei)(?:-se)?(?: com [a-z ]{3,30})? em) )(?:${MONTH_AND_YEAR}|(?:0[1-9]|1[0-2])/(?:19|20)\\d{2})(?!\\d)`,
  'y',
);
/** "nasc 01 09 88", "D.O.B. 14 08 12", "her DOB is 9 9 48": with blanks, as figures stand in boxes or are typed in haste; not a plural's number. */
const BORN_BLANKS =
  /(?=\d)(?<=(?<![a-z])(?:(?:data de )?nasc(?:imento|id[oa])?|d\.? ?n\.?|d\.? ?o\.? ?b\.?|date of birth|birth ?date)\.?(?: is| was)?:? {1,2}(?:em |dia )?)(?:0?[1-9]|[12]\d|3[01]) (?:0?[1-9]|1[0-2]) (?:(?:19|20)\d{2}|\d{2})(?![\d/-]|[.,]\d| \d| (?!em |de |cpf|rg|n[ao] |e |nhs)[a-z]{3,}s(?![a-z]))/y;
/** "faleceu em 12/07", "† 9/8", "RIP, 12 March": a date without its year, right after the word. */
const DIED_ON = new RegExp(
  `(?<=(?:†|(?<![a-z])(?:faleceu|falecid[oa]|obito|morreu|died|passed(?: away)?|fell asleep)(?: (?:em|dia|no dia|in|on))|(?<![a-z])rip,?) ?)(?:\\d{1,2}/\\d{1,2}(?![\\d/])|(?:\\d{1,2} )?${MONTH}(?! de \\d|,? \\d))`,
  'y',
);
/** "niver dia 12/03", "turns 40 on 12 March": a day of every year. */
const BIRTHDAY_ON = new RegExp(
  `(?<=(?<![a-z])(?:(?:aniversario|niver|aniv(?:er)?\\.?|birthday|bday)(?: (?:del[ea]|is|e|no|on|em|sera)){0,2}(?: dia)?:?|(?:ele|ela|que) nasceu(?: em)?|nasceu(?: no)? dia|(?:turns|turned|(?:ele|ela|eu) (?:faz|completa|faco)) \\d{1,3}(?: anos)?,? (?:on|em|dia|no dia)) )(?:\\d{1,2}/(?:\\d{1,2}|${MONTH})(?![\\d/])|\\d{1,2}(?: de|st|nd|rd|th)? ${MONTH}(?! de \\d|,? \\d))`,
  'y',
);
/** After "setembro de " the year is not far. */
const YEAR_SOON = 16;

/** On folded text. */
const SAID_DATES = together<SaidDate>([
  { pattern: BORN_IN, soon: YEAR_SOON, category: 'birth-date', confidence: 0.88 },
  { pattern: DIED_IN, soon: YEAR_SOON, category: 'personal-date', confidence: 0.86 },
  { pattern: DIED_BEHIND_BORN, category: 'personal-date', confidence: 0.86 },
  { pattern: TOGETHER_SINCE, soon: YEAR_SOON, category: 'personal-date', confidence: 0.86 },
  ...SAID_YEARS,
  { pattern: BORN_BLANKS, soon: 1, category: 'birth-date', confidence: 0.92 },
  { pattern: BIRTHDAY_ON, category: 'birth-date', confidence: 0.86 },
  { pattern: DIED_ON, category: 'personal-date', confidence: 0.84 },
]);

/** Linear. */
export const findLifeYears = ({ places }: Document): Found[] => findSaidDates(places.folded, SAID_DATES);
