import { isDigit } from './characters.ts';
import { nearbyIn } from './holds.ts';
import type { Holds } from './holds.ts';
import { begunBy, eachMarked, followingIn, lowest, marked, MASK } from './masks.ts';
import { AFTER, placesIn } from './places.ts';
import type { Places } from './places.ts';
import { startingAt, startsOf } from './starting-patterns.ts';
import type { Starts } from './starting-patterns.ts';

/** A sticky pattern whose matches begin where a word, a number or a mark begins. */
export interface Anchored {
  readonly pattern: RegExp;
  /** So many characters after the beginning a digit has to stand; without it none has to. */
  readonly soon?: number;
  readonly holds?: Holds;
}

/** Patterns that are looked for together. */
export interface Together<One extends Anchored> {
  readonly patterns: readonly One[];
  /** What can begin them, made when first asked for. */
  readonly starts: () => Starts;
  readonly inside: number;
}

/** @param after but for `word` only what the patterns themselves refuse, so that they are not tried there */
export function together<One extends Anchored>(
  patterns: readonly One[],
  after: keyof typeof AFTER = 'word',
): Together<One> {
  let starts: Starts | undefined;
  return {
    patterns,
    starts: () => (starts ??= startsOf(patterns.map(({ pattern }) => pattern))),
    inside: AFTER[after],
  };
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
  const places = typeof where === 'string' ? placesIn(where) : where;
  const { text, folded, at: indices, headAt, behindAt, after } = places;
  const words = Math.ceil(patterns.length / MASK);
  const following = followingIn(places.behinds, starts(), words);
  const isNear = patterns.map(({ holds }) => (holds === undefined ? ANYWHERE : nearbyIn(folded, holds)));
  const mayBe = patterns.map((one, at) => isNear[at] !== undefined && isTried(one));
  const begun = begunBy(places.heads, starts(), words, mayBe);
  const ends = new Int32Array(patterns.length);
  let digit = -1;
  const tryAt = (at: number, index: number): void => {
    if (ends[at]! > index || isNear[at]?.(index) !== true) return;
    const { pattern, soon } = patterns[at]!;
    if (soon !== undefined) {
      if (digit < index) digit = nextDigit(text, index);
      if (digit - index > soon) return;
    }
    pattern.lastIndex = index;
    const match = pattern.exec(text);
    if (match === null || match[0] === '') return;
    ends[at] = index + match[0].length;
    see(match, patterns[at]!);
  };
  eachMarked(marked(places, begun, words), (place) => {
    if ((after[place]! & inside) !== 0) return;
    for (let word = 0; word < words; word++) {
      let mask = begun[headAt[place]! * words + word]! & following[behindAt[place]! * words + word]!;
      for (; mask !== 0; mask &= mask - 1) tryAt(word * MASK + lowest(mask), indices[place]!);
    }
  });
}

const ANYWHERE = (): boolean => true;

/** The same, pattern by pattern. */
export function matchesByPattern(
  where: string | Places,
  patterns: Together<Anchored>,
): readonly RegExpExecArray[][] {
  const found = new Map<Anchored, RegExpExecArray[]>(patterns.patterns.map((one) => [one, []]));
  matchesOf(where, patterns, (match, one) => found.get(one)!.push(match));
  return [...found.values()];
}

/** The patterns that can begin at a place, wherever it is, in their order. */
export function beginningAt<One extends Anchored>(
  text: string,
  index: number,
  { patterns, starts }: Together<One>,
): One[] {
  return startingAt(text, index, starts()).map((at) => patterns[at]!);
}

function nextDigit(text: string, from: number): number {
  for (let index = from; index < text.length; index++) if (isDigit(text.charCodeAt(index))) return index;
  return Number.POSITIVE_INFINITY;
}
