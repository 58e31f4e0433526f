import { isCapital, isDigit, isLetter } from './characters.ts';
import type { Units } from './units.ts';

const HYPHEN = 0x2d;
const LINE_FEED = 0x0a;
const SPACE = 0x20;
const isLower = (unit: number): boolean => isLetter(unit) && !isCapital(unit);

/**
 * Undoes line-end hyphenation: "Sil-⏎va" is "Silva", "Ana-⏎Maria" is "Ana-Maria", "789-⏎00" is "789-00".
 * A hyphen with a space before it is a dash and stays.
 */
export function joinLines(units: Units): void {
  const keep = new Uint8Array(units.length).fill(1);
  const { unit } = units;
  let changed = false;
  for (let index = 1; index < units.length; index++) {
    if (unit[index] !== HYPHEN) continue;
    let next = index + 1;
    while (next < units.length && unit[next] === SPACE) next++;
    if (unit[next] !== LINE_FEED) continue;
    while (next < units.length && (unit[next] === SPACE || unit[next] === LINE_FEED)) next++;
    if (next >= units.length) break;
    const before = unit[index - 1]!;
    const after = unit[next]!;
    const word = isLetter(before) && isLower(after);
    const capitals = isCapital(before) && isCapital(after) && isCapital(unit[index - 2] ?? 0);
    const number = (isDigit(before) || before === 0x2a) && (isDigit(after) || after === 0x2a);
    const compound = isLetter(before) && isCapital(after);
    if (!word && !capitals && !number && !compound) continue;
    changed = true;
    keep.fill(0, word || (capitals && isCapital(unit[next + 1] ?? 0)) ? index : index + 1, next);
  }
  if (changed) units.compact(keep);
}
