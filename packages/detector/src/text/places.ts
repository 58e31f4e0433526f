import { pairBehind } from './pairs-behind.ts';
import { isDigit, isLetter } from './characters.ts';
import { Distinct } from './distinct.ts';
import { unitAt } from './first-units.ts';
import { OTHER } from './prefixes.ts';

/** Where words, numbers and marks begin in a text, read once for all the patterns that are looked for in it. */
export interface Places {
  readonly text: string;
  /** Where signs are looked for: the text in small letters without accents, unit for unit. */
  readonly folded: string;
  readonly count: number;
  readonly at: Int32Array;
  /** All beginnings of four units that there are, as `firstUnitsAt` gives them, and which of them each place has. */
  readonly heads: Int32Array;
  readonly headAt: Int32Array;
  /** The places by their beginnings, and where those of each begin there, one more entry for the end. */
  readonly byHead: Int32Array;
  readonly headStarts: Int32Array;
  /** The same of the two units before, as `pairBehind` numbers them. */
  readonly behinds: Int32Array;
  readonly behindAt: Uint16Array;
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

/**
 * All but those inside a word of ASCII: nothing is looked for there.
 *
 * @param folded needed where a sign that is looked for has letters
 */
export function placesIn(text: string, folded = text): Places {
  const at = new Int32Array(text.length);
  const headAt = new Int32Array(text.length);
  const behindAt = new Uint16Array(text.length);
  const after = new Uint8Array(text.length);
  const heads = new Distinct();
  const behinds = new Distinct();
  let count = 0;
  let before = 0;
  let secondLast = 0;
  let four = (unitAt(text, 0) << 8) | (unitAt(text, 1) << 16) | (unitAt(text, 2) << 24);
  for (let index = 0; index < text.length; index++) {
    const kind = KINDS[text.charCodeAt(index)]!;
    const follows = kind === 0 ? 0 : before;
    const last = four & 0xff;
    four = (four >>> 8) | (unitAt(text, index + 3) << 24);
    before = kind;
    if ((follows & AFTER.letter) === 0) {
      at[count] = index;
      headAt[count] = heads.add(four);
      behindAt[count] = behinds.add(pairBehind(last, secondLast));
      after[count++] = follows;
    }
    secondLast = last;
  }
  const ofHeads = headAt.slice(0, count);
  return {
    text,
    folded,
    count,
    at: at.slice(0, count),
    heads: heads.all(),
    headAt: ofHeads,
    ...sortedBy(ofHeads, heads.count),
    behinds: behinds.all(),
    behindAt: behindAt.slice(0, count),
    after: after.slice(0, count),
  };
}

function sortedBy(headAt: Int32Array, heads: number): Pick<Places, 'byHead' | 'headStarts'> {
  const headStarts = new Int32Array(heads + 1);
  for (const head of headAt) headStarts[head + 1]!++;
  for (let head = 0; head < heads; head++) headStarts[head + 1]! += headStarts[head]!;
  const next = headStarts.slice();
  const byHead = new Int32Array(headAt.length);
  for (let place = 0; place < headAt.length; place++) byHead[next[headAt[place]!]!++] = place;
  return { byHead, headStarts };
}
