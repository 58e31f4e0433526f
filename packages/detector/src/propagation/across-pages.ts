/** "the witness Gordon⏎Page 4 of 9⏎Haverford stated": the rest of a name behind what stands between two pages. */

import { because, isSurePerson, type Found } from '../found.ts';
import { OTHER_WORD, asSurname, isNoWord, isTown, knownOf } from '../names/lists.ts';
import type { Document } from '../text/document.ts';

const SURE = 0.5;
/** As a family name. */
const USUAL = 3;
const MARK =
  '(?:p[áa]g(?:ina|\\.)?|page|fls?\\.?|folhas?) ?(?:n[º°o.]{1,2} ?)?\\d{1,4}(?![\\d.])[^\\n]{0,24}|[-–— ]{0,3}\\d{1,4}(?: ?(?:/|de|of) ?\\d{1,4})?[-–— ]{0,3}|confiden[ct]ial|confidential';
/** The line ends with the name or with what leads to a family name; a head and a foot stand around the number of the page. */
const BETWEEN = new RegExp(
  `^(?: (?:d[aeo]s?|von|van|e))? ?\\n(?:[^\\n]{0,80}\\n){0,2}?(?:${MARK}) ?\\n(?:[^\\n]{0,80}\\n){0,2}?(?=\\p{Lu})`,
  'iu',
);
const WORD = "\\p{Lu}[\\p{L}'’-]{1,20}";
/** Behind it the sentence goes on or ends; a heading has neither. */
const REST = new RegExp(`^(${WORD})(?: (?:(?:d[aeo]s?|e) )?${WORD}){0,3}(?=[,.;)]| \\p{Ll})`, 'u');
const LEADS = /^ (?:d[aeo]s?|von|van)(?= ?\n)/;
const LONGEST = 400;

/** Linear in what is found. */
export const findAcrossPages = ({ text, folded }: Document, found: readonly Found[]): Found[] =>
  found.flatMap((one) => {
    if (!isSurePerson(one, SURE)) return [];
    const behind = text.slice(one.end, one.end + LONGEST);
    const between = /^(?: [a-z]{1,3})? ?\n/.test(behind) ? BETWEEN.exec(behind)?.[0].length : undefined;
    if (between === undefined) return [];
    const rest = REST.exec(behind.slice(between));
    if (rest === null) return [];
    const start = one.end + between;
    if (!isFamily(folded.slice(start, start + rest[1]!.length))) return [];
    const link = LEADS.exec(behind)?.[0].length ?? 0;
    return [
      ...(link === 0 ? [] : [asPerson(one, one.end + 1, one.end + link)]),
      asPerson(one, start, start + rest[0].length),
    ];
  });

const isFamily = (word: string): boolean =>
  !isTown(word) &&
  (isNoWord(word) || ((knownOf(word) & OTHER_WORD) === 0 && asSurname(knownOf(word)) >= USUAL));

const asPerson = ({ priority, confidence }: Found, start: number, end: number): Found => ({
  start,
  end,
  category: 'person',
  detector: 'propagation',
  confidence,
  reason: because('pattern-with-context'),
  proposal: 'remove',
  priority,
});
