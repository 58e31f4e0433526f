import type { Found } from '../../found.ts';
import { firstTokenAt } from '../../text/tokens.ts';
import { personAt } from '../forms.ts';
import type { Words } from '../runs.ts';
import { candidatesOf, endAt, lettersAt } from './candidates.ts';
import { findDotted } from './dotted.ts';
import { NUMBERED, SURE, howToldAt } from './how-told.ts';
import { UNITS, isNothingElse, isPortuguese } from './letters.ts';
import { findInLists } from './lists.ts';
import { findOneLetter } from './one-letter.ts';
import { findInReferences } from './references.ts';
import { findSmall } from './small.ts';

const LONGEST_LINK = 8;
/** What parts the letters of two who do something together, "AK/MS", "EB + NF". */
const LINK = /^(?: ?[/+&] ?| loves )$/;

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
