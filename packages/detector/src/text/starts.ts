import { isDigit } from './characters.ts';
import { firstUnitsAt, mayBegin, ofUnits, TOLD } from './first-units.ts';
import type { FirstUnits } from './first-units.ts';
import { AFTER, placesIn } from './places.ts';
import type { Places } from './places.ts';
import { OTHER, prefixesOf } from './prefixes.ts';

/** A sticky pattern whose matches begin where a word, a number or a mark begins. */
export interface Anchored {
  readonly pattern: RegExp;
  /** So many characters after the beginning a digit has to stand; without it none has to. */
  readonly soon?: number;
  /** What every match holds, beginning at most so many characters after its own beginning. */
  readonly holds?: { readonly sign: string; readonly within: number };
}

/** Patterns that are looked for together. */
export interface Together<One extends Anchored> {
  readonly patterns: readonly One[];
  /** What can begin them, made when first asked for. */
  readonly starts: () => Starts;
  readonly inside: number;
}

interface Starts {
  /** For each two units, as `firstUnitsAt` has them, the row in `lists` of the patterns that they may begin. */
  readonly table: Uint16Array;
  readonly lists: readonly (readonly Start[])[];
}

interface Start {
  /** The number of the pattern. */
  readonly at: number;
  /** How it goes on after the two units; absent where they tell all. */
  readonly first?: FirstUnits;
}

const MOST_UNIT = OTHER.charCodeAt(0);
/** For the first two units of four. */
const PAIR = 0xff_ff;
const pairOf = (first: number, second: number): number => first | (second << 8);

/** @param after but for `word` only what the patterns themselves refuse, so that they are not tried there */
export function together<One extends Anchored>(
  patterns: readonly One[],
  after: keyof typeof AFTER = 'word',
): Together<One> {
  let starts: Starts | undefined;
  return { patterns, starts: () => (starts ??= startsOf(patterns)), inside: AFTER[after] };
}

/** Of a pattern that so many pairs of units begin, what comes next is not asked: it would be nearly anything. */
const MANY = 300;

/** @throws RangeError for a pattern whose beginning can't be told */
function startsOf(patterns: readonly Anchored[]): Starts {
  const table = new Uint16Array(pairOf(MOST_UNIT, MOST_UNIT) + 1);
  const lists: (readonly Start[])[] = [[]];
  for (const [at, { pattern }] of patterns.entries()) {
    const pairs = prefixesOf(pattern);
    const prefixes = [...(pairs.size > MANY ? pairs : prefixesOf(pattern, TOLD))];
    const first = ofUnits(prefixes.filter((prefix) => prefix.length > 2));
    addTo(table, lists, { at }, cellsOf(prefixes.filter((prefix) => prefix.length <= 2)));
    addTo(table, lists, { at, first }, cellsOf(prefixes.filter((prefix) => prefix.length > 2)));
  }
  return { table, lists };
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

/**
 * Matches of sticky patterns, tried only where a word, number or mark begins with characters that can begin one: told in
 * table lookups, so that text without it costs next to nothing. Those of one pattern in order, not overlapping.
 *
 * @param where a text, or the places in it where it has them
 */
export function matchesOf<One extends Anchored>(
  where: string | Places,
  { patterns, starts, inside }: Together<One>,
  see: (match: RegExpExecArray, one: One) => void,
  isTried: (one: One) => boolean = () => true,
): void {
  const { text, count, at: places, units, after } = typeof where === 'string' ? placesIn(where) : where;
  const { table, lists } = starts();
  const ends = Int32Array.from(patterns, (one) => (isTried(one) ? 0 : text.length));
  let digit = -1;
  const nextSign = patterns.map(({ holds }) => (holds === undefined ? undefined : nextOf(holds.sign, text)));
  for (let place = 0; place < count; place++) {
    const list = table[units[place]! & PAIR]!;
    if (list === 0 || (after[place]! & inside) !== 0) continue;
    const index = places[place]!;
    for (const { at, first } of lists[list]!) {
      if (ends[at]! > index || (first !== undefined && !mayBegin(first, units[place]!))) continue;
      const { pattern, soon, holds } = patterns[at]!;
      if (holds !== undefined && nextSign[at]!(index) - index > holds.within) continue;
      if (soon !== undefined) {
        if (digit < index) digit = nextDigit(text, index);
        if (digit - index > soon) continue;
      }
      pattern.lastIndex = index;
      const match = pattern.exec(text);
      if (match === null || match[0] === '') continue;
      ends[at] = index + match[0].length;
      see(match, patterns[at]!);
    }
  }
}

/** The same, pattern by pattern. */
export function matchesByPattern(
  where: string | Places,
  patterns: Together<Anchored>,
): readonly RegExpExecArray[][] {
  const found = new Map<Anchored, RegExpExecArray[]>(patterns.patterns.map((one) => [one, []]));
  matchesOf(where, patterns, (match, one) => found.get(one)!.push(match));
  return [...found.values()];
}

/** The patterns that can begin at a place, wherever it is. */
export function beginningAt<One extends Anchored>(
  text: string,
  index: number,
  { patterns, starts }: Together<One>,
): One[] {
  const units = firstUnitsAt(text, index);
  const { table, lists } = starts();
  return lists[table[units & PAIR]!]!.filter(
    ({ first }) => first === undefined || mayBegin(first, units),
  ).map(({ at }) => patterns[at]!);
}

/** Where a text holds a sign next from a place on, asked for places in order; never is infinitely far. */
function nextOf(sign: string, text: string): (from: number) => number {
  let next = -1;
  return (from) => {
    if (next >= from) return next;
    const found = text.indexOf(sign, from);
    return (next = found < 0 ? Number.POSITIVE_INFINITY : found);
  };
}

function nextDigit(text: string, from: number): number {
  for (let index = from; index < text.length; index++) if (isDigit(text.charCodeAt(index))) return index;
  return Number.POSITIVE_INFINITY;
}
