import type { Label } from '../src/model/labels.ts';

/** Tokens and, one each, their labels. */
export interface Sentence {
  readonly tokens: readonly string[];
  readonly labels: readonly Label[];
  /** Learnt as if no list knew its words, so that context has to do: real names are often in no list. */
  readonly withoutLists?: boolean;
}
