/** The tagger of names at run time: a linear-chain CRF over hashed facts. */

import { sumOverSequences } from './chain.ts';
import { features } from './features.ts';
import { BEGINS, INSIDE, LABEL_COUNT } from './labels.ts';
import type { Lexicon, NameModel, NameTags } from './types.ts';
import { readWeights, type Weights } from './weights.ts';

/**
 * @param bytes the file that `training/train.ts` writes
 * @param lexicon the same lists that it was trained with
 * @throws RangeError when the file is of another version
 */
export function createNameModel(bytes: Uint8Array, lexicon: Lexicon): NameModel {
  const weights = readWeights(bytes);
  return { tag: (tokens) => tag(tokens, weights, lexicon) };
}

function tag(tokens: readonly string[], weights: Weights, lexicon: Lexicon): NameTags {
  const begins = new Float32Array(tokens.length);
  const inside = new Float32Array(tokens.length);
  if (tokens.length === 0) return { begins, inside };
  const { marginals } = sumOverSequences(scoresOf(features(tokens, lexicon), weights), weights.transitions);
  for (let token = 0; token < tokens.length; token++) {
    const row = token * LABEL_COUNT;
    begins[token] = marginals[row + BEGINS]!;
    inside[token] = marginals[row + BEGINS]! + marginals[row + INSIDE]!;
  }
  return { begins, inside };
}

function scoresOf(facts: readonly Uint32Array[], { scales, steps }: Weights): Float64Array {
  const scores = new Float64Array(facts.length * LABEL_COUNT);
  facts.forEach((places, token) => {
    const row = token * LABEL_COUNT;
    for (const place of places) {
      for (let label = 0; label < LABEL_COUNT; label++)
        scores[row + label]! += steps[place * LABEL_COUNT + label]!;
    }
    for (let label = 0; label < LABEL_COUNT; label++) scores[row + label]! *= scales[label]!;
  });
  return scores;
}
