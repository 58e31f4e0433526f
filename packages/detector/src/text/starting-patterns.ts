/** Which of some patterns can begin at a place, by its first units and what stands before it. */

import { behindOf } from './behind.ts';
import { firstUnitsAt, mayBegin, ofUnits, TOLD, unitAt } from './first-units.ts';
import type { FirstUnits } from './first-units.ts';
import { mayFollow, pairBehind } from './pairs-behind.ts';
import type { Behind } from './pairs-behind.ts';
import { OTHER, prefixesOf } from './prefixes.ts';

export interface Starts {
  /** For each two units, as `firstUnitsAt` has them, the row in `lists` of the patterns that they may begin. */
  readonly table: Uint16Array;
  readonly lists: readonly (readonly Start[])[];
  /** By the number of the pattern, what has to stand before it, unless anything may. */
  readonly behind: ReadonlyMap<number, Behind>;
}

interface Start {
  /** The number of the pattern. */
  readonly at: number;
  /** How it goes on after the two units; absent where they tell all. */
  readonly first: FirstUnits | undefined;
}

const MOST_UNIT = OTHER.charCodeAt(0);
/** For the first two units of four. */
const PAIR = 0xff_ff;
const pairOf = (first: number, second: number): number => first | (second << 8);

/** Of a pattern that so many pairs of units begin, what comes next is not asked: it would be nearly anything. */
const MANY = 300;

/** @throws RangeError for a pattern whose beginning can't be told */
export function startsOf(patterns: readonly RegExp[]): Starts {
  const table = new Uint16Array(pairOf(MOST_UNIT, MOST_UNIT) + 1);
  const lists: (readonly Start[])[] = [[]];
  const behind = new Map<number, Behind>();
  for (const [at, pattern] of patterns.entries()) {
    const pairs = prefixesOf(pattern);
    const prefixes = [...(pairs.size > MANY ? pairs : prefixesOf(pattern, TOLD))];
    const first = ofUnits(prefixes.filter((prefix) => prefix.length > 2));
    const before = behindOf(pattern);
    if (before !== undefined) behind.set(at, before);
    addTo(table, lists, { at, first: undefined }, cellsOf(prefixes.filter((prefix) => prefix.length <= 2)));
    addTo(table, lists, { at, first }, cellsOf(prefixes.filter((prefix) => prefix.length > 2)));
  }
  return { table, lists, behind };
}

/** The two units of all that begins with the prefixes, as places in the table. */
function cellsOf(prefixes: readonly string[]): ReadonlySet<number> {
  const cells = new Set<number>();
  const add = (first: number, prefix: string): void => {
    if (prefix.length >= 2) cells.add(pairOf(first, prefix.charCodeAt(1)));
    else for (let second = 0; second <= MOST_UNIT; second++) cells.add(pairOf(first, second));
  };
  for (const prefix of prefixes)
    if (prefix !== '') add(prefix.charCodeAt(0), prefix);
    else for (let first = 0; first <= MOST_UNIT; first++) add(first, prefix);
  return cells;
}

/** Puts a pattern on the lists of some cells, but for those where it is already. */
function addTo(
  table: Uint16Array,
  lists: (readonly Start[])[],
  start: Start,
  cells: ReadonlySet<number>,
): void {
  /** For each list that has been met, the one with this pattern too. */
  const longer = new Map<number, number>();
  for (const cell of cells) {
    const list = table[cell]!;
    if (lists[list]!.at(-1)?.at === start.at) continue;
    if (!longer.has(list)) longer.set(list, lists.push([...lists[list]!, start]) - 1);
    table[cell] = longer.get(list)!;
  }
}

/** The numbers of the patterns that some first units may begin, in order. */
export const startingWith = ({ table, lists }: Starts, units: number): readonly Start[] =>
  lists[table[units & PAIR]!]!;

export const mayStart = ({ first }: Start, units: number): boolean =>
  first === undefined || mayBegin(first, units);

/** The numbers of those that may begin at a place, in order. */
export function startingAt(text: string, index: number, starts: Starts): number[] {
  const units = firstUnitsAt(text, index);
  const [last, secondLast] = [
    index > 0 ? unitAt(text, index - 1) : 0,
    index > 1 ? unitAt(text, index - 2) : 0,
  ];
  const pair = pairBehind(last, secondLast);
  const found: number[] = [];
  for (const start of startingWith(starts, units)) {
    if (!mayStart(start, units)) continue;
    const behind = starts.behind.get(start.at);
    if (behind === undefined || mayFollow(behind, pair)) found.push(start.at);
  }
  return found;
}
