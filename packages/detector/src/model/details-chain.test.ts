import { expect, test } from 'vitest';
import { DETAIL_COUNT } from './details.ts';
import { detailSteps, sumDetails } from './details-chain.ts';

const TOKENS = 3;
const transitions = Float32Array.from({ length: 3 * DETAIL_COUNT }, (_, index) => Math.sin(index * 1.7));
const scores = Float64Array.from({ length: TOKENS * DETAIL_COUNT }, (_, index) => 2 * Math.cos(index * 2.3));

/** Every sequence of labels with its weight. */
function* sequences(): Generator<{ labels: number[]; weight: number }> {
  for (let number = 0; number < DETAIL_COUNT ** TOKENS; number++) {
    const labels = Array.from(
      { length: TOKENS },
      (_, token) => Math.floor(number / DETAIL_COUNT ** token) % DETAIL_COUNT,
    );
    let weight = 0;
    for (const [token, label] of labels.entries()) {
      weight += scores[token * DETAIL_COUNT + label]!;
      const before = labels[token - 1];
      if (before === undefined) continue;
      weight +=
        before === label
          ? transitions[label]!
          : transitions[DETAIL_COUNT + label]! + transitions[2 * DETAIL_COUNT + before]!;
    }
    yield { labels, weight: Math.exp(weight) };
  }
}

test('the sums are those over all sequences, one by one', () => {
  const marginals = new Float64Array(TOKENS * DETAIL_COUNT);
  const stays = new Float64Array(TOKENS * DETAIL_COUNT);
  let total = 0;
  for (const { labels, weight } of sequences()) {
    total += weight;
    for (const [token, label] of labels.entries()) {
      marginals[token * DETAIL_COUNT + label]! += weight;
      if (labels[token - 1] === label) stays[token * DETAIL_COUNT + label]! += weight;
    }
  }
  const sums = sumDetails(scores, detailSteps(transitions));
  expect(sums.logTotal).toBeCloseTo(Math.log(total), 6);
  for (let at = 0; at < marginals.length; at++) {
    expect(sums.marginals[at]).toBeCloseTo(marginals[at]! / total, 6);
    expect(sums.stays[at]).toBeCloseTo(stays[at]! / total, 6);
  }
});
