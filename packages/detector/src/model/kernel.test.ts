import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSums } from './sums.ts';
import type { Table } from './sums.ts';

const table = (labels: number): Table => ({
  shape: { labels, places: 64, transitions: 0 },
  weights: {
    transitions: new Float32Array(0),
    scales: Float32Array.from({ length: labels }, (_, label) => (label + 1) / 8),
    steps: Int8Array.from({ length: 64 * labels }, (_, index) => ((index * 7919) % 255) - 127),
  },
});
const TABLES = [table(7), table(16)];
const sums = createSums(TABLES);

test.each([0, 1])('table %i: the score of a token is the sum of the rows of its facts', (which) => {
  const { shape, weights } = TABLES[which]!;
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5 }),
      fc.array(fc.integer({ min: 0, max: 2 ** 32 - 1 }), { maxLength: 1500 }),
      (perToken, numbers) => {
        const count = Math.floor(numbers.length / perToken);
        const scores = new Float64Array(count * shape.labels);
        sums[which]!(scores, Uint32Array.from(numbers), perToken);
        for (let token = 0; token < count; token++) {
          for (let label = 0; label < shape.labels; label++) {
            const rows = numbers.slice(token * perToken, (token + 1) * perToken);
            const sum = rows.reduce(
              (all, fact) => all + weights.steps[(fact % shape.places) * shape.labels + label]!,
              0,
            );
            expect(scores[token * shape.labels + label]).toBeCloseTo(sum * weights.scales[label]!, 4);
          }
        }
      },
    ),
    { numRuns: 40 },
  );
});
