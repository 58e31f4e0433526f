import type { Found } from '../../found.ts';
import { CAPITALS, MIXED, WORD, firstTokenAt } from '../../text/tokens.ts';
import { personAt } from '../forms.ts';
import type { Words } from '../runs.ts';
import { UNITS, isNothingElse, isPortuguese, looksLikeInitials } from './letters.ts';
import { findInLists } from './lists.ts';
import { PLACES } from './told.ts';
import { findInReferences } from './references.ts';
import { findDotted } from './dotted.ts';
import { findOneLetter } from './one-letter.ts';
import { findSmall } from './small.ts';

/** Columns of who did it. Folded. */
const HEADS =
  /^(?:owner|init(?:ial)?s?|by|(?:done|checked|cleaned|signed|taken|approved) ?(?:by)?|sign(?:ature)?|who|staff|driver|cleaner|nurse|operator|op|resp|responsavel|rubrica|visto|quem|ass|assin|assinatura|conf|conferido(?: por)?|feito por|lead|rep)[.:]?$/;
const [BEFORE, BEHIND] = [72, 32];
const LONGEST = 4;
const LONGEST_LINK = 8;
/** What parts the letters of two who do something together, "AK/MS", "EB + NF". */
const LINK = /^(?: ?[/+&] ?| loves )$/;
/** "RG 12.345.678", "AB-1234" */
const NUMBERED = /^(?:[-/.]?\d| ?n?[º°]| \d{3}|@|\.\p{L}|-\p{L})/u;
/** "[KV1]", "KV 1405" */
const NO_NUMBER = /^(?:\d{0,3}\]| [012]\d[0-5]\d(?!\d))/;
/** Told so by one place, or by two that are no sure ones, letters are looked for again. */
const [UNSURE, SURE] = [1, 2];

/** Two or three capitals that stand for somebody where they stand, or again where they once did. Linear. */
export function findInitials(words: Words, above: (start: number) => string): Found[] {
  const portuguese = isPortuguese(words.document.folded);
  const candidates = candidatesOf(words);
  const told = new Set<number>();
  /** How surely letters have been told, by all their places. */
  const known = new Map<string, number>();
  const tell = (index: number, sure: number): void => {
    told.add(index);
    const letters = lettersAt(words, index);
    known.set(letters, (known.get(letters) ?? 0) + sure);
  };
  for (const index of candidates) {
    const sure = howToldAt(words, index, above, portuguese);
    if (sure > 0) tell(index, sure);
  }
  const ranges = [...findInLists(words.document, portuguese), ...findInReferences(words.document)];
  for (const { start } of ranges) {
    const index = firstTokenAt(words.tokens.start, words.tokens.count, start);
    if (words.tokens.start[index] === start) tell(index, SURE);
  }
  addLinked(words, candidates, told);
  addAgain(
    words,
    candidates,
    told,
    new Set(
      [...known].filter(([one, sure]) => sure >= SURE && isNothingElse(one, portuguese)).map(([one]) => one),
    ),
  );
  const found = [...told].map((index) => ({
    start: words.tokens.start[index]!,
    end: endAt(words, index),
  }));
  return [...found, ...findSmall(words.document), ...findOneLetter(words), ...findDotted(words.document)].map(
    ({ start, end }) => personAt(start, end, 'signature'),
  );
}

const lettersAt = (words: Words, index: number): string =>
  words.document.text.slice(words.tokens.start[index], endAt(words, index));

/** "RG's copy": one word, of which the letters are the first two. */
const endAt = ({ document, tokens }: Words, index: number): number =>
  tokens.end[index]! - (document.text.startsWith("'s", tokens.end[index]! - 2) ? 2 : 0);

function candidatesOf(words: Words): number[] {
  const { tokens, document } = words;
  const candidates: number[] = [];
  for (let index = 0; index < tokens.count; index++) {
    if (tokens.kind[index] !== WORD || tokens.end[index]! - tokens.start[index]! > LONGEST) continue;
    if (tokens.shape[index] !== CAPITALS && tokens.shape[index] !== MIXED) continue;
    if (/[\p{L}\d'’.@_-]/u.test(document.text[tokens.start[index]! - 1] ?? ' ')) continue;
    if (looksLikeInitials(lettersAt(words, index))) candidates.push(index);
  }
  return candidates;
}

function howToldAt(
  words: Words,
  index: number,
  above: (start: number) => string,
  portuguese: boolean,
): number {
  const { tokens, document } = words;
  const { text, folded } = document;
  const [start, end] = [tokens.start[index]!, endAt(words, index)];
  const letters = text.slice(start, end);
  const behind = text.slice(end, end + BEHIND);
  if (NUMBERED.test(behind) && !NO_NUMBER.test(behind)) return 0;
  const before = folded.slice(Math.max(0, start - BEFORE), start);
  if (/\d ?$/.test(before) && UNITS.has(letters)) return 0;
  const nothingElse = isNothingElse(letters, portuguese);
  if (
    (nothingElse || letters.length === 2) &&
    /(?:^|[\t\n|;] ?)$/.test(before) &&
    /^ ?(?:[\t\n|/;]|$)/.test(behind) &&
    HEADS.test(above(start).trim())
  )
    return SURE;
  const places = PLACES.filter(
    (place) =>
      (nothingElse || place.sure === true) &&
      (place.two !== true || letters.replace(/[^\p{Lu}]/gu, '').length === 2) &&
      place.behind.test(behind) &&
      place.before.test(before) &&
      !isShortFor(letters, before),
  );
  return Math.max(0, ...places.map(({ weak }) => (weak === true ? UNSURE : SURE)));
}

/** "coronary artery bypass grafting (CABG)": the first letters of what stands before. */
function isShortFor(letters: string, before: string): boolean {
  if (!before.endsWith('(')) return false;
  const firsts = before
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2)
    .map((word) => word[0])
    .join('');
  return firsts.endsWith(letters.toLowerCase());
}

function addLinked(words: Words, candidates: readonly number[], told: Set<number>): void {
  const { tokens, document } = words;
  const isLinked = (from: number, to: number): boolean =>
    told.has(from) !== told.has(to) &&
    LINK.test(
      document.text.slice(
        tokens.end[Math.min(from, to)],
        Math.min(tokens.start[Math.max(from, to)]!, tokens.end[Math.min(from, to)]! + LONGEST_LINK),
      ),
    );
  for (const order of [candidates, candidates.toReversed()])
    for (const index of order)
      for (const beside of [index - 1, index + 1])
        if (told.has(beside) && isLinked(index, beside)) told.add(index);
}

function addAgain(
  words: Words,
  candidates: readonly number[],
  told: Set<number>,
  letters: ReadonlySet<string>,
): void {
  if (letters.size === 0) return;
  for (const index of candidates) {
    const end = endAt(words, index);
    const isUnit =
      UNITS.has(lettersAt(words, index)) &&
      /\d ?$/.test(
        words.document.text.slice(Math.max(0, words.tokens.start[index]! - 2), words.tokens.start[index]),
      );
    if (
      !isUnit &&
      letters.has(lettersAt(words, index)) &&
      !NUMBERED.test(words.document.text.slice(end, end + 4))
    )
      told.add(index);
  }
}
