/** "Edwin Hale (1902–1977)", "ADA LUZ⏎12/03/1931 - 04/07/2019", "Jos Orrell b. 1841": the days or years of a life, behind a name or under it. */

import { because } from '../../found.ts';
import type { Found } from '../../found.ts';
import type { Document } from '../../text/document.ts';
import { MONTH } from '../date-forms.ts';

const YEAR = '(?:1[6-9]|20)\\d{2}(?!\\d)';
const DAY = `(?:\\d{1,2} ?[./-] ?\\d{1,2} ?[./-] ?${YEAR}|\\d{1,2}(?:st|nd|rd|th|o|º)? (?:de |of )?${MONTH}\\.?,? (?:de )?${YEAR}|${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?,? ${YEAR})`;
/** What stands between a name and its days: a line, a bracket, a comma; "lived". */
const BEFORE = '^["”\'’)]?(?:,? ?\\n? ?[(\\[]?|,? (?:lived |viveu (?:de |entre )?)?)';
const TO = ' ?(?:[-–—]|to|a|ate|until)(?: c\\.)? ?\\n?';
const YEARS = new RegExp(`${BEFORE}(?:c\\. ?)?(${YEAR})${TO}(${YEAR})(?![\\d/]|[.,-]\\d)`);
const DAYS = new RegExp(`${BEFORE}(${DAY})${TO}(${DAY})(?![\\d/])`);
const ABOUT = '(?:(?:c|ca|abt|about|circa|bef|aft|before|after)\\.? ?)?';
/** "a. 2013, b. 2014" are points of a list, "Ana Luz, mar. 2019" a month. */
const EVENT = `(?:(?<born>b\\.?|bn\\.?|born(?: in)?)|(?:bapt?|bapt'd|chr|bur|marr)\\.?|[dm]\\.|(?:bp|md)(?:\\.|(?= [^,;\\n]{0,16}1[5-8]\\d\\d))) ?${ABOUT}(?<date>${DAY}|${YEAR})(?![/-])`;
/** "Una Shields, b. 1974", "Cody, minor, b. 2009", "Jos Orrell b 1841", "Sarah Orrell bapt. abt 1802": right behind a name, as trees of families write it. */
const FIRST_EVENT = new RegExp(
  `^(?:(?:, [a-z]{3,16}(?: [a-z]{3,12})?)?, (?=b)|,? \\(?(?!b 20\\d\\d(?![,;.)\\n]|$)))${EVENT}`,
);
/** "b. 1802 Bury, d. 1869" */
const NEXT_EVENT = new RegExp(`^\\)?(?: (?:at |in )?[a-z][a-z' ]{2,28})?[,;]? ${EVENT}`);
const MOST_EVENTS = 4;
/** Behind a name, as far as any form reaches. */
const LONGEST = 96;
const OLDEST = 115;
/** Of fewer years are terms of office, careers and studies. */
const FEWEST_YEARS = 25;
/** Of fewer years are contracts and leaves. */
const FEWEST_OF_DAYS = 12;
/** Whoever stands under one of these has served from then to then, but not half a century. Folded. */
const SERVED =
  /(?<![a-z])(?:prefeit|vereador|presidente|diretor|governador|reitor|bisp|mandato|gestao|titular|treinador|atuou|mayor|chair|president|director|governor|bishop|headmaster|vicar|served|coach|tenure|incumbent|copyright|contrat|locat|inquilin|vinculo|cargo)[a-z]*(?![a-z])[^\n]{0,60}$/;
/** What is called after somebody has years of its own. */
const CALLED_AFTER =
  /(?<![a-z])(?:escola|colegio|ginasio|creche|hospital|teatro|museu|instituto|fundacao|editora|banda|grupo|companhia|cia\.?|premio|school|foundation|company)(?: d[aeo])? $/;
const LOOK_BACK = 80;
const LONGEST_SERVICE = 50;

/** Linear in names. */
export function findLivesAfterNames({ folded }: Document, people: readonly Found[]): Found[] {
  const ends = new Map(
    people.filter(({ proposal }) => proposal === 'remove').map(({ start, end }) => [end, start] as const),
  );
  return [...ends].flatMap(([end, start]) => {
    const after = folded.slice(end, end + LONGEST);
    if (!/\d{4}/.test(after)) return [];
    const events = eventsBehind(folded, end);
    if (events.length > 0) return events;
    const days = DAYS.exec(after);
    const match = days ?? YEARS.exec(after);
    if (match === null) return [];
    const [, born, died] = match as unknown as readonly [string, string, string];
    const years = yearOf(died) - yearOf(born);
    if (years > OLDEST || years < (days === null ? FEWEST_YEARS : FEWEST_OF_DAYS)) return [];
    const before = folded.slice(Math.max(0, start - LOOK_BACK), start);
    if (CALLED_AFTER.test(before) || (years < LONGEST_SERVICE && SERVED.test(before))) return [];
    const from = end + match[0].indexOf(born);
    const to = end + match[0].length;
    return [birth(from, from + born.length), ofLife(to - died.length, to)];
  });
}

function eventsBehind(folded: string, nameEnd: number): Found[] {
  const found: Found[] = [];
  for (let end = nameEnd; found.length < MOST_EVENTS;) {
    const match = (end === nameEnd ? FIRST_EVENT : NEXT_EVENT).exec(folded.slice(end, end + LONGEST));
    if (match === null) break;
    const date = match.groups!['date']!;
    end += match[0].length;
    found.push(
      match.groups!['born'] === undefined ? ofLife(end - date.length, end) : birth(end - date.length, end),
    );
  }
  return found;
}

const birth = (start: number, end: number): Found => ({ ...OF_LIFE, category: 'birth-date', start, end });
const ofLife = (start: number, end: number): Found => ({ ...OF_LIFE, category: 'personal-date', start, end });
const yearOf = (date: string): number => Number(/\d{4}$/.exec(date)?.[0]);

const OF_LIFE = {
  detector: 'label',
  confidence: 0.88,
  reason: because('pattern-with-context'),
  proposal: 'remove',
  priority: 63,
} as const;
