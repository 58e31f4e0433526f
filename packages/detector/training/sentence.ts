import type { Detail } from '../src/model/details.ts';
import type { Label } from '../src/model/labels.ts';
import type { Passage, Survey } from '../src/model/types.ts';

/** `nobody`: no person, whatever else it is; `any`: whoever marked it does not mind. */
export type Gold = Label | 'nobody' | 'any';
export type DetailGold = Detail | 'any';

/** Tokens and, one each, what they are. */
export interface Sentence extends Passage {
  readonly labels: readonly Gold[];
  /** Where whoever marked it marked the particulars of people as well. */
  readonly details?: readonly DetailGold[];
  /** Of its whole document. */
  readonly survey?: Survey;
  /** Of what the lists are made to forget in this sentence, so that context has to do: real names are often in none. */
  readonly seed?: number;
}
