import { because } from '../found.ts';
import type { Found } from '../found.ts';
import type { HeaderAt } from '../identifiers/find.ts';
import type { Document } from '../text/document.ts';
import { matchesByPattern, matchesOf, together } from '../text/starts.ts';
import { findAgesSaid } from './ages-said.ts';
import { BORN_AFTER_DATE, DIED_OR_MARRIED, ENDED_AFTER_DATE, SAID_YEARS } from './life-words.ts';
import type { SaidDate } from './life-words.ts';
import { findLifeDays } from './life-days.ts';
import { findDatesOnStones } from './stones.ts';
import { DATE, DAY_OF_YEAR, MONTH, MONTH_AND_YEAR } from './date-forms.ts';

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
    ...lifeDates(document, headerAt),
    ...saidDates(document),
    ...findLifeDays(document),
    ...findDatesOnStones(document),
    ...boxes(document),
    ...findAgesSaid(document),
  ];
}

function lifeDates({ folded, places }: Document, headerAt: HeaderAt): Found[] {
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

/** "nasceu em dezembro de 1969", "born in 1984". */
const BORN_IN = new RegExp(
  `(?=[\\dadefjmnos])(?<=(?<![a-z])(?:(?:nascid[oa]|nasceu|nasci|(?:was|were|he|she|is) born)(?: ele| ela)?(?: (?:em|in) [a-z ]{3,24})? (?:em|in|no ano de)|y\\.?o\\.?b\\.?:?|[a-z]{3,20}, [a-z]{3,20} b\\.|[a-z]{3,20} \\((?:b|n|nasc)\\.|nasc\\.:?) )(?:${MONTH_AND_YEAR}|(?:0[1-9]|1[0-2])/(?:19|20)\\d{2}|(?:19|20)\\d{2})(?!\\d)`,
  'y',
);

/** "falecida em 2019", "died in February 2018", "(1998)" after it. */
const DIED_IN = new RegExp(
  `(?=[\\dadefjmnos])(?<=(?<![a-z])(?:falecid[oa]|faleceu|morreu|morta?|sepultad[oa]|enterrad[oa]|natimort[oa]|morte (?:del[ea]|deste|do pai|da mae)|died|deceased|passed away)(?: de [a-z]{3,12},?)?,? (?:em|in|\\() ?)(?:${MONTH_AND_YEAR}|(?:0[1-9]|1[0-2])/(?:19|20)\\d{2}|(?:19|20)\\d{2})(?!\\d)`,
  'y',
);
/** "Hermínia (n. 1904 – m. 1981)": the year behind that of the birth. */
const DIED_BEHIND_BORN = /(?<=\((?:b|n|nasc)\.? (?:19|20)\d{2} ?[-;,] ?[mdf]\. )(?:19|20)\d{2}(?=\))/y;
/** "convivemos como família desde agosto de 2017", "se casou com Amália Huth em setembro de 1920". */
const TOGETHER_SINCE = new RegExp(
  `(?<=(?<![a-z])(?:(?:conviv(?:em|emos|encia publica)|uniao estavel|uniao publica|(?:estamos|vivem|vivemos|moramos) juntos)(?![a-z])[^.;\\n]{0,60} desde|(?:se )?cas(?:ou|aram|ei)(?:-se)?(?: com [a-z ]{3,30})? em) )(?:${MONTH_AND_YEAR}|(?:0[1-9]|1[0-2])/(?:19|20)\\d{2})(?!\\d)`,
  'y',
);
/** "nasc 01 09 88", as it is typed where nothing asks for marks. */
const BORN_BLANKS =
  /(?=\d)(?<=(?<![a-z])(?:nasc(?:imento|id[oa])?|d\.?n\.?|dob)\.?:? (?:em |dia )?)(?:0[1-9]|[12]\d|3[01]) (?:0[1-9]|1[0-2]) (?:(?:19|20)\d{2}|\d{2})(?![\d.,/-]| \d| (?!em |de |cpf|rg|n[ao] |e )[a-z]{3,}s(?![a-z]))/y;
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

/** Dates without a day, or without a year, with what they are the dates of; on folded text. */
const SAID_DATES = together<SaidDate>([
  { pattern: BORN_IN, soon: YEAR_SOON, category: 'birth-date', confidence: 0.88 },
  { pattern: DIED_IN, soon: YEAR_SOON, category: 'personal-date', confidence: 0.86 },
  { pattern: DIED_BEHIND_BORN, category: 'personal-date', confidence: 0.86 },
  { pattern: TOGETHER_SINCE, soon: YEAR_SOON, category: 'personal-date', confidence: 0.86 },
  ...SAID_YEARS,
  { pattern: BORN_BLANKS, soon: 1, category: 'birth-date', confidence: 0.9 },
  { pattern: BIRTHDAY_ON, category: 'birth-date', confidence: 0.86 },
  { pattern: DIED_ON, category: 'personal-date', confidence: 0.84 },
]);

function saidDates({ places }: Document): Found[] {
  const found: Found[] = [];
  matchesOf(places.folded, SAID_DATES, (match, { category, confidence }) => {
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      category,
      detector: 'label',
      confidence,
      reason: because('pattern-with-context'),
      proposal: 'remove',
      priority: 63,
    });
  });
  return found;
}

/** "Dia: 29 Mês: 02 Ano: 2024" under what they are the day of, or the three heads over the three figures. */
const BOXES = together(
  [
    {
      pattern: /(?<![a-z])dia:? ?(\d{1,2})[\s|]{1,6}mes:? ?([a-z\d]{1,9})[\s|]{1,6}ano:? ?(\d{4})/y,
      soon: 6,
    },
    {
      pattern:
        /(?<![a-z])dia[\s|]{1,6}mes[\s|]{1,6}ano[\s|]{1,6}(?:[a-z][a-z ]{9,70}[\t\n|]{1,6})?(\d{1,2})[\s|/]{1,6}([a-z\d]{1,9})[\s|/]{1,6}(\d{4})(?!\d)/y,
    },
  ],
  'letter',
);
const BOXES_OF = /(?<![a-z])(?:(nasc|birth)|obito|falecimento|casamento|death|marriage)/g;
const BOXES_BEFORE = 220;

function boxes({ folded, places }: Document): Found[] {
  return matchesByPattern(places.folded, BOXES)
    .flat()
    .flatMap((match) => {
      const before = folded.slice(Math.max(0, match.index - BOXES_BEFORE), match.index);
      const word = Array.from(before.matchAll(BOXES_OF)).at(-1);
      if (word === undefined) return [];
      let to = match[0].length;
      return [3, 2, 1].map((group) => {
        to = match[0].lastIndexOf(match[group]!, to - 1);
        const start = match.index + to;
        return {
          start,
          end: start + match[group]!.length,
          category: word[1] === undefined ? ('personal-date' as const) : ('birth-date' as const),
          detector: 'label' as const,
          confidence: 0.93,
          reason: because('label', word[0]),
          proposal: 'remove' as const,
          priority: 63,
        };
      });
    });
}
