import { isDigit, isLetter } from './characters.ts';
import { OTHER, prefixesOf } from './prefixes.ts';

/** A sticky pattern whose matches begin where a word, a number or a mark begins. */
export interface Anchored {
  readonly pattern: RegExp;
  /** So many characters after the beginning a digit has to stand; without it none has to. */
  readonly soon?: number;
}

/** Patterns that are looked for together, with what can begin them. */
export interface Together<One extends Anchored> {
  readonly patterns: readonly One[];
  /** For each two units, the row in `lists` of the patterns that they may begin. */
  readonly table: Uint16Array;
  readonly lists: readonly (readonly number[])[];
  readonly inside: number;
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
  return { patterns, table, lists, inside: AFTER[after] };
}

/**
 * Matches of sticky patterns, tried only where a word, number or mark begins with two characters that can begin one: told in
 * a table lookup, so that text without it costs next to nothing. Those of one pattern in order, not overlapping.
 */
export function matchesOf<One extends Anchored>(
  text: string,
  { patterns, table, lists, inside }: Together<One>,
  see: (match: RegExpExecArray, one: One) => void,
): void {
  const ends = new Int32Array(patterns.length);
  let digit = -1;
  let here = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    const before = here;
    here = PARTS[unit]!;
    if ((before & inside) !== 0 && here !== 0) continue;
    const next = index + 1 < text.length ? text.charCodeAt(index + 1) : 0;
    const list = table[rowOf(unit) + Math.min(next, SIDE - 1)]!;
    if (list === 0) continue;
    for (const at of lists[list]!) {
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
  { patterns, table, lists }: Together<One>,
): One[] {
  const next = index + 1 < text.length ? text.charCodeAt(index + 1) : 0;
  const list = table[rowOf(text.charCodeAt(index)) + Math.min(next, SIDE - 1)]!;
  return lists[list]!.map((at) => patterns[at]!);
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
