import type { Found } from '../found.ts';
import { coverageOf } from '../text/coverage.ts';

/**
 * The particulars that share no unit with what a rule knows of a kind that is switched off: the CPF that is to stay
 * must not go as some number. Linear.
 *
 * @param length of the text, in units
 */
export function apartFrom(
  switchedOff: readonly Found[],
  particulars: readonly Found[],
  length: number,
): readonly Found[] {
  if (switchedOff.length === 0) return particulars;
  const stays = coverageOf(switchedOff, length);
  return particulars.filter(({ start, end }) => !stays.subarray(start, end).includes(1));
}
