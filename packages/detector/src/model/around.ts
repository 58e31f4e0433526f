import type { Passage, Survey } from './types.ts';
import { hash } from './words.ts';

/** What stands around a sentence, as hashes. */
export interface Around {
  /** First and last word over a cell, last word before it, then all that stands over it and before it; 0 where there is none. */
  readonly headings: readonly [number, number, number, number, number];
  /** First and last word of the sentence before. */
  readonly previous: readonly [number, number];
  /** For each token, what stands before it: see `GAPS`. */
  readonly gaps: Uint8Array | undefined;
  readonly survey: Survey | undefined;
}

export function aroundOf({ headings, previous = NONE, gaps }: Passage, survey?: Survey): Around {
  return {
    headings: headingFacts(headings),
    previous: [hashed(previous.first), hashed(previous.last)],
    gaps,
    survey,
  };
}

const NONE = { first: '', last: '' };
const NO_HEADINGS: Around['headings'] = [0, 0, 0, 0, 0];
const hashed = (word: string): number => (word === '' ? 0 : hash(word));

function headingFacts(headings: Passage['headings']): Around['headings'] {
  if (headings === undefined || (headings.above === '' && headings.beside === '')) return NO_HEADINGS;
  const { above, beside } = headings;
  const over = above.match(/[a-z]{2,}/g) ?? [];
  const before = beside.match(/[a-z]{2,}/g) ?? [];
  return [
    hash(over[0] ?? ''),
    hash(over.at(-1) ?? ''),
    hash(before.at(-1) ?? ''),
    hashed(over.join(' ')),
    hashed(before.join(' ')),
  ];
}
