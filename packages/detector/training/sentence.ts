import type { Headings } from '../src/model/types.ts';
import type { Label } from '../src/model/labels.ts';

/** `nobody`: no person, whatever else it is; `any`: whoever marked it does not mind. */
export type Gold = Label | 'nobody' | 'any';

/** Tokens and, one each, what they are. */
export interface Sentence {
  readonly tokens: readonly string[];
  readonly labels: readonly Gold[];
  /** Of what the lists are made to forget in this sentence, so that context has to do: real names are often in none. */
  /** What a table says of the cell that they are in. */
  readonly headings?: Headings;
  readonly seed?: number;
}
