/** Fits of how sure a layer is to how often it is right. */

import { oddsOf, together } from '../../../packages/detector/src/calibration.ts';

export interface Case {
  readonly says: number;
  /** What the tagger says of a person. */
  readonly likely?: number;
  readonly right: boolean;
}

/** Of a case: how often its like are right. */
export type Fitted = (one: Case) => number;
export type Knots = readonly (readonly [number, number])[];
export type Weights = readonly [number, layer: number, tagger: number];

const BIN = 0.05;
/** So many cases a bin are taken to be as the layer says, before any is seen. */
const FAITH = 2;

/** Isotonic: adjacent violators pooled over bins of what the layer says. */
export function isotonic(cases: readonly Case[]): Knots {
  const bins = new Map<number, { count: number; right: number; says: number }>();
  for (const { says, right } of cases) {
    const key = Math.floor(says / BIN);
    const bin = bins.get(key) ?? { count: 0, right: 0, says: 0 };
    bins.set(key, { count: bin.count + 1, right: bin.right + (right ? 1 : 0), says: bin.says + says });
  }
  const pools: { x: number; weight: number; value: number }[] = [];
  for (const [, { count, right, says }] of [...bins].toSorted(([a], [b]) => a - b)) {
    const x = says / count;
    pools.push({ x, weight: count + FAITH, value: (right + FAITH * x) / (count + FAITH) });
    for (let last = pools.length - 1; last > 0 && pools[last]!.value < pools[last - 1]!.value; last--) {
      const [one, other] = [pools[last - 1]!, pools[last]!];
      const weight = one.weight + other.weight;
      const mean = (a: number, b: number) => (a * one.weight + b * other.weight) / weight;
      pools.splice(last - 1, 2, { x: mean(one.x, other.x), weight, value: mean(one.value, other.value) });
    }
  }
  return [[0, 0], ...pools.map(({ x, value }) => [x, value] as const), [1, pools.at(-1)?.value ?? 1]];
}

const STEPS = 5_000;
const RATE = 0.05;
/** Where there are few cases, the layer and the tagger count alike: as if so many had said so. */
const PRIOR: Weights = [0, 0.5, 0.5];
const DRAW = 2;

export const weighed = (weights: Weights, { says, likely }: Case): number =>
  together(weights, says, likely ?? 0.5);

/** Logistic regression of what the layer and the tagger say, by gradient descent. */
export function logistic(cases: readonly Case[]): Weights {
  const seen = cases.map((one) => ({ one, facts: factsOf(one), right: one.right ? 1 : 0 }));
  const weights: [number, number, number] = [...PRIOR];
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map((weight, at) => DRAW * (weight - PRIOR[at]!));
    for (const { one, facts, right } of seen) {
      const error = weighed(weights, one) - right;
      for (let at = 0; at < 3; at++) slope[at]! += error * facts[at]!;
    }
    for (let at = 0; at < 3; at++) weights[at]! -= (RATE * slope[at]!) / (cases.length + DRAW);
    // What one of them is surer of never comes out less sure.
    for (const at of [1, 2]) weights[at] = Math.max(0, weights[at]!);
  }
  return weights;
}

const factsOf = ({ says, likely }: Case): Weights => [1, oddsOf(says), oddsOf(likely ?? 0.5)];
