/**
 * Sums over all label sequences of a linear chain (Lafferty et al. 2001), in log space.
 * Used by the tagger at run time and by its training.
 */

import { LABEL_COUNT } from './labels.ts';

export interface Chain {
  /** Probability of each label at each token, row by row. */
  readonly marginals: Float64Array;
  readonly forward: Float64Array;
  readonly backward: Float64Array;
  /** Logarithm of the sum over all sequences. */
  readonly logTotal: number;
}

/**
 * @param scores one row of `LABEL_COUNT` numbers a token
 * @param transitions `[from * LABEL_COUNT + to]`
 */
export function sumOverSequences(scores: Float64Array, transitions: ArrayLike<number>): Chain {
  const length = scores.length / LABEL_COUNT;
  const forward = new Float64Array(scores.length);
  const backward = new Float64Array(scores.length);
  const terms = new Float64Array(LABEL_COUNT);
  forward.set(scores.subarray(0, LABEL_COUNT));
  for (let token = 1; token < length; token++) {
    for (let to = 0; to < LABEL_COUNT; to++) {
      for (let from = 0; from < LABEL_COUNT; from++) {
        terms[from] = forward[(token - 1) * LABEL_COUNT + from]! + transitions[from * LABEL_COUNT + to]!;
      }
      forward[token * LABEL_COUNT + to] = logSum(terms) + scores[token * LABEL_COUNT + to]!;
    }
  }
  for (let token = length - 2; token >= 0; token--) {
    for (let from = 0; from < LABEL_COUNT; from++) {
      for (let to = 0; to < LABEL_COUNT; to++) {
        const next = (token + 1) * LABEL_COUNT + to;
        terms[to] = transitions[from * LABEL_COUNT + to]! + scores[next]! + backward[next]!;
      }
      backward[token * LABEL_COUNT + from] = logSum(terms);
    }
  }
  const logTotal = logSum(forward.subarray((length - 1) * LABEL_COUNT));
  const marginals = forward.map((value, index) => Math.exp(value + backward[index]! - logTotal));
  return { marginals, forward, backward, logTotal };
}

function logSum(terms: Float64Array): number {
  let most = -Infinity;
  for (const term of terms) if (term > most) most = term;
  let sum = 0;
  for (const term of terms) sum += Math.exp(term - most);
  return most + Math.log(sum);
}
