import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { WEEKDAY } from '../text/calendar.ts';
import { matchesOf, together } from '../text/starts.ts';
import { certainlyPerson } from './forms.ts';
import { asFirst, isNoWord, knownOf } from './lists.ts';

/** English words, alternatives of a pattern. */
export const CLOSEST_FAMILY = 'mother|father|mum|mom|dad|brother|sister|wife|husband|nan|gran';
export const FAMILY = `${CLOSEST_FAMILY}|son|daughter|cousin|niece|nephew|grandma|grandpa|grandad`;
const ENGLISH = `${FAMILY}|mam|fianc[eé]e?|grandson|granddaughter|grandmother|grandfather|stepson|stepdaughter|stepfather|stepmother|stepdad|stepmum|twin|girlfriend|boyfriend|flatmate|roommate|housemate|boss|secretary|mate`;
const PORTUGUESE =
  'm[ãa]e|pai|irm[ãa]o?|filh[oa]|net[oa]|sobrinh[oa]|prim[oa]|espos[oa]|marido|companheir[oa]|namorad[oa]|noiv[oa]|sogr[oa]|cunhad[oa]|avó|avô|entead[oa]|padrasto|madrasta|madrinha|padrinho|afilhad[oa]|comadre|compadre|patrão|patroa';
const WHOSE =
  "(?:[Mm]y|[Hh]is|[Hh]er|[Tt]heir|[Oo]ur|[Yy]our|['’]s|elder|older|younger|late|eldest|youngest|[Mm]eu|[Mm]inha|[Ss]eu|[Ss]ua|[Nn]osso|[Nn]ossa|[Tt]eu|[Tt]ua|d[oa]) ";
/** What a sentence goes on with behind a name; a figure makes a month of it. */
const GOES_ON = "(?=[,.;:!?)\\n]|['’]s|$| (?!d[aeo]s? \\p{Ll})\\p{Ll}| \\()";
const LEAD = together(
  [{ pattern: new RegExp(`(?<!\\p{L})${WHOSE}(?:${ENGLISH}|${PORTUGUESE}),? `, 'uy') }],
  'letter',
);
/** "her daughter April turned 24", "my sister Hope", "meu filho Ícaro": words where nothing else makes a name of them. */
const RELATIVE = new RegExp(
  `(?!${WEEKDAY}|(?:Christmas|Easter|Thanksgiving|Ltd|Inc)(?!\\p{L}))\\p{Lu}\\p{Ll}{1,14}${GOES_ON}`,
  'uy',
);
/** "my boss daz", "minha prima kethe": in small letters only what is no word. */
const SMALL = new RegExp(`(?<!, )\\p{Ll}{3,12}${GOES_ON}`, 'uy');

/** Names behind the word for a relative or a friend of somebody. Linear. */
export function findRelatives({ text, folded, places }: Document): Found[] {
  const ends: number[] = [];
  matchesOf(places.text, LEAD, ({ index, 0: { length } }) => ends.push(index + length));
  const behind = (name: RegExp, isOne: (folded: string) => boolean): Found[] =>
    ends.flatMap((end) => {
      name.lastIndex = end;
      const match = name.exec(text);
      return match !== null && isOne(folded.slice(end, name.lastIndex))
        ? [certainlyPerson(match, 'name-list')]
        : [];
    });
  return [...behind(RELATIVE, isUsualOrNoWord), ...behind(SMALL, isNoWord)];
}

/** A word of the language only where many are called so. */
const USUAL = 3;
const isUsualOrNoWord = (folded: string): boolean => isNoWord(folded) || asFirst(knownOf(folded)) >= USUAL;
