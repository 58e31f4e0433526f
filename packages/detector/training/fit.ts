/** Fits the chain to labelled sentences: stochastic gradient of the log likelihood, AdaGrad steps, weight decay. */

import { exponentials, sumOverSequences, type Chain } from '../src/model/chain.ts';
import { FACTS, PLACES, headingFacts, writeFacts } from '../src/model/features.ts';
import { LABEL_COUNT, LABELS } from '../src/model/labels.ts';
import { NO_HEADINGS, type Lexicon } from '../src/model/types.ts';
import { createWords } from '../src/model/words.ts';
import { seeded } from './random.ts';
import type { Gold, Sentence } from './sentence.ts';

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

interface Example {
  readonly facts: Uint32Array;
  /** For each token, one bit for each label that is right. */
  readonly allowed: Uint8Array;
}

export function fit(sentences: readonly Sentence[], lexicon: Lexicon, options: FitOptions): Fitted {
  const read = exampleReader(lexicon);
  const examples = sentences.map(read);
  const transitions = new Adaptive(LABEL_COUNT * LABEL_COUNT, options);
  forbidBrokenNames(transitions.values);
  const emissions = new Adaptive((PLACES + 1) * LABEL_COUNT, options);
  for (let epoch = 1; epoch <= options.epochs; epoch++) {
    shuffle(examples, options.random);
    let loss = 0;
    let tokens = 0;
    for (const example of examples) {
      loss += step(example, transitions, emissions);
      tokens += example.allowed.length;
    }
    options.onEpoch(epoch, loss / tokens);
  }
  return { transitions: transitions.values, emissions: emissions.values.subarray(0, PLACES * LABEL_COUNT) };
}

/** Of sentences with a seed, three in ten know no list and four in ten forget one word in four. */
const BLIND = 0.3;
const FORGETFUL = 0.7;
const FORGOTTEN = 0.25;
/** In such a sentence this part of the facts is left out, so that none is relied on alone. */
const DROPPED = 0.3;
/** The place of a fact that is left out: its weights stay at nothing. */
const NOTHING = PLACES;

function exampleReader(lexicon: Lexicon): (sentence: Sentence) => Example {
  const listed = createWords(lexicon);
  const unlisted = createWords(() => 0);
  return ({ tokens, labels, headings, seed }) => {
    const random = seed === undefined ? () => 1 : seeded(seed);
    const chance = random();
    const part = chance < BLIND ? 1 : chance < FORGETFUL ? FORGOTTEN : 0;
    const facts = new Uint32Array(tokens.length * FACTS);
    writeFacts(
      tokens.map((token) => (random() < part ? unlisted(token) : listed(token))),
      headingFacts(headings ?? NO_HEADINGS),
      facts,
    );
    if (seed !== undefined) {
      for (let at = 0; at < facts.length; at++) if (random() < DROPPED) facts[at] = NOTHING;
    }
    return { facts, allowed: Uint8Array.from(labels, allowedBy) };
  };
}

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
const SMALL = 1e-3;

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
        if (facts[fact] !== NOTHING) emissions.move(facts[fact]! * LABEL_COUNT + label, gradient);
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
      const place = facts[fact]! * LABEL_COUNT;
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
