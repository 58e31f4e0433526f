import type { Document } from '../text/document.ts';

const MONTH = /^(?:jan|apr|may|june?|aug|april|august)$/;
/** Called like families. */
const NATIONS =
  /^(?:romans|saxons|danes|scots|russians|italians|spaniards|americans|canadians|australians|brazilians)$/;
const DAY_BEFORE = /(?<!\d)(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)? $/;
const DAY = /^(?:thu|sun|mon)$/;
const OTHER_DAY = '(?:mon|tues?|weds?|thu|fri|sat|sun)';
const BEHIND_DAY = new RegExp(`(?<![a-z])${OTHER_DAY}(?:[.,]| and| &| or| to)?[ \\t–/-]$`);
/** No tab: "Thu\tMon–Wed" is a row of a rota. */
const BEFORE_DAY = new RegExp(`^(?:[.,]|,? and|,? &|,? or|,? to)?[ –/-]${OTHER_DAY}(?![a-z])`);
const DAY_AFTER = /^ (?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?(?:[,:)\n]|$)/;

/** Between the months of a year: the heads of a table, of a chart. */
const NEXT_MONTH = ' ?(?:[\\t/|–-]|\\n|  ) ?';
/** By the month that is somebody's name elsewhere, the one before it and what follows it. "Mai, Jun and An" are three people. */
const YEAR: ReadonlyMap<string, readonly [before: RegExp, behind: RegExp]> = new Map(
  (
    [
      ['jan', 'dez|dec', 'fev|feb'],
      ['mar', 'fev|feb', 'abr|apr'],
      ['apr', 'mar', `may${NEXT_MONTH}jun`],
      ['mai', 'abr|apr', `jun${NEXT_MONTH}jul`],
      ['may', 'apr', `jun${NEXT_MONTH}jul`],
      ['jun', 'ma[iy]', `jul${NEXT_MONTH}(?:ago|aug)`],
    ] as const
  ).map(([month, before, behind]) => [
    month,
    [new RegExp(`(?<![a-z])(?:${before})${NEXT_MONTH}$`), new RegExp(`^${NEXT_MONTH}(?:${behind})(?![a-z])`)],
  ]),
);

/** Signs of the zodiac that are somebody's name elsewhere, in a horoscope. */
const SIGN = /^(?:leao|leo|aries|libra|touro|virgem|virgo|peixes|gemeos|gemini)$/;
const OPENS_SIGN = '(?:^|[\\n.;!?•] ?)';
const ENDS_SIGN = ' ?[:(–-]';
const AT_OPENING = new RegExp(`${OPENS_SIGN}$`);
const AT_ENDING = new RegExp(`^${ENDS_SIGN}`);
/** Each as the head of what is foretold; "Leo: chego às 9" is said by somebody. */
const SIGNS = [
  'aries',
  '(?:touro|taurus)',
  '(?:gemeos|gemini)',
  'cancer',
  'libra',
  'sagitt?ari(?:o|us)',
  'capricorn(?:io)?',
  'aquari(?:o|us)',
  '(?:escorpiao|scorpio)',
  'virg(?:em|o)',
].map((sign) => new RegExp(`${OPENS_SIGN}${sign}${ENDS_SIGN}`));
const FEWEST_SIGNS = 3;
const PLANET =
  /^(?:sol|lua|marte|venus|mercurio|jupiter|saturno|urano|netuno|plutao|terra|sun|moon|mars|mercury|saturn|uranus|neptune|pluto|earth)$/;
/** Sol and Lua, too, are somebody's names: only right beside what is nothing but a planet. */
const OTHER_PLANET =
  '(?:marte|mars|mercurio|mercury|jupiter|saturno?|urano|uranus|netuno|neptune|plutao|pluto)';
const BETWEEN_PLANETS =
  '(?:[ ,;/•\\n\\t–-]{1,3}(?:(?:e|and|ou|or) |(?:[a-h]|\\d)[).-] ?|[([][a-h\\d ][)\\]] ?)?| )(?:[ao] )?';
