import { isDigit, isLetter } from './characters.ts';
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
  readonly lists: readonly (readonly number[])[];
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

/** @throws RangeError for a pattern whose beginning can't be told */
function startsOf(patterns: readonly Anchored[]): Starts {
  const table = new Uint16Array(SIDE * SIDE);
  const lists: (readonly number[])[] = [[]];
  for (const [at, { pattern }] of patterns.entries()) {
    /** For each list that has been met, the one with this pattern too. */
    const longer = new Map<number, number>();
    const add = (cell: number): void => {
      const list = table[cell]!;
      if (lists[list]!.at(-1) === at) return;
      if (!longer.has(list)) longer.set(list, lists.push([...lists[list]!, at]) - 1);
      table[cell] = longer.get(list)!;
    };
    for (const prefix of prefixesOf(pattern)) {
      const row = rowOf(prefix.charCodeAt(0));
      if (prefix.length === 2) add(row + prefix.charCodeAt(1));
      else if (prefix.length === 1) for (let next = 0; next < SIDE; next++) add(row + next);
      else for (let cell = 0; cell < table.length; cell++) add(cell);
    }
  }
  return { table, lists };
}

/** The patterns, by their number, that can begin at a place. */
function beginning({ table, lists }: Starts, text: string, index: number): readonly number[] {
  const next = index + 1 < text.length ? text.charCodeAt(index + 1) : 0;
  return lists[table[rowOf(text.charCodeAt(index)) + Math.min(next, SIDE - 1)]!]!;
}

/**
 * Matches of sticky patterns, tried only where a word, number or mark begins with two characters that can begin one: told in
 * a table lookup, so that text without it costs next to nothing. Those of one pattern in order, not overlapping.
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
    for (const at of beginning(starts, text, index)) {
      const { pattern, soon } = patterns[at]!;
      if (ends[at]! > index) continue;
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
  return beginning(starts(), text, index).map((at) => patterns[at]!);
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
