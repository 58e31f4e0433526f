import { isCapital, isDigit, isLetter } from './characters.ts';
import type { Units } from './units.ts';

const SPACE = 0x20;
/** Fewer single characters than this in a row are initials, list marks, formulas. */
const SHORTEST = 4;

/** Small letters set apart are rarer, and their words shorter to tell from a list. */
const SHORTEST_SMALL = 5;
/** Two to this many spaces part the words of text that is set apart. */
const WIDEST_GAP = 4;

/**
 * "J O Ã O   D A   S I L V A" is "JOÃO DA SILVA", "1 2 3 . 4 5 6" is "123.456": single characters set apart by single
 * spaces; the words between wider gaps go with a word that is long enough by itself.
 */
export function closeSpacedCapitals(units: Units): void {
  const keep = new Uint8Array(units.length).fill(1);
  let changed = false;
  for (let index = 0; index + SHORTEST < units.length;) {
    if (!mayBegin(units, index)) {
      index++;
      continue;
    }
    const run = spacedRun(units, index);
    if (run.long) {
      changed = true;
      run.words.forEach(({ start, end }, index) => {
        for (let space = start + 1; space < end; space += 2) keep[space] = 0;
        const next = run.words[index + 1];
        if (next !== undefined) keep.fill(0, end + 1, next.start);
      });
    }
    index = wordEnd(units, run.end);
  }
  if (changed) units.compact(keep);
}

/** One character, a space and one more; most of a text ends at the first of these questions. */
const mayBegin = ({ unit }: Units, at: number): boolean =>
  unit[at + 1] === SPACE &&
  (at === 0 || !isPart(unit[at - 1]!)) &&
  isPart(unit[at]!) &&
  isPart(unit[at + 2]!) &&
  !isPart(unit[at + 3]!);

function wordEnd({ unit, length }: Units, from: number): number {
  let end = from;
  while (end < length && isPart(unit[end]!)) end++;
  return end;
}

/** Words of single characters from a place on, gaps of some spaces between them. */
function spacedRun(
  units: Units,
  from: number,
): {
  readonly words: readonly { start: number; end: number }[];
  readonly end: number;
  readonly long: boolean;
} {
  const words: { start: number; end: number }[] = [];
  let long = false;
  let start = from;
  let end = from;
  for (;;) {
    const wordEnd = runEnd(units, start);
    const count = (wordEnd - start + 1) / 2;
    if (wordEnd === start || (words.length > 0 && wordEnd === start + 1 && !standsFree(units, start))) break;
    if (words.length === 0 && count < 2) break;
    words.push({ start, end: wordEnd });
    long ||=
      count >=
      (hasSmall(units, start, wordEnd) && !isTitled(units, start, wordEnd) ? SHORTEST_SMALL : SHORTEST);
    end = wordEnd;
    let next = wordEnd;
    while (next < units.length && units.unit[next] === SPACE) next++;
    if (next - wordEnd < 2 || next - wordEnd > WIDEST_GAP || next >= units.length) break;
    start = next;
  }
  return { words, end, long };
}

/** One character alone between gaps: the E of "A N A  E  R U I". */
const standsFree = ({ unit, length }: Units, at: number): boolean =>
  isPart(unit[at]!) && (at + 1 >= length || unit[at + 1] === SPACE);

function hasSmall({ unit }: Units, start: number, end: number): boolean {
  for (let index = start; index < end; index += 2)
    if (isLetter(unit[index]!) && !isCapital(unit[index]!)) return true;
  return false;
}

/** "J o ã o": a capital and small letters only. */
function isTitled({ unit }: Units, start: number, end: number): boolean {
  for (let index = start; index < end; index += 2)
    if (isCapital(unit[index]!) !== (index === start)) return false;
  return true;
}

/** Exclusive end of the run of single characters with one space between each two, all letters or all figures. */
function runEnd(units: Units, start: number): number {
  const { unit } = units;
  if (!isPart(unit[start]!)) return start;
  const digits = isDigit(unit[start]!);
  if (!digits && !isLetter(unit[start]!)) return start;
  let end = start + 1;
  while (
    end + 1 < units.length &&
    unit[end] === SPACE &&
    isPart(unit[end + 1]!) &&
    (digits ? !isLetter(unit[end + 1]!) : isLetter(unit[end + 1]!)) &&
    (end + 2 >= units.length || !isPart(unit[end + 2]!))
  ) {
    end += 2;
  }
  return end;
}

const isPart = (unit: number): boolean =>
  isLetter(unit) || isDigit(unit) || unit === 0x2e || unit === 0x2d || unit === 0x2f;
