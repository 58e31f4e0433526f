/** Passes over the examples; what is kept is the mean of the weights along the last of them, which strays less than its end. */

import type { Adaptive } from './adaptive.ts';
import { shuffle } from './random.ts';

export interface Epochs {
  readonly epochs: number;
  readonly random: () => number;
  readonly onEpoch: (epoch: number, lossPerToken: number) => void;
}

/** Looks at the weights along the last epoch. */
const LOOKS = 12;

/** @param step fits one example. @returns the mean of each of `weights` */
export function passOver<Example>(
  examples: readonly Example[],
  weights: readonly Adaptive[],
  { epochs, random, onEpoch }: Epochs,
  step: (example: Example) => { readonly loss: number; readonly tokens: number },
): Float32Array[] {
  const order = [...examples];
  const means = weights.map(({ values }) => new Float32Array(values.length));
  const every = Math.max(1, Math.ceil(order.length / LOOKS));
  let looks = 0;
  for (let epoch = 1; epoch <= epochs; epoch++) {
    shuffle(order, random);
    let [loss, tokens] = [0, 0];
    for (const [index, example] of order.entries()) {
      const done = step(example);
      loss += done.loss;
      tokens += done.tokens;
      if (epoch < epochs || (index + 1) % every !== 0) continue;
      looks++;
      for (const [which, { values }] of weights.entries()) add(means[which]!, values);
    }
    onEpoch(epoch, loss / tokens);
  }
  return means.map((mean) => mean.map((value) => value / looks));
}

function add(sum: Float32Array, values: Float32Array): void {
  for (let index = 0; index < sum.length; index++) sum[index]! += values[index]!;
}
