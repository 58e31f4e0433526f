/** A tagger of people's names, as the detector calls it. */

export interface NameTags {
  /** For each token, the probability that a person's name begins there. */
  readonly begins: Float32Array;
  /** For each token, the probability that it belongs to a person's name. */
  readonly inside: Float32Array;
  /** The same as the last look has it, which tells how sure a finding is. */
  readonly final: Float32Array;
  /** For each token, a row of the probabilities of `DETAILS`. */
  readonly details: Float32Array;
}

/** Folded text of the head of a cell's column and of the cell before it; '' where there is none. */
interface Headings {
  readonly above: string;
  readonly beside: string;
}

/** Bits of what a document says of its words, by their hash; words that share a place share their bits. See `survey.ts`. */
export type Survey = Uint8Array;

/** One sentence, line or table cell, with what stands around it. */
export interface Passage {
  /** Words, numbers and single marks, as written; a few hundred at most, since memory grows with their number. */
  readonly tokens: readonly string[];
  /** For each token, what stands before it: see `GAPS`. */
  readonly gaps?: Uint8Array;
  /** What a table says of the cell that they are in. */
  readonly headings?: Headings;
  /** First and last word of the passage before, folded. */
  readonly previous?: { readonly first: string; readonly last: string };
}

export interface NameModel {
  /** What the words of a whole document say of each other. */
  survey(passages: Iterable<readonly string[]>): Survey;
  /** The passages of a document, or a part of them that is long enough to understand each other. */
  tag(passages: readonly Passage[], survey?: Survey): readonly NameTags[];
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
  /** Of the bigger dictionary. */
  dictionary: 1 << 9,
  /** Elsewhere. */
  town: 1 << 10,
} as const;

/** What runs of several words are known as, by their first word; bits of `PHRASES`. */
export interface Phrases {
  readonly get: (word: string) => Phrase | undefined;
}
export interface Phrase {
  /** What it is if it ends here; 0 where it has to go on. */
  readonly kinds: number;
  readonly next: Phrases;
}

export const PHRASES = { profession: 1, demonym: 2, marital: 4, nobody: 8, famous: 16, place: 32 } as const;

/** Of words in lower case, without accents. */
export interface Lexicon {
  /** @returns bits of `LISTED` */
  readonly bitsOf: (folded: string) => number;
  readonly phrases: Phrases;
}
