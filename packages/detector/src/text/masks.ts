/** Which patterns may begin where in a text, a bit for each: asked once for each beginning that it has, not for each place. */

import { mayFollow } from './pairs-behind.ts';
import type { Places } from './places.ts';
import { mayStart, startingWith } from './starting-patterns.ts';
import type { Starts } from './starting-patterns.ts';

/** So many bits a mask has. */
export const MASK = 32;
export const lowest = (mask: number): number => MASK - 1 - Math.clz32(mask & -mask);

/** A bit for each place where a pattern may begin: most have none, and to go through them all costs more than to try. */
export function marked({ count, byHead, headStarts }: Places, begun: Int32Array, words: number): Int32Array {
  const marks = new Int32Array(Math.ceil(count / MASK));
  for (let head = 0; head + 1 < headStarts.length; head++) {
    let any = 0;
    for (let word = 0; word < words; word++) any |= begun[head * words + word]!;
    if (any === 0) continue;
    for (let at = headStarts[head]!; at < headStarts[head + 1]!; at++) {
      const place = byHead[at]!;
      marks[place >>> 5]! |= 1 << (place & 31);
    }
  }
  return marks;
}

export function eachMarked(marks: Int32Array, see: (place: number) => void): void {
  for (let word = 0; word < marks.length; word++)
    for (let mask = marks[word]!; mask !== 0; mask &= mask - 1) see(word * MASK + lowest(mask));
}

/** For each beginning, masks of the patterns that it may begin, but for those that need not be tried. */
export function begunBy(
  heads: Int32Array,
  starts: Starts,
  words: number,
  mayBe: readonly boolean[],
): Int32Array {
  const masks = new Int32Array(heads.length * words);
  for (let head = 0; head < heads.length; head++)
    for (const start of startingWith(starts, heads[head]!))
      if (mayBe[start.at]! && mayStart(start, heads[head]!))
        masks[head * words + (start.at >>> 5)]! |= 1 << (start.at & 31);
  return masks;
}

/** For what may stand before a place, masks of the patterns that may follow it. */
export function followingIn(pairs: Int32Array, { behind }: Starts, words: number): Int32Array {
  const masks = new Int32Array(pairs.length * words).fill(-1);
  for (const [at, one] of behind)
    for (let pair = 0; pair < pairs.length; pair++)
      if (!mayFollow(one, pairs[pair]!)) masks[pair * words + (at >>> 5)]! &= ~(1 << (at & 31));
  return masks;
}
