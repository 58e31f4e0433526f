import { OTHER_WORD, asFirst, asSurname, isInDictionary, knownOf } from '../names/lists.ts';
import { isCapital, isLetter } from './characters.ts';
import type { Units } from './units.ts';

const [CAPITAL_I, SMALL_L] = [0x49, 0x6c];
const LONGEST = 20;
const SHORTEST = 4;
const MOST_READINGS = 16;
/** As a name. */
const USUAL = 5;
/** No word begins with l before one of these. */
const CONSONANTS: ReadonlySet<number> = new Set(
  Array.from('bcdfgmnpqrstvz', (letter) => letter.charCodeAt(0)),
);

/** "FeIipe", "AImeida", "lvone", "SlLVA": one stroke read for another where no word has it, if that makes a usual name or a word. Linear. */
export function readStrokes(units: Units): void {
  const { unit, length } = units;
  for (let index = 0; index < length; index++) {
    if (!isMisread(units, index)) continue;
    let start = index;
    while (start > 0 && index - start <= LONGEST && isLetter(unit[start - 1]!)) start--;
    let end = index + 1;
    while (end < length && end - index <= LONGEST && isLetter(unit[end]!)) end++;
    if (end - start >= SHORTEST && end - start <= LONGEST) restore(units, start, end);
    index = end;
  }
}

/** A capital beside a small letter further on in a word, a small letter between capitals or before a consonant at the beginning. */
function isMisread({ unit, length }: Units, index: number): boolean {
  if (unit[index] !== CAPITAL_I && unit[index] !== SMALL_L) return false;
  const before = index > 0 ? unit[index - 1]! : 0;
  const after = index + 1 < length ? unit[index + 1]! : 0;
  if (unit[index] === CAPITAL_I) return isLetter(before) && !isCapital(isLetter(after) ? after : before);
  if (!isLetter(after)) return false;
  return isLetter(before) ? isCapital(before) && isCapital(after) : isCapital(after) || CONSONANTS.has(after);
}

function restore(units: Units, start: number, end: number): void {
  const read = units.folded(start, end);
  if (isUsual(read) || isWord(read)) return;
  let readings = [''];
  for (let at = start; at < end; at++) {
    const letters = isMisread(units, at) ? meantAt(units, at) : read[at - start]!;
    readings = readings.flatMap((one) => Array.from(letters, (letter) => one + letter));
    if (readings.length > MOST_READINGS) return;
  }
  const word = readings.find(isUsual) ?? readings.find(isWord);
  if (word === undefined) return;
  for (let at = start; at < end; at++) {
    if (!isMisread(units, at)) continue;
    const letter = word[at - start]!;
    units.unit[at] = (units.unit[at] === CAPITAL_I ? letter : letter.toUpperCase()).charCodeAt(0);
  }
}

const meantAt = ({ unit }: Units, at: number): string =>
  unit[at] === CAPITAL_I ? 'l' : isCapital(unit[at + 1]!) ? 'il' : 'i';

const isUsual = (word: string): boolean =>
  asFirst(knownOf(word)) >= USUAL || asSurname(knownOf(word)) >= USUAL;
const isWord = (word: string): boolean => (knownOf(word) & OTHER_WORD) !== 0 || isInDictionary(word);
