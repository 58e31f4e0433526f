import { because } from '../found.ts';
import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import type { Reason } from '../types.ts';
import { holding } from '../text/holds.ts';
import { matchesByPattern, together } from '../text/starts.ts';
import { OTHER_WORD, asFirst, asSurname, isNoWord, isTown, knownOf } from './lists.ts';

/** "AMORIM/DJALMA MR": how airlines write passengers. */
const PASSENGER =
  /(?<![\p{L}/'-])\p{Lu}[\p{Lu}'-]{1,30}\/\p{Lu}[\p{Lu}'-]{1,30}(?: \p{Lu}[\p{Lu}'-]{1,30}){0,3} (?:MR|MRS|MS|MISS|MSTR)(?! ?\p{L})/uy;

/** "MOURA/ALCINA", "DA CRUZ/IVONE": the same without, in a cell of its own. */
const PASSENGER_ALONE =
  /(?<=(?:^|[\n\t]) ?)(\p{Lu}[\p{Lu}'-]{1,30}(?: \p{Lu}[\p{Lu}'-]{1,30}){0,2})\/(\p{Lu}[\p{Lu}-]{2,20}(?: \p{Lu}[\p{Lu}-]+){0,2})(?= ?[\t\n]|$)/uy;

/** "Big Al", "Wee Donnie": by-names before a usual given name; no clock, food or town. */
const BIG = /(?<!\p{L})(?:Big|Wee|Fat|Mad) (?!Ben|Mac|Sur|John's)(\p{Lu}\p{Ll}{1,9})(?![\p{L}'’-]| \p{Lu})/uy;

/** Syllables of given names as Koreans write them in Latin letters. */
const SYLLABLE =
  'ah|bin|bo|byung|chan|chul|dae|dong|do|eun|gun|gyu|ha|hae|hee|ho|hoon|hwa|hwan|hye|hyo|hyun|hyung|in|ja|jae|jeong|ji|jin|joo|joon|ju|jung|jun|kyu|kyung|kwang|mi|min|myung|nam|rae|ran|rim|sang|seo|seok|seon|seong|seung|sik|soo|sook|sub|suk|sun|sung|tae|woo|won|woong|yeon|yeong|yong|yoo|yoon|young|yun';
const upper = (words: string): string => words.replaceAll(/(?<=^|\|)[a-z]/g, (first) => first.toUpperCase());
/** "Ji-woo", "Min-Jun"; not "Ha-ha". */
const KOREAN = new RegExp(
  `(?<![\\p{L}-])(?!Tae-[Bb]o|In-|(?:Ha-[Hh]a|Ho-[Hh]o|Do-[Dd]o|Min-[Mm]in|Bo-[Bb]o|Ja-[Jj]a|Mi-[Mm]i)(?!\\p{L}))(?:${upper(SYLLABLE)})-(?:${SYLLABLE}|${upper(SYLLABLE)})(?![\\p{L}-])`,
  'uy',
);

/** "김상혁", "张敏": so few signs alone in a document of Latin letters are hardly anything else. */
const OTHER_SCRIPTS =
  /(?<![\p{L}ー])(?!中文|日本語|한국어|조선말|株式会社|有限公司)(?:\p{Script=Hangul}{2,4}|\p{Script=Han}{2,4}|[\p{Script=Katakana}ー]{2,8}・[\p{Script=Katakana}ー]{2,8})(?![\p{L}ー])/uy;
/** States and towns, greetings and thanks, in alphabets that have words of many letters. */
const NOBODY_ABROAD = [
  'Российск|Республик|Санкт|Нижн(?:ий|яя|его)|Советск|Красная [Пп]лощадь|Добр(?:ый [Дд]ень|ый [Вв]ечер|ое [Уу]тро|ого )|Большое |Уважаем|Спасибо|Здравствуйте|Название |Итого ',
  'Ελληνικ|Κυπριακ|Καλημέρα|Καλησπέρα|Ευχαριστώ',
  'מדינת|תל אביב|בנק |שלום (?:רב|לכולם)|תודה רבה|יין |שנה טובה|חג שמח',
  'المملكة|جمهورية|الإمارات|الولايات|دولة|السلام عليكم|مرحبا|شكرا|بسم |الحمد لله|قهوة|حلال ',
].join('|');
/** "דוד כהן", "Ольга Иванова": two words or more, as names there have them. */
const OTHER_ALPHABETS = new RegExp(
  `(?<!\\p{L})(?!${NOBODY_ABROAD})(?:${[
    '\\p{Script=Hebrew}{2,12}',
    '\\p{Script=Arabic}{2,12}',
    "[А-ЯЁЄІЇҐ][а-яёєіїґ'-]{1,16}",
    '[Α-ΩΆΈΉΊΌΎΏ][α-ωάέήίόύώϊϋΐΰς]{1,16}',
  ]
    .map((word) => `${word}(?:[ -]${word}){1,3}`)
    .join('|')})(?!\\p{L})`,
  'uy',
);
/** More, and the document is written so. */
const MOST_IN_OTHER_SCRIPTS = 8;

/** "P***** R****", "APAREC*** DA SIL**": two words of which the ends are masked; not "**Nome** **CPF**". */
const MASKED_WORD = '\\p{Lu}\\p{L}{0,14}\\*{2,12}\\p{L}{0,12}';
const MASKED = new RegExp(
  `(?<![\\p{L}\\p{N}*])${MASKED_WORD}(?: (?:d[aeo]s? |D[AEO]S? )?${MASKED_WORD}){1,5}(?![\\p{L}\\p{N}*])`,
  'uy',
);

