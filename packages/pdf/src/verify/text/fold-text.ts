import { fold } from './fold.ts';

/** For each character of Latin-1 its folded form as UTF-8 bytes, three at most, the first in the lowest byte; 0 where it falls out. */
const LATIN = new Uint32Array(256);
for (let unit = 0; unit < 256; unit += 1) {
  LATIN[unit] = Buffer.from(fold(String.fromCharCode(unit))).reduceRight(
    (word, byte) => word * 256 + byte,
    0,
  );
}

/**
 * `fold` as UTF-8, of the units that `left` does not leave out. Text of Latin-1 letters, nearly all that there is, goes
 * through a table.
 * @param left one byte a unit, not 0 for a unit that is left out; absent: none is
 */
export function foldText(text: string, left?: Uint8Array): Uint8Array {
  const folded = new Uint8Array(3 * text.length);
  let length = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (left !== undefined && left[index] !== 0) continue;
    const unit = text.charCodeAt(index);
    if (unit > 0xff) return Buffer.from(fold(withoutUnits(text, left)));
    for (let word = LATIN[unit]!; word !== 0; word >>>= 8) folded[length++] = word & 0xff;
  }
  return folded.subarray(0, length);
}

function withoutUnits(text: string, left: Uint8Array | undefined): string {
  if (left === undefined) return text;
  const parts: string[] = [];
  let start = -1;
  for (let unit = 0; unit <= text.length; unit += 1) {
    const take = unit < text.length && left[unit] === 0;
    if (take && start < 0) start = unit;
    if (!take && start >= 0) {
      parts.push(text.slice(start, unit));
      start = -1;
    }
  }
  return parts.join('');
}
