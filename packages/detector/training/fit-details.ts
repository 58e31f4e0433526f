/** Fits the chain of particulars: stochastic gradient of the log likelihood, as in `fit.ts`. */

import { DETAILS, DETAIL_COUNT } from '../src/model/details.ts';
import { detailSteps, sumDetails, type Sums } from '../src/model/details-chain.ts';
import { FACTS } from '../src/model/features.ts';
import { PERSON_FACTS, writePersonFacts } from '../src/model/person-facts.ts';
import { PARTICULARS } from '../src/model/shapes.ts';
import type { Lexicon } from '../src/model/types.ts';
import { Adaptive } from './adaptive.ts';
import { passOver } from './epochs.ts';
import { NOTHING, drop, exampleReader } from './examples.ts';
import type { FitOptions, Fitted } from './fit.ts';
import { seeded } from './random.ts';
import type { DetailGold, Sentence } from './sentence.ts';

/** All facts of a token, one token after the other, and for each token one bit for each label that is right. */
interface Example {
  readonly facts: Uint32Array;
  readonly allowed: Uint16Array;
}

const ALL_FACTS = FACTS + PERSON_FACTS;

/** @param sentences those with `details` */
export function fitDetails(sentences: readonly Sentence[], lexicon: Lexicon, options: FitOptions): Fitted {
  const read = exampleReader(lexicon);
  const examples = sentences.flatMap((sentence): Example[] => {
    const { details, labels, seed } = sentence;
    if (details === undefined) return [];
    const { words, facts } = read(sentence);
    const random = seeded(seed ?? 1);
    const beside = writePersonFacts(words, seen(labels, random));
    if (seed !== undefined) drop(beside, random);
    return [{ facts: together(facts, beside, words.length), allowed: Uint16Array.from(details, allowedBy) }];
  });
  const transitions = new Adaptive(PARTICULARS.transitions, options);
  const emissions = new Adaptive(PARTICULARS.places * DETAIL_COUNT, options);
  const [steps, weights] = passOver(examples, [transitions, emissions], options, (example) => ({
    loss: step(example, transitions, emissions),
    tokens: example.allowed.length,
  }));
  return { transitions: steps!, emissions: weights! };
}

/** People as the other chain will see them: one in eight is missed. */
function seen(labels: Sentence['labels'], random: () => number): number[] {
  let missed = false;
  return labels.map((label) => {
    if (label === 'B-person') missed = random() < 0.12;
    return !missed && label.endsWith('person') ? 1 : 0;
  });
}

function together(facts: Uint32Array, beside: Uint32Array, count: number): Uint32Array {
  const all = new Uint32Array(count * ALL_FACTS);
  for (let token = 0; token < count; token++) {
    all.set(facts.subarray(token * FACTS, (token + 1) * FACTS), token * ALL_FACTS);
    all.set(beside.subarray(token * PERSON_FACTS, (token + 1) * PERSON_FACTS), token * ALL_FACTS + FACTS);
  }
  return all;
}

const ANY = (1 << DETAIL_COUNT) - 1;
const allowedBy = (gold: DetailGold): number => (gold === 'any' ? ANY : 1 << DETAILS.indexOf(gold));
const MASK = PARTICULARS.places - 1;
const SMALL = 2e-3;
const NEVER = -1e4;

/** One sentence. @returns its loss: minus the log probability of the right sequences of labels */
function step({ facts, allowed }: Example, transitions: Adaptive, emissions: Adaptive): number {
  const count = allowed.length;
  const scores = scoresOf(facts, count, emissions.values);
  const steps = detailSteps(transitions.values);
  const free = sumDetails(scores, steps);
  const right = sumDetails(
    scores.map((score, at) =>
      ((allowed[Math.floor(at / DETAIL_COUNT)]! >> (at % DETAIL_COUNT)) & 1) === 0 ? NEVER : score,
    ),
    steps,
  );
  moveTransitions(free, right, count, transitions);
  for (let token = 0; token < count; token++) {
    for (let label = 0; label < DETAIL_COUNT; label++) {
      const at = token * DETAIL_COUNT + label;
      const gradient = free.marginals[at]! - right.marginals[at]!;
      if (Math.abs(gradient) < SMALL) continue;
      for (let fact = token * ALL_FACTS; fact < (token + 1) * ALL_FACTS; fact++)
        if (facts[fact] !== NOTHING) emissions.move((facts[fact]! & MASK) * DETAIL_COUNT + label, gradient);
    }
  }
  return free.logTotal - right.logTotal;
}

function scoresOf(facts: Uint32Array, count: number, emissions: Float32Array): Float64Array {
  const scores = new Float64Array(count * DETAIL_COUNT);
  for (let token = 0; token < count; token++) {
    for (let fact = token * ALL_FACTS; fact < (token + 1) * ALL_FACTS; fact++) {
      if (facts[fact] === NOTHING) continue;
      const place = (facts[fact]! & MASK) * DETAIL_COUNT;
      for (let label = 0; label < DETAIL_COUNT; label++)
        scores[token * DETAIL_COUNT + label]! += emissions[place + label]!;
    }
  }
  return scores;
}

/** How often each label is stayed in, entered and left, by all sequences less by the right ones. */
function moveTransitions(free: Sums, right: Sums, count: number, transitions: Adaptive): void {
  const [ofFree, ofRight] = [stepsTaken(free, count), stepsTaken(right, count)];
  ofFree.forEach((times, index) => transitions.move(index, times - ofRight[index]!));
}

function stepsTaken({ marginals, stays }: Sums, count: number): Float64Array {
  const taken = new Float64Array(3 * DETAIL_COUNT);
  for (let token = 1; token < count; token++) {
    for (let label = 0; label < DETAIL_COUNT; label++) {
      const at = token * DETAIL_COUNT + label;
      taken[label]! += stays[at]!;
      taken[DETAIL_COUNT + label]! += marginals[at]! - stays[at]!;
      taken[2 * DETAIL_COUNT + label]! += marginals[at - DETAIL_COUNT]! - stays[at]!;
    }
  }
  return taken;
}
