import type { Label } from '../src/model/labels.ts';

/** Tokens and, one each, their labels. */
export interface Sentence {
  readonly tokens: readonly string[];
  readonly labels: readonly Label[];
  /** Of what the lists are made to forget in this sentence, so that context has to do: real names are often in none. */
  readonly seed?: number;
}
