/** The tagger of names at run time: a linear-chain CRF over hashed facts. */

import { exponentials, sumOverSequences } from './chain.ts';
import { FACTS, headingFacts, writeFacts } from './features.ts';
import { BEGINS, INSIDE, LABEL_COUNT } from './labels.ts';
import { NO_HEADINGS, type Lexicon, type NameModel } from './types.ts';
import { readWeights, type Weights } from './weights.ts';
import { createWords } from './words.ts';

/**
 * @param bytes the file that `training/train.ts` writes
 * @param lexicon the same lists that it was trained with
 * @throws RangeError when the file is of another version
 */
export function createNameModel(bytes: Uint8Array, lexicon: Lexicon): NameModel {
  const weights = readWeights(bytes);
  const steps = exponentials(weights.transitions);
  const wordOf = createWords(lexicon);
  let facts = new Uint32Array(FACTS * 256);
  return {
    tag: (tokens, headings = NO_HEADINGS) => {
      const begins = new Float32Array(tokens.length);
      const inside = new Float32Array(tokens.length);
      if (tokens.length === 0) return { begins, inside };
      if (facts.length < tokens.length * FACTS) facts = new Uint32Array(tokens.length * FACTS * 2);
      writeFacts(tokens.map(wordOf), headingFacts(headings), facts);
      const { marginals } = sumOverSequences(scoresOf(facts, tokens.length, weights), steps);
      for (let token = 0; token < tokens.length; token++) {
        const row = token * LABEL_COUNT;
        begins[token] = marginals[row + BEGINS]!;
        inside[token] = Math.min(1, marginals[row + BEGINS]! + marginals[row + INSIDE]!);
      }
      return { begins, inside };
    },
  };
}

function scoresOf(facts: Uint32Array, count: number, { scales, steps }: Weights): Float64Array {
  const scores = new Float64Array(count * LABEL_COUNT);
  const sums = new Int32Array(LABEL_COUNT);
  for (let token = 0; token < count; token++) {
    sums.fill(0);
    for (let fact = token * FACTS; fact < (token + 1) * FACTS; fact++) {
      const place = facts[fact]! * LABEL_COUNT;
      for (let label = 0; label < LABEL_COUNT; label++) sums[label]! += steps[place + label]!;
    }
    for (let label = 0; label < LABEL_COUNT; label++)
      scores[token * LABEL_COUNT + label] = sums[label]! * scales[label]!;
  }
  return scores;
}
