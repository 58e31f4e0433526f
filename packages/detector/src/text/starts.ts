import { isDigit, isLetter } from './characters.ts';

/** A sticky pattern with what its matches can begin with. */
export interface Anchored {
  readonly pattern: RegExp;
  readonly starts: Initials;
  /** So many characters after the beginning a digit has to stand; without it none has to. */
  readonly soon?: number;
}

/**
 * Matches of sticky patterns, tried only where a word, number or mark begins with one of their characters: told in a table
 * lookup, so that text without it costs next to nothing. Those of one pattern in order, not overlapping.
 */
export function matchesOf<One extends Anchored>(
  text: string,
  patterns: readonly One[],
  see: (match: RegExpExecArray, one: One) => void,
): void {
  const any = unite(patterns.map(({ starts }) => starts));
  const ends = new Int32Array(patterns.length);
  let digit = -1;
  let inWord = 0;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    const before = inWord;
    inWord = PARTS[code]!;
    const unit = code < OTHERS ? code : OTHERS;
    if (any[unit] === 0 || (before & inWord) === 1) continue;
    for (let at = 0; at < patterns.length; at++) {
      const one = patterns[at]!;
      if (one.starts[unit] === 0 || ends[at]! > index) continue;
      if (one.soon !== undefined) {
        if (digit < index) digit = nextDigit(text, index);
        if (digit - index > one.soon) continue;
      }
      one.pattern.lastIndex = index;
      const match = one.pattern.exec(text);
      if (match === null || match[0] === '') continue;
      ends[at] = index + match[0].length;
      see(match, one);
    }
  }
}

/** The same for one pattern. */
export function matchesAt(text: string, pattern: RegExp, starts: Initials, soon?: number): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  matchesOf(text, [{ pattern, starts, ...(soon !== undefined && { soon }) }], (match) => found.push(match));
  return found;
}

/** For each character of ASCII, and for all others together, whether a match may begin with it. */
export type Initials = Uint8Array;

const TABLE = 0x80;
const OTHERS = TABLE;

/** @param characters those that a match may begin with; `others`: any beyond ASCII too */
export function initials(characters: string, others = false): Initials {
  const table = new Uint8Array(TABLE + 1);
  for (const one of characters) table[one.charCodeAt(0)] = 1;
  table[OTHERS] = others ? 1 : 0;
  return table;
}

function unite(tables: readonly Initials[]): Initials {
  const all = new Uint8Array(TABLE + 1);
  for (const table of tables) for (let unit = 0; unit <= TABLE; unit++) all[unit]! |= table[unit]!;
  return all;
}

export const DIGITS = '0123456789';
export const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** 1 for letters and digits. */
const PARTS = Uint8Array.from({ length: 0x1_0000 }, (_, unit) => Number(isLetter(unit) || isDigit(unit)));

function nextDigit(text: string, from: number): number {
  for (let index = from; index < text.length; index++) if (isDigit(text.charCodeAt(index))) return index;
  return Number.POSITIVE_INFINITY;
}
