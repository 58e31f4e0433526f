/**
 * Sums over all label sequences of a chain in which a step from one label to another costs what leaving the one and
 * entering the other cost, and only staying has a weight of its own: linear in the labels, not quadratic.
 */

import { DETAIL_COUNT } from './details.ts';

/** Exponentials of the weights of each label. */
export interface Steps {
  readonly stay: Float64Array;
  readonly enter: Float64Array;
  readonly leave: Float64Array;
}

export interface Sums {
  /** Probability of each label at each token, row by row. */
  readonly marginals: Float64Array;
  /** Probability that a token has the label of the one before, row by row; nothing in the first row. */
  readonly stays: Float64Array;
  /** Logarithm of the sum over all sequences. */
  readonly logTotal: number;
}

/** @param transitions stay, enter, leave: one number a label each */
export const detailSteps = (transitions: Float32Array): Steps => {
  const part = (index: number) =>
    Float64Array.from(transitions.subarray(index * DETAIL_COUNT, (index + 1) * DETAIL_COUNT), Math.exp);
  return { stay: part(0), enter: part(1), leave: part(2) };
};

/** @param scores one row of `DETAIL_COUNT` numbers a token */
export function sumDetails(scores: Float64Array, { stay, enter, leave }: Steps): Sums {
  const length = scores.length / DETAIL_COUNT;
  const forward = new Float64Array(scores.length);
  const own = new Float64Array(scores.length);
  const scales = new Float64Array(length);
  let logTotal = 0;
  let left = 1;
  for (let token = 0; token < length; token++) {
    const row = token * DETAIL_COUNT;
    let most = -Infinity;
    for (let label = 0; label < DETAIL_COUNT; label++)
      if (scores[row + label]! > most) most = scores[row + label]!;
    let total = 0;
    for (let label = 0; label < DETAIL_COUNT; label++) {
      const weight = Math.exp(scores[row + label]! - most);
      own[row + label] = weight;
      let sum = 1;
      if (token > 0) {
        const before = forward[row - DETAIL_COUNT + label]!;
        sum = before * stay[label]! + (left - before * leave[label]!) * enter[label]!;
      }
      total += forward[row + label] = sum * weight;
    }
    left = 0;
    for (let label = 0; label < DETAIL_COUNT; label++) {
      forward[row + label]! /= total;
      left += forward[row + label]! * leave[label]!;
    }
    scales[token] = total;
    logTotal += Math.log(total) + most;
  }
  const stays = new Float64Array(scores.length);
  const backward = new Float64Array(DETAIL_COUNT).fill(1);
  const next = new Float64Array(DETAIL_COUNT);
  for (let token = length - 1; token >= 0; token--) {
    const row = token * DETAIL_COUNT;
    let entered = 0;
    for (let label = 0; label < DETAIL_COUNT; label++) {
      next[label] = (own[row + label]! * backward[label]!) / scales[token]!;
      forward[row + label]! *= backward[label]!;
      entered += enter[label]! * next[label]!;
    }
    if (token === 0) break;
    for (let label = 0; label < DETAIL_COUNT; label++) {
      const stayed = stay[label]! * next[label]!;
      stays[row + label] = forward[row - DETAIL_COUNT + label]! * stayed;
      backward[label] = stayed + leave[label]! * (entered - enter[label]! * next[label]!);
    }
  }
  return { marginals: forward, stays, logTotal };
}
