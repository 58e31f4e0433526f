/** What every match of a pattern holds: where none of it stands within reach, the pattern need not be tried. */

export interface Holds {
  /** Folded; one of them stands in each match. */
  readonly signs: readonly string[];
  /** So many characters after the beginning of the match it begins, at most. */
  readonly within: number;
}

export const holding = (within: number, ...signs: readonly string[]): Holds => ({ signs, within });

/** Whether some folded text holds what is asked for within reach of a place; asked for places in order. */
export type IsNear = (from: number) => boolean;

/** Undefined where the text holds none of it. */
export function nearbyIn(folded: string, { signs, within }: Holds): IsNear | undefined {
  const [first, ...others] = signs
    .filter((sign) => folded.includes(sign))
    .map((sign) => nextIn(folded, sign));
  if (first === undefined) return undefined;
  if (others.length === 0) return (from) => first(from) - from <= within;
  return (from) => first(from) - from <= within || others.some((next) => next(from) - from <= within);
}

/** Where a text holds a sign next from a place on, asked for places in order; never is infinitely far. */
function nextIn(text: string, sign: string): (from: number) => number {
  let next = -1;
  return (from) => {
    if (next >= from) return next;
    const found = text.indexOf(sign, from);
    return (next = found < 0 ? Number.POSITIVE_INFINITY : found);
  };
}

/** A global pattern whose matches may begin inside a word. */
export interface Anywhere {
  readonly pattern: RegExp;
  readonly holds: Holds;
}

/** Its matches in order, not overlapping; what is far before each next sign is passed over. */
export function* matchesAround(
  { text, folded }: { readonly text: string; readonly folded: string },
  { pattern, holds: { signs, within } }: Anywhere,
): Generator<RegExpExecArray> {
  const next = signs.map((sign) => nextIn(folded, sign));
  for (let from = 0; ;) {
    const sign = Math.min(...next.map((one) => one(from)));
    if (sign === Number.POSITIVE_INFINITY) return;
    pattern.lastIndex = Math.max(from, sign - within);
    const match = pattern.exec(text);
    if (match === null) return;
    yield match;
    from = pattern.lastIndex;
  }
}
