import type { Passage } from './types.ts';
import type { Word } from './words.ts';

/** A passage with what is known of each of its tokens. */
export interface Read {
  readonly passage: Passage;
  readonly words: readonly Word[];
}
