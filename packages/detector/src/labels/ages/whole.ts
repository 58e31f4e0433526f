/** An age to its end, and the others of its row: "2 anos" of "2 anos e meio", "3" of "3, 6 and 11". */

import { because } from '../../found.ts';
import type { Found } from '../../found.ts';
import type { Document } from '../../text/document.ts';
import { ENGLISH_NUMBER, SPELLED } from '../../text/number-words.ts';

const SPELT = `(?:${SPELLED}|${ENGLISH_NUMBER}|vinte e um|uma|duas)`;
const NUMBER = `(?:1[01]\\d|\\d{1,2}|${SPELT})`;
const YEARS = '(?:anos?|aninhos?|anitos?|years?|yrs?|meses|mes|months?)';
const SMALLER = '(?:meses|mes|months?|mths?|mos?|weeks?|wks?|semanas?|dias?|days?)';
const LATER = '(?! (?:depois|antes|atras|de|later|ago|after|before)(?![a-z]))';
/** "10m15d", "34a11m", "27a": only where a figure ends. */
const COMPACT = new RegExp(
  '(?<=\\d)(?: ?(?:a|y) ?\\d{1,2} ?m| ?a(?=[,;)\\n]| (?:nega|refere|com|e)(?![a-z]))|a|m)(?:\\d{1,2}[md])?(?![a-z\\d])',
  'y',
);
const FRACTION =
  / ?(?:½|¼|¾|(?<=\d )(?:1\/2|1\/4|3\/4)(?!\d))| and (?:a half|a quarter|three[ -]quarters)(?![a-z])/y;
const UNIT = new RegExp(
  ` ${YEARS}(?= e mei[oa]| (?:and|e) ${NUMBER} ${SMALLER}|, ${NUMBER} ${SMALLER})`,
  'y',
);
const HALF = / e mei[oa](?![a-z])/y;
const PARTS = new RegExp(
  `(?:(?:(?<=(?:anos?|meses|years?|months)),? |,? (?:e|and) )${NUMBER} ${SMALLER}(?![a-z])${LATER}){1,2}|(?<=\\d) (?:mo|mths?|wks)(?![a-z])`,
  'y',
);
const COMPLETE =
  / (?:in)?complet[oa]s(?![a-z])| feitos(?![a-z])| bem vivid[oa]s(?![a-z])| e (?:poucos|tantos)(?![a-z])|-?ish(?![a-z])/y;
/** "47 (quarenta e sete)" */
const SPELT_AGAIN = new RegExp(` \\((?:${SPELT})(?: (?:anos|years))?\\)`, 'y');
/** "45-50" */
const RANGE = /(?<=\d)-\d{2}(?![\da-z]|[./-]\d)/y;
const TAILS = [RANGE, FRACTION, COMPACT, UNIT, HALF, PARTS, COMPLETE, SPELT_AGAIN];

/** After "and" the last; of commas alone only where several are spoken of. */
const NEXT = new RegExp(
  `(?:,? (?:and|e|&) |, |\\),? (?:and |e )?\\()(${NUMBER})(?![a-z\\d]|[.,:/-]\\d|(?:st|nd|rd|th)(?![a-z]))`,
  'y',
);
const ROW_ENDS =
  /(?:[.;)!?\n]|$|, (?!\d)[a-z]| (?:years?|anos|respectively|respectivamente|old|months|meses)(?![a-z])(?! (?:(?:an?|as|como)(?![a-z])|of (?!age)|de (?!idade|vida)))| - )/y;
const SEVERAL =
  /(?<![a-z])(?:ages|aged|idades|kids|children|grandkids|grandchildren|boys|girls|sons|daughters|twins|juveniles|youths|filh[oa]s|net[oa]s|sobrinh[oa]s|irmaos|menin[oa]s|criancas|we're|we are)(?![a-z])[^.;\n]{0,24}$/;
const MOST_IN_ROW = 12;
const LOOK_BACK = 48;

/** Linear in what is found. */
export function wholeAges({ folded }: Document, found: readonly Found[]): Found[] {
  return found.flatMap((one) => {
    if (one.category !== 'age' || one.proposal !== 'remove') return [one];
    const end = endOf(folded, one.end);
    return [{ ...one, end }, ...rowBehind(folded, one, end)];
  });
}

function endOf(folded: string, from: number): number {
  let end = from;
  for (const tail of TAILS) {
    tail.lastIndex = end;
    end += tail.exec(folded)?.[0].length ?? 0;
  }
  return end;
}

function rowBehind(folded: string, { start }: Found, from: number): Found[] {
  const row: Found[] = [];
  let joined = false;
  let end = from;
  while (row.length < MOST_IN_ROW) {
    NEXT.lastIndex = end;
    const match = NEXT.exec(folded);
    if (match === null) break;
    end += match[0].length;
    joined ||= /(?:and|e|&) $/.test(match[0].slice(0, -match[1]!.length));
    row.push(asAge(end - match[1]!.length, end));
  }
  ROW_ENDS.lastIndex = end;
  if (row.length === 0 || !ROW_ENDS.test(folded)) return [];
  return joined || SEVERAL.test(folded.slice(Math.max(0, start - LOOK_BACK), start)) ? row : [];
}

const asAge = (start: number, end: number): Found => ({
  start,
  end,
  category: 'age',
  detector: 'label',
  confidence: 0.84,
  reason: because('pattern-with-context'),
  proposal: 'remove',
  priority: 50,
});
