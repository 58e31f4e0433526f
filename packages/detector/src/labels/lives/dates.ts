import { because } from '../../found.ts';
import type { Found } from '../../found.ts';
import type { HeaderAt } from '../../identifiers/find.ts';
import type { Document } from '../../text/document.ts';
import { matchesOf, together } from '../../text/starts.ts';
import { findAgesSaid } from '../ages/said.ts';
import { findDateBoxes } from './boxes.ts';
import { DATE, DAY_OF_YEAR } from '../date-forms.ts';
import { findLifeDays } from './days.ts';
import { BORN_AFTER_DATE, DIED_OR_MARRIED, ENDED_AFTER_DATE } from './words.ts';
import { findLifeYears } from './years.ts';
import { findDatesOnStones } from './stones.ts';

const DATES = together([{ pattern: new RegExp(`(?<![\\d/.-])(?:${DATE.source}|${DAY_OF_YEAR})`, 'iuy') }]);
/** Between the word and its date: a few words, a full stop only where it shortens a word, or "St". */
const BETWEEN =
  '(?![a-z])(?:\\.? ?)(?:[^.;\\d]|(?<= st)\\.|\\d{1,2}[h:](?:\\d\\d)?(?!\\d)|\\d{1,2}(?: \\([a-z ]{3,20}\\))? ?(?:horas?|minutos?|hrs?|min)(?![a-z])){0,52}$';
const BORN = new RegExp(
  `(?<![a-z])(?:nascid[oa]s?|nasceu|nascimento|nasc|n\\.|nat\\.|natalicio|aniversario|d\\.? ?n\\.?|dob|d\\.? ?o\\.? ?b\\.?|born|birth|birthday|birthdate|geboren|geb|ne le|nee le|nacido el|nato il)${BETWEEN}`,
);
const OTHER_LIFE = new RegExp(
  `(?<![a-z])(?:${DIED_OR_MARRIED}|faleceu|falecid[oa]|falecimento|obito|morreu|morte|natimort[oa]|casad[oa]s?(?: ?\\([ao]\\))? (?:a|sob|no|pelo|desde|em)|casou|casei|casaram|casamento|divorcio|died|deceased|death|married|marriage|nikah|wedding|baptis(?:ed|m)|christened|buried|funeral|widowed|divorced|dec'd|batizad[oa]|batismo|crisma|sepultad[oa]|sepultamento|enterrad[oa]|separad[oa] (?:em|desde)|(?:and|he|she|who|patient|deceased) expired on|passed away|(?:mother|father|wife|husband|he|she|who|[a-z]{3,14},) passed on|d\\.? ?o\\.? ?d\\.?|(?:casamento|matrimonio)[^.;]{0,44} contraido em)${BETWEEN}|(?<=\\()d\\. $|†[^.;\\d]{0,4}$`,
);
/** "15/10/92 is my birthday", "12/03/1985 (39 anos)": what comes after the date tells it. */
const BORN_AFTER =
  /^ ?(?:(?:is|was|e|era|foi) (?:my|her|his|your|o meu|meu|(?:o )?(?:seu|teu)|o dela|o dele) (?:birthday|aniversario|niver)|\((?:\d{1,3} anos(?: de idade)?|aged? \d{1,3}|birth|nasc[a-z]*)\))/;
/** What else has years. */
const NO_LIFE =
  /(?:fundad|constituid|desde|garantia|vigen|abert|criad|founded|established|since)[^.;\n]{0,24}$/;
/** A birth that is no person's, or a date that a law or a firm has. */
const NO_BIRTH = /certidao de nascimento (?:expedida|emitida|lavrada)|emiss/;
const BEFORE = 72;
const AFTER = 140;

/** Dates of birth, death and marriage, and ages, in running text and tables. Linear. */
export function findLifeDates(document: Document, headerAt: HeaderAt): Found[] {
  return [
    ...findWholeDates(document, headerAt),
    ...findLifeYears(document),
    ...findLifeDays(document),
    ...findDatesOnStones(document),
    ...findDateBoxes(document),
    ...findAgesSaid(document),
  ];
}

function findWholeDates({ folded, places }: Document, headerAt: HeaderAt): Found[] {
  const found: Found[] = [];
  matchesOf(places.text, DATES, (match) => {
    const before = folded.slice(Math.max(0, match.index - BEFORE), match.index);
    if (NO_BIRTH.test(before)) return;
    const header = headerAt(match.index);
    const end = match.index + match[0].trimEnd().length;
    const said = BORN.exec(before) ?? BORN.exec(header);
    const other = said === null ? (OTHER_LIFE.exec(before) ?? OTHER_LIFE.exec(header)) : null;
    const after =
      said === null && other === null && !NO_LIFE.test(before) ? folded.slice(end, end + AFTER) : '';
    const born = said ?? BORN_AFTER.exec(after) ?? BORN_AFTER_DATE.exec(after);
    const word = born ?? other ?? ENDED_AFTER_DATE.exec(after);
    if (word === null) return;
    const article = /(?:^|[\s(])the $/.test(before) ? 4 : 0;
    found.push({
      start: match.index - article,
      end,
      category: born === null ? 'personal-date' : 'birth-date',
      detector: 'label',
      confidence: born === null ? 0.85 : 0.96,
      reason: because('pattern-with-context', word[0].trim().split(/\s/)[0]),
      proposal: 'remove',
      priority: 63,
    });
  });
  return found;
}
