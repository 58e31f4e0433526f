import { OTHER_WORD, asFirst, asSurname, isInDictionary, knownOf } from '../names/lists.ts';
import type { Known } from '../names/lists.ts';
import { isCapital, isDigit, isLetter } from './characters.ts';
import type { Units } from './units.ts';

const SPACE = 0x20;
const POINT = 0x2e;
const COMMA = 0x2c;
/** A name that is put together again is at least so usual, since two halves may make one by chance. */
const USUAL = 5;
/** The second half is hardly anybody's name by itself. */
const RARE = 3;
const RARER = 2;
const SHORTEST = 4;
const LONGEST = 18;

const ACCENTED = 0x80;
const CEDILLA = 0xc7;
/** No word of Portuguese begins with these, nor has any other language such a name. */
const NEVER_FIRST = /^ç?[ãõ]/;
const NEVER_FIRST_IN_CAPITALS = /^(?:[ÃÕ]\p{Lu}|Ç[ÃÕ])/u;
/** These begin and end names of Turkey, and parts of words of Portuguese. */
const SELDOM_FIRST = /^ç[aouáóúâô]/;
const SELDOM_LAST = /^ç/i;
const ARTICLES = /^[aeo]$/;

/**
 * Drops the spaces that a reader put into words and before points, mostly where a letter with an accent was drawn apart:
 * "Concei ção", "Gonç alves", "F átima", "Rua A , 12". Linear.
 */
export function closeWords(units: Units): void {
  const { unit, length } = units;
  const keep = new Uint8Array(length).fill(1);
  let changed = false;
  let start = 0;
  for (let index = 0; index < length; index++) {
    if (isLetter(unit[index]!)) continue;
    if (unit[index] === SPACE && isNoGap(units, start, index)) {
      keep[index] = 0;
      changed = true;
    }
    start = index + 1;
  }
  if (changed) units.compact(keep);
}

function isNoGap(units: Units, start: number, space: number): boolean {
  const { unit, length } = units;
  if (space === 0 || space + 1 >= length) return false;
  const before = unit[space - 1]!;
  const after = unit[space + 1]!;
  if (after === POINT || after === COMMA)
    return (isLetter(before) || isDigit(before)) && unit[space + 2] === SPACE && unit[space + 3] !== after;
  if (space === start || !isLetter(after)) return false;
  if (after >= ACCENTED || before >= ACCENTED) {
    const isLong = space - start > 1 || isCapital(before);
    const never = isCapital(before) ? NEVER_FIRST_IN_CAPITALS : NEVER_FIRST;
    if (isAt(never, units, space + 1)) return isLong;
    const isSeldom = isAt(SELDOM_FIRST, units, space + 1) || isAt(SELDOM_LAST, units, space - 1);
    if (isLong && isSeldom && isWord(units, start, space)) return true;
  }
  return isCapital(unit[start]!) && isHalf(units, start, space);
}

/** Both together are a word or a usual name. */
function isWord(units: Units, start: number, space: number): boolean {
  let end = space + 1;
  while (end < units.length && end - start <= LONGEST && isLetter(units.unit[end]!)) end++;
  const whole = units.folded(start, space) + units.folded(space + 1, end);
  return isInDictionary(whole) || rankOf(knownOf(whole)) >= USUAL;
}

/** The second half is no word and both together are a usual name: "F átima", "Sou za", "SIL VEIRA". */
function isHalf(units: Units, start: number, space: number): boolean {
  const { unit, length } = units;
  const areCapitals = isCapital(unit[space + 1]!);
  if (areCapitals && !isCapital(unit[space - 1]!)) return false;
  let end = space + 1;
  while (end < length && isLetter(unit[end]!) && isCapital(unit[end]!) === areCapitals) end++;
  const size = end - start - 1;
  if (size < SHORTEST || size > LONGEST || end - space <= 2 || (end < length && isLetter(unit[end]!)))
    return false;
  const second = units.folded(space + 1, end);
  // "Calves" are known, and a family of their own; "Çalves" are half of one.
  const part = unit[space + 1] === CEDILLA ? 0 : knownOf(second);
  if ((part & OTHER_WORD) !== 0 || rankOf(part) > RARE) return false;
  const first = units.folded(start, space);
  const whole = rankOf(knownOf(first + second));
  if (whole < USUAL || rankOf(part) > whole - RARER) return false;
  return !ARTICLES.test(first) || !isInDictionary(second);
}

const isAt = (letters: RegExp, { unit }: Units, at: number): boolean =>
  letters.test(String.fromCharCode(unit[at]!, unit[at + 1]!));
const rankOf = (known: Known): number => Math.max(asFirst(known), asSurname(known) - 1);