const BEHIND_PLANET = new RegExp(`(?<![a-z])${OTHER_PLANET}${BETWEEN_PLANETS}$`);
const BEFORE_PLANET = new RegExp(`^${BETWEEN_PLANETS}${OTHER_PLANET}(?![a-z])`);
const PLANET_SPAN = 20;
const OTHER_PLANETS = new RegExp(`(?<![a-z])${OTHER_PLANET}(?![a-z])`, 'g');
const FEWEST_PLANETS = 2;
const HOROSCOPE = 700;

/** "the Romans" */
export const isNation = ({ folded }: Document, start: number, end: number): boolean =>
  NATIONS.test(folded.slice(start, end)) && folded.slice(Math.max(0, start - 4), start) === 'the ';

/**
 * "Abr/24 R$ 50; Mai/24 R$ 50": a month of a year before its amount, beside a month that is nobody's name; "Mai/24,
 * Ana/30" are ages, "Abr/24: férias. Mai/24 fez aniversário" tells of somebody.
 */
const WITH_YEAR = /^\/(?:20)?\d{2}(?=\s{0,2}(?:r\$|[-–:=|]|\d|a [a-z]{3}\/|;|\t|\n|$))(?!\d)/;
const OTHER_WITH_YEAR =
  /(?<![a-z])(?:fev|feb|abr|apr|ago|aug|set|sep|out|oct|nov|dez|dec)\/(?:20)?\d{2}(?!\d)/;
const SPAN = 48;

/** "Mar\tAbr\tMai\tJun" */
function isBesideMonth({ folded }: Document, start: number, end: number): boolean {
  const beside = YEAR.get(folded.slice(start, end));
  return (
    beside !== undefined &&
    (beside[0].test(folded.slice(Math.max(0, start - 8), start)) ||
      beside[1].test(folded.slice(end, end + 16)) ||
      (WITH_YEAR.test(folded.slice(end, end + 12)) &&
        OTHER_WITH_YEAR.test(folded.slice(Math.max(0, start - SPAN), end + SPAN))))
  );
}

function isSign({ folded }: Document, start: number, end: number): boolean {
  const word = folded.slice(start, end);
  const opens =
    SIGN.test(word) &&
    AT_OPENING.test(folded.slice(Math.max(0, start - 2), start)) &&
    AT_ENDING.test(folded.slice(end, end + 2));
  return (opens || PLANET.test(word)) && isHoroscope(folded, start, end);
}

const isHoroscope = (folded: string, start: number, end: number): boolean => {
  const around = folded.slice(Math.max(0, start - HOROSCOPE), end + HOROSCOPE);
  return SIGNS.filter((sign) => sign.test(around)).length >= FEWEST_SIGNS;
};

/** "a) Vênus b) Marte c) Saturno": among its like. */
function isPlanet({ folded }: Document, start: number, end: number): boolean {
  if (
    !PLANET.test(folded.slice(start, end)) ||
    !(
      BEHIND_PLANET.test(folded.slice(Math.max(0, start - PLANET_SPAN), start)) ||
      BEFORE_PLANET.test(folded.slice(end, end + PLANET_SPAN))
    )
  )
    return false;
  const around = folded.slice(Math.max(0, start - SPAN), start) + ' ' + folded.slice(end, end + SPAN);
  return new Set(around.match(OTHER_PLANETS)).size >= FEWEST_PLANETS;
}

/** "Milo, Jan 9: Hey", "31 Jan": the months that are somebody's name elsewhere. */
const isMonth = ({ folded }: Document, start: number, end: number): boolean =>
  MONTH.test(folded.slice(start, end)) &&
  (DAY_BEFORE.test(folded.slice(Math.max(0, start - 6), start)) ||
    DAY_AFTER.test(folded.slice(end, end + 7)));

/** "Wed, Thu", "Mon\tTue\tWed\tThu": Thu is somebody elsewhere. */
const isDay = ({ folded }: Document, start: number, end: number): boolean =>
  DAY.test(folded.slice(start, end)) &&
  (BEHIND_DAY.test(folded.slice(Math.max(0, start - 10), start)) ||
    BEFORE_DAY.test(folded.slice(end, end + 10)));

/** A month, a day of the week, a sign of the zodiac or a planet that is somebody's name elsewhere. */
export const isOfCalendar = (document: Document, start: number, end: number): boolean =>
  isMonth(document, start, end) ||
  isBesideMonth(document, start, end) ||
  isDay(document, start, end) ||
  isSign(document, start, end) ||
  isPlanet(document, start, end);
