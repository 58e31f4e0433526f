/**
 * A small network over the tokens of a document: each layer looks at three tokens, farther and farther apart, so that a
 * token is seen with some thirty on both sides, across lines and cells; half-way, all mentions of a word in the document
 * tell each other the most telling of what they are. Trained by training/network/fit.py and further.py.
 */

import { DETAIL_COUNT } from '../details.ts';
import { LABEL_COUNT } from '../labels.ts';
import type { Survey } from '../types.ts';
import type { Read } from '../read.ts';
import { PARTS, KNOWN, factsOf, type Facts } from './facts.ts';
import { createSteps, type Steps } from './steps.ts';
import { rowsOf } from './vocabulary.ts';
import {
  ASKED_AFTER,
  INPUT,
  OUTPUT,
  SHARED,
  readNetworks,
  type NetworkWeights,
  type Table,
} from './weights.ts';

/** For each token, rows of probabilities. */
export interface NetworkTags {
  /** Of `LABELS`. */
  readonly people: Float32Array;
  /** Of `DETAILS`. */
  readonly details: Float32Array;
}

export type Network = (read: readonly Read[], survey: Survey | undefined) => NetworkTags;

/**
 * All networks of a file as one, by the mean of their scores: they began with other numbers and err in other places.
 * @throws RangeError when the file is of another version
 */
export function createNetwork(bytes: Uint8Array): Network {
  const { vocabulary, networks: weights } = readNetworks(bytes);
  const networks = weights.map(createScorer);
  return (read, survey) => {
    const known = factsOf(read, survey);
    const facts = { ...known, words: rowsOf(vocabulary, known.words) };
    return probabilities(meanOf(networks.map((scores) => scores(facts))), facts.count);
  };
}

const meanOf = (all: readonly Float32Array[]): Float32Array =>
  all[0]!.map((_, at) => all.reduce((sum, scores) => sum + scores[at]!, 0) / all.length);

/** What one network says of each token, whose words are rows of its table: a row of scores, lent until it is asked again. */
function createScorer(weights: NetworkWeights): (facts: Facts) => Float32Array {
  const steps = createSteps(weights);
  return (facts) => {
    steps.begin(facts.count);
    writeInput(facts, weights, steps);
    steps.enter();
    steps.layers.slice(0, ASKED_AFTER).forEach((layer) => layer());
    shareMentions(facts, steps);
    steps.layers.slice(ASKED_AFTER).forEach((layer) => layer());
    return steps.leave();
  };
}

function writeInput({ count, ...facts }: Facts, weights: NetworkWeights, steps: Steps): void {
  const rows = steps.input();
  const { words, parts, shapes, headings } = weights;
  /** Adds a row of a table, so many times. */
  const add = ({ columns, scales, steps }: Table, row: number, to: number, times = 1): void => {
    const scale = scales[row]! * times;
    for (let column = 0; column < columns; column++)
      rows[to + column]! += steps[row * columns + column]! * scale;
  };
  for (let token = 0; token < count; token++) {
    let to = token * INPUT;
    add(words, facts.words[token]!, to);
    to += words.columns;
    for (let part = token * PARTS; part < (token + 1) * PARTS; part++)
      add(parts, facts.parts[part]!, to, 2 / PARTS);
    to += parts.columns;
    add(shapes, facts.shapes[token]!, to);
    to += shapes.columns;
    for (let heading = token * 2; heading < token * 2 + 2; heading++) {
      add(headings, facts.headings[heading]!, to);
      to += headings.columns;
    }
    rows.set(facts.known.subarray(token * KNOWN, (token + 1) * KNOWN), to);
  }
}

/** Each mention hears the greatest of what all of them tell; what is no word hears nothing. */
function shareMentions({ count, same, different }: Facts, steps: Steps): void {
  const told = steps.tell();
  const most = new Float32Array((different + 1) * SHARED);
  for (let token = 0; token < count; token++) {
    const row = same[token]! * SHARED;
    if (row === 0) continue;
    for (let each = 0; each < SHARED; each++)
      most[row + each] = Math.max(most[row + each]!, told[token * SHARED + each]!);
  }
  for (let token = 0; token < count; token++) {
    const row = same[token]! * SHARED;
    told.set(most.subarray(row, row + SHARED), token * SHARED);
  }
  steps.hear();
}

function probabilities(scores: Float32Array, count: number): NetworkTags {
  const people = new Float32Array(count * LABEL_COUNT);
  const details = new Float32Array(count * DETAIL_COUNT);
  const width = scores.length / count;
  for (let token = 0; token < count; token++) {
    const row = token * width;
    writeShares(scores.subarray(row, row + LABEL_COUNT), people, token * LABEL_COUNT);
    writeShares(scores.subarray(row + LABEL_COUNT, row + OUTPUT), details, token * DETAIL_COUNT);
  }
  return { people, details };
}

function writeShares(scores: Float32Array, into: Float32Array, at: number): void {
  let most = -Infinity;
  for (const score of scores) most = Math.max(most, score);
  let sum = 0;
  for (const score of scores) sum += Math.exp(score - most);
  for (let each = 0; each < scores.length; each++) into[at + each] = Math.exp(scores[each]! - most) / sum;
}
