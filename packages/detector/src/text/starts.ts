import { isDigit, isLetter } from './characters.ts';
import { firstUnitsAt, mayBegin, ofUnits, TOLD } from './first-units.ts';
import type { FirstUnits } from './first-units.ts';
import { OTHER, prefixesOf } from './prefixes.ts';

/** A sticky pattern whose matches begin where a word, a number or a mark begins. */
export interface Anchored {
  readonly pattern: RegExp;
  /** So many characters after the beginning a digit has to stand; without it none has to. */
  readonly soon?: number;
}

/** Patterns that are looked for together. */
export interface Together<One extends Anchored> {
  readonly patterns: readonly One[];
  /** What can begin them, made when first asked for. */
  readonly starts: () => Starts;
  readonly inside: number;
}

interface Starts {
  /** For each two units, the row in `lists` of the patterns that they may begin. */
  readonly table: Uint16Array;
  readonly lists: readonly (readonly Start[])[];
}

interface Start {
  /** The number of the pattern. */
  readonly at: number;
  /** How it goes on after the two units; absent where they tell all. */
  readonly first?: FirstUnits;
}

const SIDE = OTHER.charCodeAt(0) + 1;
const rowOf = (unit: number): number => Math.min(unit, SIDE - 1) * SIDE;

/** What a match cannot follow where it begins with a letter or digit: any of the two, one of ASCII, a letter of ASCII. */
const AFTER = { word: 1, plain: 2, letter: 4 } as const;

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
  const table = new Uint16Array(SIDE * SIDE);
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
  for (const prefix of prefixes) {
    const row = rowOf(prefix.charCodeAt(0));
    if (prefix.length >= 2) cells.add(row + prefix.charCodeAt(1));
    else if (prefix.length === 1) for (let next = 0; next < SIDE; next++) cells.add(row + next);
    else for (let cell = 0; cell < SIDE * SIDE; cell++) cells.add(cell);
  }
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

/** The patterns that two units can begin. */
function beginning({ table, lists }: Starts, text: string, index: number): readonly Start[] {
  const next = index + 1 < text.length ? text.charCodeAt(index + 1) : 0;
  return lists[table[rowOf(text.charCodeAt(index)) + Math.min(next, SIDE - 1)]!]!;
}

/**
 * Matches of sticky patterns, tried only where a word, number or mark begins with characters that can begin one: told in
 * table lookups, so that text without it costs next to nothing. Those of one pattern in order, not overlapping.
 */
export function matchesOf<One extends Anchored>(
  text: string,
  { patterns, starts: made, inside }: Together<One>,
  see: (match: RegExpExecArray, one: One) => void,
  isTried: (one: One) => boolean = () => true,
): void {
  const starts = made();
  const ends = Int32Array.from(patterns, (one) => (isTried(one) ? 0 : text.length));
  let digit = -1;
  let here = 0;
  for (let index = 0; index < text.length; index++) {
    const before = here;
    here = PARTS[text.charCodeAt(index)]!;
    if ((before & inside) !== 0 && here !== 0) continue;
    const list = beginning(starts, text, index);
    if (list.length === 0) continue;
    const units = firstUnitsAt(text, index);
    for (const { at, first } of list) {
      if (ends[at]! > index || (first !== undefined && !mayBegin(first, units))) continue;
      const { pattern, soon } = patterns[at]!;
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
export function matchesByPattern(text: string, patterns: Together<Anchored>): readonly RegExpExecArray[][] {
  const found = new Map<Anchored, RegExpExecArray[]>(patterns.patterns.map((one) => [one, []]));
  matchesOf(text, patterns, (match, one) => found.get(one)!.push(match));
  return [...found.values()];
}

/** The patterns that can begin at a place, wherever it is. */
export function beginningAt<One extends Anchored>(
  text: string,
  index: number,
  { patterns, starts }: Together<One>,
): One[] {
  const units = firstUnitsAt(text, index);
  return beginning(starts(), text, index)
    .filter(({ first }) => first === undefined || mayBegin(first, units))
    .map(({ at }) => patterns[at]!);
}

/** For each unit: the kinds in `AFTER` that it is of; 0 where it is no letter or digit. */
const PARTS = Uint8Array.from({ length: 0x1_0000 }, (_, unit) => {
  if (!isLetter(unit) && !isDigit(unit)) return 0;
  return AFTER.word | (unit < SIDE ? AFTER.plain | (isLetter(unit) ? AFTER.letter : 0) : 0);
});

function nextDigit(text: string, from: number): number {
  for (let index = from; index < text.length; index++) if (isDigit(text.charCodeAt(index))) return index;
  return Number.POSITIVE_INFINITY;
}
