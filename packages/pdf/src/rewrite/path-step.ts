import type { Operation } from '../content/tokenizer.ts';

/** One path construction operation (8.5.2) or `W`, with its numbers. */
export interface PathStep {
  readonly operation: Operation;
  readonly numbers: readonly number[];
  readonly exact: boolean;
}
