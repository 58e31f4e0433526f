/** Tables of weights in the memory of the kernel, and the scores of tokens by them. */

import { createKernel } from './kernel.ts';
import type { Shape, Weights } from './weights.ts';

/** Adds to `scores`, one row of labels a token, what its facts weigh. */
export type AddScores = (scores: Float64Array, facts: Uint32Array, perToken: number) => void;

export interface Table {
  readonly shape: Shape;
  readonly weights: Weights;
}

const PAGE = 1 << 16;
/** Tokens and facts that are handed over at once. */
const MOST_TOKENS = 256;
const MOST_FACTS = 96;
const SUMS = MOST_TOKENS * MOST_FACTS * 4;
const FIRST_ROWS = SUMS + MOST_TOKENS * 16 * 2;

/** @returns one function a table */
export function createSums(tables: readonly Table[]): AddScores[] {
  const starts = tables.map((_, index) =>
    tables.slice(0, index).reduce((sum, table) => sum + bytesOf(table), FIRST_ROWS),
  );
  const size = starts.at(-1)! + bytesOf(tables.at(-1)!);
  const memory = new WebAssembly.Memory({ initial: Math.ceil(size / PAGE) });
  const kernel = createKernel(memory);
  return tables.map((table, index) => {
    const { weights, shape } = table;
    const { labels, places } = shape;
    const width = widthOf(shape);
    fillRows(new Int8Array(memory.buffer, starts[index], places * width), table);
    const facts = new Uint32Array(memory.buffer, 0, MOST_TOKENS * MOST_FACTS);
    const sums = new Int16Array(memory.buffer, SUMS, MOST_TOKENS * width);
    const sum = width === 8 ? kernel.eight : kernel.sixteen;
    return (scores, all, perToken) => {
      const count = scores.length / labels;
      for (let from = 0; from < count; from += MOST_TOKENS) {
        const tokens = Math.min(MOST_TOKENS, count - from);
        facts.set(all.subarray(from * perToken, (from + tokens) * perToken));
        sum(0, tokens, perToken, starts[index]!, places - 1, SUMS);
        for (let token = 0; token < tokens; token++) {
          const row = (from + token) * labels;
          for (let label = 0; label < labels; label++)
            scores[row + label]! += sums[token * width + label]! * weights.scales[label]!;
        }
      }
    };
  });
}

const widthOf = ({ labels }: Shape): 8 | 16 => (labels <= 8 ? 8 : 16);
const bytesOf = ({ shape }: Table): number => shape.places * widthOf(shape);

function fillRows(rows: Int8Array, { shape, weights }: Table): void {
  const width = widthOf(shape);
  if (width === shape.labels) {
    rows.set(weights.steps);
    return;
  }
  for (let place = 0; place < shape.places; place++)
    for (let label = 0; label < shape.labels; label++)
      rows[place * width + label] = weights.steps[place * shape.labels + label]!;
}
