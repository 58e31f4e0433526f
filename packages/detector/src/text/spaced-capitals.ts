import { isDigit, isLetter } from './characters.ts';
import type { Units } from './units.ts';

const SPACE = 0x20;
/** Fewer single characters than this in a row are initials, list marks, formulas. */
const SHORTEST = 4;

/** "J O Ã O   S I L V A" is "JOÃO SILVA", "1 2 3 . 4 5 6" is "123.456": single characters set apart by single spaces. */
export function closeSpacedCapitals(units: Units): void {
  const { unit } = units;
  const keep = new Uint8Array(units.length).fill(1);
  let changed = false;
  for (let index = 0; index < units.length;) {
    const end = runEnd(units, index);
    if ((end - index + 1) / 2 >= SHORTEST) {
      for (let space = index + 1; space < end; space += 2) keep[space] = 0;
      changed = true;
    }
    index = Math.max(end, index + 1);
    while (index < units.length && isPart(unit[index]!)) index++;
  }
  if (changed) units.compact(keep);
}

/** Exclusive end of the run of single characters with one space between each two, all of one kind. */
function runEnd(units: Units, start: number): number {
  const { unit } = units;
  const digits = isDigit(unit[start]!);
  if (!isPart(unit[start]!)) return start;
  let end = start + 1;
  while (
    end + 1 < units.length &&
    unit[end] === SPACE &&
    isPart(unit[end + 1]!) &&
    (digits ? !isLetter(unit[end + 1]!) : isCapitalLetter(unit[end + 1]!)) &&
    (end + 2 >= units.length || !isPart(unit[end + 2]!))
  ) {
    end += 2;
  }
  return digits || isCapitalLetter(unit[start]!) ? end : start;
}

const isCapitalLetter = (unit: number): boolean =>
  isLetter(unit) && String.fromCharCode(unit) !== String.fromCharCode(unit).toLowerCase();
const isPart = (unit: number): boolean =>
  isLetter(unit) || isDigit(unit) || unit === 0x2e || unit === 0x2d || unit === 0x2f;
