import type { Range } from './document.ts';

/** One for each unit of a text of such a length that lies in any of the ranges. Linear in what they cover. */
export function coverageOf(ranges: readonly Range[], length: number): Uint8Array {
  const covered = new Uint8Array(length);
  for (const { start, end } of ranges) covered.fill(1, start, end);
  return covered;
}
