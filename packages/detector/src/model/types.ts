/** A tagger of people's names, as the detector calls it. */

interface NameTags {
  /** For each token, the probability that a person's name begins there. */
  readonly begins: Float32Array;
  /** For each token, the probability that it belongs to a person's name. */
  readonly inside: Float32Array;
}

/** Folded text of the head of a cell's column and of the cell before it; '' where there is none. */
export interface Headings {
  readonly above: string;
  readonly beside: string;
}

export const NO_HEADINGS: Headings = { above: '', beside: '' };

export interface NameModel {
  /**
   * @param tokens words, numbers and single punctuation marks of one sentence, line or table cell, as written;
   *   a few hundred at most, since memory grows with their number.
   * @param headings what a table says of the cell that they are in
   */
  tag(tokens: readonly string[], headings?: Headings): NameTags;
}

/** What lists know about a word, as bits. `first` and `surname` hold two bits: 0 unknown, 1 rare, 2 known, 3 usual. */
export const LISTED = {
  first: 0,
  surname: 2,
  place: 1 << 4,
  ordinary: 1 << 5,
  thing: 1 << 6,
  title: 1 << 7,
  particle: 1 << 8,
} as const;

/** @param folded lower case, no accents. @returns bits of `LISTED`. */
export type Lexicon = (folded: string) => number;