/** "M.A.R.I.N.A S.O.U.T.O": letters with a point between each two. */
const DOTTED_WORD = '\\p{Lu}(?:\\.\\p{Lu}){2,14}\\.?';
const DOTTED = new RegExp(`(?<![\\p{L}.])${DOTTED_WORD}(?: {1,3}${DOTTED_WORD}){0,4}(?![\\p{L}.])`, 'uy');

/** Given names that lists know as something else only. */
const SHORT: ReadonlySet<string> = new Set(['al', 'col', 'con', 'rev']);
/** Usual enough as a given name. */
const USUAL = 4;

const FORMS = together(
  [
    { pattern: BIG },
    { pattern: PASSENGER, holds: holding(31, '/') },
    { pattern: KOREAN },
    { pattern: OTHER_SCRIPTS },
    { pattern: OTHER_ALPHABETS },
    { pattern: DOTTED, holds: holding(2, '.') },
    { pattern: PASSENGER_ALONE, holds: holding(100, '/') },
    { pattern: MASKED, holds: holding(15, '**') },
  ],
  'letter',
);

/** Runs of letters that the name of somebody looks like and hardly anything else, whatever stands around. Linear. */
export function findByForm({ text, folded, places }: Document): Found[] {
  const [
    big = [],
    passengers = [],
    koreans = [],
    others = [],
    alphabets = [],
    dotted = [],
    alone = [],
    masked = [],
  ] = matchesByPattern(places.text, FORMS);
  const byNames = big.filter(({ index, 0: whole, 1: given }) => {
    const end = index + whole.length;
    const name = folded.slice(end - given!.length, end);
    return SHORT.has(name) || asFirst(knownOf(name)) >= USUAL;
  });
  const titled = new Set(passengers.map(({ index }) => index));
  const joined = [
    ...passengers,
    ...koreans,
    ...masked.filter((match) => !areWords(folded, match)),
    ...(isInOtherAlphabets(text, alphabets) ? [] : alphabets),
    ...dotted.filter((match) => spellsName(folded, match)),
    ...alone.filter((match) => !titled.has(match.index) && isPassenger(folded, match)),
  ];
  return [
    ...[...byNames, ...inOtherScripts(others)].map((match) => certainlyPerson(match, 'name-list')),
    ...joined.map((match) => ({ ...certainlyPerson(match, 'name-list'), priority: OVER_ITS_PARTS })),
  ];
}

/** What lists and taggers find of "Ji-woo" is half of it. */
const OVER_ITS_PARTS = 52;

/** Somebody's given name behind the stroke, or a family's before two words that are nothing else; not "ROSA/AZUL". */
function isPassenger(folded: string, { index, 0: whole, 1: family }: RegExpExecArray): boolean {
  const before = folded
    .slice(index, index + family!.length)
    .split(' ')
    .at(-1)!;
  const given = folded.slice(index + family!.length + 1, index + whole.length).split(' ')[0]!;
  const known = knownOf(given);
  if ((known & OTHER_WORD) !== 0 || isTown(given)) return false;
  const isFamily = asSurname(knownOf(before)) >= USUAL;
  return asFirst(known) >= USUAL ? isFamily || isNoWord(before) : isFamily && isNoWord(given);
}

/** Somebody's given name, or a family's beside another word; "U.N.I.C.E.F." is none. */
function spellsName(folded: string, { index, 0: whole }: RegExpExecArray): boolean {
  const words = folded
    .slice(index, index + whole.length)
    .split(/ +/)
    .map((word) => word.replaceAll('.', ''));
  return words.some((word) => {
    const known = knownOf(word);
    return (
      (word.length > 3 || words.length > 1) &&
      (asFirst(known) > USUAL || (words.length > 1 && asSurname(known) > USUAL))
    );
  });
}

/** "Valor** Total***": words with the signs of notes. */
const areWords = (folded: string, { index, 0: whole }: RegExpExecArray): boolean =>
  folded
    .slice(index, index + whole.length)
    .split(/[ *]+/)
    .every((word) => word === '' || (word.length > 2 && !isNoWord(word)));

const inOtherScripts = (names: readonly RegExpExecArray[]): readonly RegExpExecArray[] =>
  new Set(names.map(([name]) => name)).size > MOST_IN_OTHER_SCRIPTS ? [] : names;

const ABROAD = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Greek}]/gu;
const LATIN = /\p{Script=Latin}/gu;
const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;
/** Whether a document is written so, not only a list of people in it. */
const isInOtherAlphabets = (text: string, names: readonly RegExpExecArray[]): boolean =>
  inOtherScripts(names).length < names.length && countOf(text, ABROAD) > countOf(text, LATIN);

/** A match that goes without asking lists or taggers. */
export const certainlyPerson = ({ index, 0: text }: RegExpExecArray, code: Reason['code']): Found =>
  personAt(index, index + text.trimEnd().length, code);

/** The same for a run of the text. */
export const personAt = (start: number, end: number, code: Reason['code']): Found => ({
  start,
  end,
  category: 'person',
  detector: 'label',
  confidence: 0.85,
  reason: because(code),
  proposal: 'remove',
  priority: 47,
});
