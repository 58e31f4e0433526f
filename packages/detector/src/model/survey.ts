/** What a whole document says of each of its words, so that a word which is clear in one place helps in the others. */

import { LISTED, type Survey } from './types.ts';
import { SHAPES, type Word } from './words.ts';

const SIZE = 1 << 16;
const SMALL = 1;
/** Capitalised after a word in small letters: its capital is not due to its place. */
const BY_CHOICE = 2;
/** Beside a capitalised word that is known as a given name, or after a form of address. */
const BESIDE_NAME = 4;
const TWICE = 8;
const SEEN = 16;
/** Before a colon, at the head of what is said or of a field: once, and again. */
const HEADS = 32;
const HEADS_AGAIN = 64;
const places = ({ whole }: Word): number => (whole >>> 1) & (SIZE - 1);

export const newSurvey = (): Survey => new Uint8Array(SIZE);

/** Adds the words of one sentence. */
export function survey(words: readonly Word[], into: Survey): void {
  for (let index = 0; index < words.length; index++) {
    const here = words[index]!;
    if (here.letters < 2) continue;
    const place = places(here);
    let bits = into[place]!;
    bits |= (bits & SEEN) === 0 ? SEEN : TWICE;
    if (here.shape === SHAPES.small) bits |= SMALL;
    else {
      const before = words[index - 1];
      const after = words[index + 1];
      if (before?.shape === SHAPES.small && here.shape === SHAPES.capitalised) bits |= BY_CHOICE;
      if (
        isName(before, here) ||
        isName(after, here) ||
        isTitle(before) ||
        (before !== undefined && before.letters === 0 && isTitle(words[index - 2]))
      )
        bits |= BESIDE_NAME;
    }
    if (words[index + 1]?.shape === COLON && (index === 0 || words[index - 1]!.letters === 0))
      bits |= (bits & HEADS) === 0 ? HEADS : HEADS_AGAIN;
    into[place] = bits;
  }
}

/** @returns what is known of a word, below 64 */
export function surveyed(from: Survey, word: Word): number {
  if (word.letters < 2) return 63;
  const bits = from[places(word)]!;
  return (bits & 15) | ((bits & HEADS_AGAIN) >> 2);
}

const COLON = 16 + 0x3a;

const isName = (word: Word | undefined, here: Word): boolean =>
  word !== undefined &&
  word.letters > 1 &&
  word.shape === here.shape &&
  (((word.listed - 1) >> LISTED.first) & 3) > 1;
const isTitle = (word: Word | undefined): boolean =>
  word !== undefined && word.letters > 1 && ((word.listed - 1) & LISTED.title) !== 0;
