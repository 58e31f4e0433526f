/**
 * Sums over all label sequences of a linear chain (Lafferty et al. 2001), each step scaled to a sum of one instead of
 * logarithms, which cost a hundred exponentials a token. Used by the tagger at run time and by its training.
 */

import { LABEL_COUNT } from './labels.ts';

export interface Chain {
  /** Probability of each label at each token, row by row. */
  readonly marginals: Float64Array;
  /** Scaled, as is `backward`; `exponents` holds the exponentials of the scores less their greatest. */
  readonly forward: Float64Array;
  readonly backward: Float64Array;
  readonly exponents: Float64Array;
  /** What each token's forward row was divided by. */
  readonly scales: Float64Array;
  /** Logarithm of the sum over all sequences. */
  readonly logTotal: number;
}

/** @param transitions `[from * LABEL_COUNT + to]` */
export const exponentials = (transitions: ArrayLike<number>): Float64Array =>
  Float64Array.from(transitions, Math.exp);

/**
 * @param scores one row of `LABEL_COUNT` numbers a token
 * @param steps `exponentials` of the transitions
 */
export function sumOverSequences(scores: Float64Array, steps: Float64Array): Chain {
  const length = scores.length / LABEL_COUNT;
  const exponents = new Float64Array(scores.length);
  const forward = new Float64Array(scores.length);
  const backward = new Float64Array(scores.length).fill(1, scores.length - LABEL_COUNT);
  const scales = new Float64Array(length);
  let logTotal = 0;
  for (let token = 0; token < length; token++) {
    const row = token * LABEL_COUNT;
    let most = -Infinity;
    for (let label = 0; label < LABEL_COUNT; label++) most = Math.max(most, scores[row + label]!);
    let total = 0;
    for (let to = 0; to < LABEL_COUNT; to++) {
      const own = Math.exp(scores[row + to]! - most);
      exponents[row + to] = own;
      let sum = token === 0 ? 1 : 0;
      if (token > 0) {
        for (let from = 0; from < LABEL_COUNT; from++)
          sum += forward[row - LABEL_COUNT + from]! * steps[from * LABEL_COUNT + to]!;
      }
      forward[row + to] = sum * own;
      total += sum * own;
    }
    for (let label = 0; label < LABEL_COUNT; label++) forward[row + label]! /= total;
    scales[token] = total;
    logTotal += Math.log(total) + most;
  }
  for (let token = length - 2; token >= 0; token--) {
    const row = token * LABEL_COUNT;
    const next = row + LABEL_COUNT;
    for (let from = 0; from < LABEL_COUNT; from++) {
      let sum = 0;
      for (let to = 0; to < LABEL_COUNT; to++)
        sum += steps[from * LABEL_COUNT + to]! * exponents[next + to]! * backward[next + to]!;
      backward[row + from] = sum / scales[token + 1]!;
    }
  }
  const marginals = forward.map((value, index) => value * backward[index]!);
  return { marginals, forward, backward, exponents, scales, logTotal };
}
