/** How far the nearest person stands from a word: an age, a job, a town say something of whom they stand beside. */

import { mix } from './mix.ts';
import type { Word } from './words.ts';

/** Facts a token. */
export const PERSON_FACTS = 4;
const FIRST = 400;
const LIKELY = 0.5;
const FAR = 9;

/** @param inside for each word, how likely it is part of a person's name */
export function writePersonFacts(words: readonly Word[], inside: ArrayLike<number>): Uint32Array {
  const facts = new Uint32Array(words.length * PERSON_FACTS);
  const ahead = new Uint8Array(words.length);
  let far = FAR;
  for (let index = words.length - 1; index >= 0; index--) {
    far = inside[index]! >= LIKELY ? 0 : Math.min(FAR, far + 1);
    ahead[index] = far;
  }
  far = FAR;
  for (let index = 0; index < words.length; index++) {
    far = inside[index]! >= LIKELY ? 0 : Math.min(FAR, far + 1);
    const { shape, kind } = words[index]!;
    const before = index > 0 ? words[index - 1]!.whole : 0;
    const row = index * PERSON_FACTS;
    facts[row] = mix(FIRST, far, shape, kind);
    facts[row + 1] = mix(FIRST + 1, ahead[index]!, shape, kind);
    facts[row + 2] = mix(FIRST + 2, far * 16 + ahead[index]!, shape, 0);
    facts[row + 3] = mix(FIRST + 3, far, before, shape);
  }
  return facts;
}
