/** Fits the chain to labelled sentences: stochastic gradient of the log likelihood, AdaGrad steps, weight decay. */

import { sumOverSequences } from '../src/model/chain.ts';
import { features, PLACES } from '../src/model/features.ts';
import { LABEL_COUNT, LABELS } from '../src/model/labels.ts';
import type { Lexicon } from '../src/model/types.ts';
import type { Sentence } from './sentence.ts';

export interface Fitted {
  readonly transitions: Float32Array;
  readonly emissions: Float32Array;
}

export interface FitOptions {
  readonly epochs: number;
  /** First step of AdaGrad. */
  readonly rate: number;
  /** Part of a weight that is lost at each step it takes. */
  readonly decay: number;
  readonly random: () => number;
  readonly onEpoch: (epoch: number, lossPerToken: number) => void;
}

const KNOWS_NOTHING: Lexicon = () => 0;

export function fit(sentences: readonly Sentence[], lexicon: Lexicon, options: FitOptions): Fitted {
  const examples = sentences.map(({ tokens, labels, withoutLists }) => ({
    facts: features(tokens, withoutLists ? KNOWS_NOTHING : lexicon),
    gold: Uint8Array.from(labels, (label) => LABELS.indexOf(label)),
  }));
  const transitions = new Adaptive(LABEL_COUNT * LABEL_COUNT, options);
  forbidBrokenNames(transitions.values);
  const emissions = new Adaptive(PLACES * LABEL_COUNT, options);
  for (let epoch = 1; epoch <= options.epochs; epoch++) {
    shuffle(examples, options.random);
    let loss = 0;
    let tokens = 0;
    for (const { facts, gold } of examples) {
      loss += step(facts, gold, transitions, emissions);
      tokens += gold.length;
    }
    options.onEpoch(epoch, loss / tokens);
  }
  return { transitions: transitions.values, emissions: emissions.values };
}

/** The middle of a name of one kind only follows the same kind. */
function forbidBrokenNames(transitions: Float32Array): void {
  for (let from = 0; from < LABEL_COUNT; from++) {
    for (let to = 0; to < LABEL_COUNT; to++) {
      if (LABELS[to]!.startsWith('I') && kindOf(from) !== kindOf(to))
        transitions[from * LABEL_COUNT + to] = -10;
    }
  }
}

const kindOf = (label: number): string => LABELS[label]!.slice(2);

/** One sentence. @returns its loss: minus the log probability of the right labels */
function step(
  facts: readonly Uint32Array[],
  gold: Uint8Array,
  transitions: Adaptive,
  emissions: Adaptive,
): number {
  const length = gold.length;
  const scores = new Float64Array(length * LABEL_COUNT);
  facts.forEach((places, token) => {
    for (const place of places) {
      for (let label = 0; label < LABEL_COUNT; label++) {
        scores[token * LABEL_COUNT + label]! += emissions.values[place * LABEL_COUNT + label]!;
      }
    }
  });
  const chain = sumOverSequences(scores, transitions.values);
  const expected = expectedTransitions(scores, transitions.values, chain);
  let right = scores[gold[0]!]!;
  for (let token = 1; token < length; token++) {
    const pair = gold[token - 1]! * LABEL_COUNT + gold[token]!;
    right += scores[token * LABEL_COUNT + gold[token]!]! + transitions.values[pair]!;
    expected[pair]! -= 1;
  }
  expected.forEach((gradient, pair) => transitions.move(pair, gradient));
  facts.forEach((places, token) => {
    for (let label = 0; label < LABEL_COUNT; label++) {
      const gradient = chain.marginals[token * LABEL_COUNT + label]! - (gold[token] === label ? 1 : 0);
      if (Math.abs(gradient) < 1e-4) continue;
      for (const place of places) emissions.move(place * LABEL_COUNT + label, gradient);
    }
  });
  return chain.logTotal - right;
}

function expectedTransitions(
  scores: Float64Array,
  transitions: Float32Array,
  { forward, backward, logTotal }: ReturnType<typeof sumOverSequences>,
): Float64Array {
  const expected = new Float64Array(LABEL_COUNT * LABEL_COUNT);
  for (let row = LABEL_COUNT; row < scores.length; row += LABEL_COUNT) {
    for (let from = 0; from < LABEL_COUNT; from++) {
      for (let to = 0; to < LABEL_COUNT; to++) {
        const pair = from * LABEL_COUNT + to;
        const log =
          forward[row - LABEL_COUNT + from]! + transitions[pair]! + scores[row + to]! + backward[row + to]!;
        expected[pair]! += Math.exp(log - logTotal);
      }
    }
  }
  return expected;
}

class Adaptive {
  readonly values: Float32Array;
  readonly #squares: Float32Array;
  readonly #rate: number;
  readonly #decay: number;

  constructor(size: number, { rate, decay }: FitOptions) {
    this.values = new Float32Array(size);
    this.#squares = new Float32Array(size);
    this.#rate = rate;
    this.#decay = decay;
  }

  move(index: number, gradient: number): void {
    this.#squares[index]! += gradient * gradient;
    const step = (this.#rate * gradient) / Math.sqrt(this.#squares[index]! + 1e-6);
    this.values[index] = this.values[index]! * (1 - this.#decay) - step;
  }
}

function shuffle(items: unknown[], random: () => number): void {
  for (let index = items.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [items[index], items[other]] = [items[other], items[index]];
  }
}
