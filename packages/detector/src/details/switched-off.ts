import type { Found } from '../found.ts';

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
  const stays = new Uint8Array(length);
  for (const { start, end } of switchedOff) stays.fill(1, start, end);
  return particulars.filter(({ start, end }) => !stays.subarray(start, end).includes(1));
}
