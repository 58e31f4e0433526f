/** Fits the chain to labelled sentences: stochastic gradient of the log likelihood, AdaGrad steps, weight decay. */

import { exponentials, sumOverSequences, type Chain } from '../src/model/chain.ts';
import { FACTS } from '../src/model/features.ts';
import { LABEL_COUNT, LABELS } from '../src/model/labels.ts';
import { PEOPLE } from '../src/model/shapes.ts';
import type { Lexicon } from '../src/model/types.ts';
import { Adaptive, type Steps } from './adaptive.ts';
import { passOver, type Epochs } from './epochs.ts';
import { NOTHING, exampleReader } from './examples.ts';
import type { Gold, Sentence } from './sentence.ts';

export interface Fitted {
  readonly transitions: Float32Array;
  readonly emissions: Float32Array;
}

export interface FitOptions extends Steps, Epochs {}

interface Example {
  readonly facts: Uint32Array;
  /** For each token, one bit for each label that is right. */
  readonly allowed: Uint8Array;
}

export function fit(sentences: readonly Sentence[], lexicon: Lexicon, options: FitOptions): Fitted {
  const read = exampleReader(lexicon);
  const examples = sentences.map((sentence) => ({
    facts: read(sentence).facts,
    allowed: Uint8Array.from(sentence.labels, allowedBy),
  }));
  const transitions = new Adaptive(LABEL_COUNT * LABEL_COUNT, options);
  forbidBrokenNames(transitions.values);
  const emissions = new Adaptive(PEOPLE.places * LABEL_COUNT, options);
  const [steps, weights] = passOver(examples, [transitions, emissions], options, (example) => ({
    loss: step(example, transitions, emissions),
    tokens: example.allowed.length,
  }));
  return { transitions: steps!, emissions: weights! };
}

const MASK = PEOPLE.places - 1;
const bitOf = (label: number): number => 1 << label;
const ALL = bitOf(LABEL_COUNT) - 1;
const NOBODY = LABELS.reduce(
  (bits, label, index) => (label.endsWith('person') ? bits : bits | bitOf(index)),
  0,
);
const allowedBy = (gold: Gold): number =>
  gold === 'any' ? ALL : gold === 'nobody' ? NOBODY : bitOf(LABELS.indexOf(gold));

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

/** Gradients smaller than this are left: they cost as much as the others and move nothing. */
const SMALL = 2e-3;

/** One sentence. @returns its loss: minus the log probability of the right sequences of labels */
function step({ facts, allowed }: Example, transitions: Adaptive, emissions: Adaptive): number {
  const scores = scoresOf(facts, allowed.length, emissions.values);
  const steps = exponentials(transitions.values);
  const free = sumOverSequences(scores, steps);
  const right = sumOverSequences(onlyAllowed(scores, allowed), steps);
  const rightPairs = expectedTransitions(right, steps);
  expectedTransitions(free, steps).forEach((expected, pair) =>
    transitions.move(pair, expected - rightPairs[pair]!),
  );
  for (let token = 0; token < allowed.length; token++) {
    for (let label = 0; label < LABEL_COUNT; label++) {
      const at = token * LABEL_COUNT + label;
      const gradient = free.marginals[at]! - right.marginals[at]!;
      if (Math.abs(gradient) < SMALL) continue;
      for (let fact = token * FACTS; fact < (token + 1) * FACTS; fact++)
        if (facts[fact] !== NOTHING) emissions.move((facts[fact]! & MASK) * LABEL_COUNT + label, gradient);
    }
  }
  return free.logTotal - right.logTotal;
}

/** Far below any score that is learnt. */
const NEVER = -1e4;

const onlyAllowed = (scores: Float64Array, allowed: Uint8Array): Float64Array =>
  scores.map((score, at) =>
    (allowed[Math.floor(at / LABEL_COUNT)]! & bitOf(at % LABEL_COUNT)) === 0 ? NEVER : score,
  );

function scoresOf(facts: Uint32Array, length: number, emissions: Float32Array): Float64Array {
  const scores = new Float64Array(length * LABEL_COUNT);
  for (let token = 0; token < length; token++) {
    for (let fact = token * FACTS; fact < (token + 1) * FACTS; fact++) {
      if (facts[fact] === NOTHING) continue;
      const place = (facts[fact]! & MASK) * LABEL_COUNT;
      for (let label = 0; label < LABEL_COUNT; label++)
        scores[token * LABEL_COUNT + label]! += emissions[place + label]!;
    }
  }
  return scores;
}

function expectedTransitions(
  { forward, backward, exponents, scales }: Chain,
  steps: Float64Array,
): Float64Array {
  const expected = new Float64Array(LABEL_COUNT * LABEL_COUNT);
  for (let token = 1; token < scales.length; token++) {
    const row = token * LABEL_COUNT;
    for (let from = 0; from < LABEL_COUNT; from++) {
      const before = forward[row - LABEL_COUNT + from]! / scales[token]!;
      for (let to = 0; to < LABEL_COUNT; to++) {
        const pair = from * LABEL_COUNT + to;
        expected[pair]! += before * steps[pair]! * exponents[row + to]! * backward[row + to]!;
      }
    }
  }
  return expected;
}
