/** Sets of what two units may stand before a place. */

import { OTHER } from './prefixes.ts';

/** A bit for each two units before a place, as `pairBehind` numbers them. */
export type Behind = Uint32Array;

const UNITS = OTHER.charCodeAt(0) + 1;
const PAIRS = UNITS * UNITS;
/** @param last right before the place, both as `unitAt` gives them; 0 before the beginning of the text */
export const pairBehind = (last: number, secondLast: number): number => last * UNITS + secondLast;

export const mayFollow = (behind: Behind, pair: number): boolean =>
  ((behind[pair >>> 5]! >>> (pair & 31)) & 1) !== 0;

/** Stands for any unit before the last. */
export const UNTOLD = '\uffff';

export const noPair = (): Behind => new Uint32Array(Math.ceil(PAIRS / 32));

/** @param endings the last unit first */
export function tableOf(endings: ReadonlySet<string>): Behind | undefined {
  if (endings.has('')) return undefined;
  const table = noPair();
  const put = (pair: number): void => {
    table[pair >>> 5]! |= 1 << (pair & 31);
  };
  for (const [last, second] of endings)
    if (second !== undefined && second !== UNTOLD) put(pairBehind(last!.charCodeAt(0), second.charCodeAt(0)));
    else for (let unit = 0; unit < UNITS; unit++) put(pairBehind(last!.charCodeAt(0), unit));
  return table;
}

export const both = (one: Behind | undefined, other: Behind | undefined): Behind | undefined =>
  one && other ? one.map((bits, at) => bits & other[at]!) : (one ?? other);
export const either = (one: Behind, other: Behind): Behind => one.map((bits, at) => bits | other[at]!);
