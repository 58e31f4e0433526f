import { isDigit, isLetter } from './characters.ts';
import { unitAt } from './first-units.ts';
import { OTHER } from './prefixes.ts';

/** Where words, numbers and marks begin in a text, read once for all the patterns that are looked for in it. */
export interface Places {
  readonly text: string;
  readonly count: number;
  readonly at: Int32Array;
  /** The four units from there on, as `firstUnitsAt` gives them. */
  readonly units: Int32Array;
  /** Before a letter or digit, what of `AFTER` it follows; else 0. */
  readonly after: Uint8Array;
}

/** What a letter or digit may follow: any of the two, one of ASCII, a letter of ASCII. */
export const AFTER = { word: 1, plain: 2, letter: 4 } as const;

/** For each unit: the kinds in `AFTER` that it is of; 0 where it is no letter or digit. */
const KINDS = Uint8Array.from({ length: 0x1_0000 }, (_, unit) => {
  if (!isLetter(unit) && !isDigit(unit)) return 0;
  return AFTER.word | (unit <= OTHER.charCodeAt(0) ? AFTER.plain | (isLetter(unit) ? AFTER.letter : 0) : 0);
});

/** All but those inside a word of ASCII: nothing is looked for there. */
export function placesIn(text: string): Places {
  const at = new Int32Array(text.length);
  const units = new Int32Array(text.length);
  const after = new Uint8Array(text.length);
  let count = 0;
  let before = 0;
  let four = (unitAt(text, 0) << 8) | (unitAt(text, 1) << 16) | (unitAt(text, 2) << 24);
  for (let index = 0; index < text.length; index++) {
    const kind = KINDS[text.charCodeAt(index)]!;
    const follows = kind === 0 ? 0 : before;
    four = (four >>> 8) | (unitAt(text, index + 3) << 24);
    before = kind;
    if ((follows & AFTER.letter) !== 0) continue;
    at[count] = index;
    units[count] = four;
    after[count++] = follows;
  }
  return { text, count, at: at.slice(0, count), units: units.slice(0, count), after: after.slice(0, count) };
}
