/** Ages right behind somebody's name, where nothing but the name tells whose they are. */

import { because } from '../../found.ts';
import type { Found } from '../../found.ts';
import type { Document } from '../../text/document.ts';
import { ANY_ENGLISH_MONTH, ANY_WEEKDAY } from '../../text/calendar.ts';
import { ENGLISH_AFTER, JUST, REACHED } from './english.ts';
import { WHEN } from './portuguese.ts';
import { ENGLISH_NUMBER, SPELLED, SPELLED_FROM_TEN } from '../../text/number-words.ts';

const NUMBER = `(\\d{1,2}|1[01]\\d|(?!um(?![a-z]))${SPELLED})`;
const ENGLISH = `(\\d{1,2}|1[01]\\d|(?!one(?!-))${ENGLISH_NUMBER})`;
const FROM_TEN = `([1-9]\\d|1[01]\\d|${SPELLED_FROM_TEN})`;
const END = '(?=[,;.)!?\\n]|$| (?:e|mas|ja|ainda|e|bem)(?![a-z]))(?![.,:/-]\\d)';
const ALMOST = '(?:ja|hoje|agora|so|quase|uns|apenas)';

const AGES: readonly RegExp[] = [
  // "a Cidinha fez 18 ontem", "Cosme, nos seus noventa e um", "Tião com onze anos".
  `,? (?:${ALMOST} )?(?:fez|faz|vai fazer|completou|completa|completava) ${NUMBER}(?= ${WHEN}(?![a-z]))`,
  `,? (?:${ALMOST} )?(?:fez|faz|vai fazer|completou|completa|tem|tinha|nos seus|dos seus|quase|uns|(?:passou|passa) dos|beirando os|chegando aos|na casa dos) (?:${ALMOST} )?${FROM_TEN}${END}`,
  `(?: com (?=[a-z])|, com )${FROM_TEN}${END}`,
  `,? (?:com|de) ${NUMBER} (?:anos|aninhos|meses)(?! d[aeo] (?!idade|vida)| (?:atras|depois|antes)(?![a-z]))`,
  // "Freya just hit 13", "Wilf will be eighty", "Lucy, nearly 4".
  `(?:'s| is| was| has| had)?,? (?:just |only )?${REACHED} ${ENGLISH}${ENGLISH_AFTER}`,
  `(?: is| was| will be)(?: ${JUST})? ${ENGLISH}${ENGLISH_AFTER}`,
  `'s (?:${JUST} )?${ENGLISH}(?=[,.;!)\\n]|$| (?:and|now|next|today|tomorrow|already|on ${ANY_WEEKDAY}|in (?:${ANY_ENGLISH_MONTH.toLowerCase()}))(?![a-z]))(?![.,:/-]\\d|, \\d)`,
  ` (?:looks|looked|appears|seems)(?: to be)?(?: about| around| maybe)? (\\d{2}(?:-\\d{2}|ish)?)${ENGLISH_AFTER}`,
  // "Thos Titley 24 bach.": in registers of marriages.
  `,? ([1-9]\\d),? (?=(?:bach|spin|spst|wid|sgle)\\.?(?![a-z]))`,
  // "Shirl's 60th"
  `'s (?:big )?((?:1[68]|[2-9]0|[5-9]5|100)th|21st)(?=[,.;!?)\\n]|$| (?:birthday|bday|is|was|on|do|bash|party|next|this|last|sat|sun|fri)(?![a-z]))`,
  // "Hana Sato (7 3/4)", "Kit (five)".
  ` \\((\\d{1,2} ?(?:½|¼|¾|1/2|1/4|3/4))\\)`,
  ` \\((?:nearly |almost |just |only |quase )?((?!(?:um|one)\\))(?:${ENGLISH_NUMBER}|${SPELLED})(?: and a half| e meio)?)(?: anos)?\\)`,
  ` \\((?:nearly|almost|just|only|quase) (\\d{1,2})\\)`,
  `(?: is| was|'s|,(?! \\w{1,9} days)) (?:${JUST} )?((?:\\d{1,2}|${ENGLISH_NUMBER}) (?:months|mths|weeks|wks|days)(?: old)?)(?=[,.;)]| and (?:he|she|is|has|was)(?![a-z]))`,
].map((source) => new RegExp(`^${source}`));
/** Behind a name, as far as any form reaches. */
const LONGEST = 48;
const OLDEST = 119;

/** Linear in names. */
export function findAgesAfterNames({ folded }: Document, people: readonly Found[]): Found[] {
  const found: Found[] = [];
  const ends = new Set(people.filter(({ proposal }) => proposal === 'remove').map(({ end }) => end));
  for (const nameEnd of ends) {
    const end = folded.endsWith("'s", nameEnd) ? nameEnd - 2 : nameEnd;
    const after = folded.slice(end, end + LONGEST);
    for (const form of AGES) {
      const match = form.exec(after);
      if (match === null || Number.parseInt(match[1]!, 10) > OLDEST) continue;
      const start = end + match[0].indexOf(match[1]!);
      found.push({
        start,
        end: start + match[1]!.length,
        category: 'age',
        detector: 'label',
        confidence: 0.86,
        reason: because('pattern-with-context'),
        proposal: 'remove',
        priority: 56,
      });
    }
  }
  return found;
}
