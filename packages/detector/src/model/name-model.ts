/** The tagger at run time: two linear-chain random fields, of people and of their particulars, over the same hashed facts. */

import { exponentials, sumOverSequences } from './chain.ts';
import { DETAIL_COUNT } from './details.ts';
import { detailSteps, sumDetails } from './details-chain.ts';
import { FACTS, aroundOf, writeFacts } from './features.ts';
import { BEGINS, INSIDE, LABEL_COUNT } from './labels.ts';
import { PERSON_FACTS, writePersonFacts } from './person-facts.ts';
import { PARTICULARS, PEOPLE } from './shapes.ts';
import { newSurvey, survey } from './survey.ts';
import type { Lexicon, NameModel } from './types.ts';
import { createSums, type AddScores } from './sums.ts';
import { readWeights } from './weights.ts';
import { createWords } from './words.ts';

/** The two files that `training/train.ts` writes. */
export interface ModelFiles {
  readonly people: Uint8Array;
  readonly details: Uint8Array;
}

/**
 * @param lexicon the same lists that it was trained with
 * @throws RangeError when a file is of another version
 */
export function createNameModel(files: ModelFiles, lexicon: Lexicon): NameModel {
  const people = readWeights(files.people, PEOPLE);
  const details = readWeights(files.details, PARTICULARS);
  const [addPeople, addDetails] = createSums([
    { shape: PEOPLE, weights: people },
    { shape: PARTICULARS, weights: details },
  ]) as [AddScores, AddScores];
  const steps = exponentials(people.transitions);
  const stepsOfDetails = detailSteps(details.transitions);
  const wordOf = createWords(lexicon);
  let facts = new Uint32Array(FACTS * 256);
  return {
    survey: (passages) => {
      const seen = newSurvey();
      for (const tokens of passages) survey(tokens.map(wordOf), seen);
      return seen;
    },
    tag: (passage, seen) => {
      const count = passage.tokens.length;
      const begins = new Float32Array(count);
      const inside = new Float32Array(count);
      if (count === 0) return { begins, inside, details: new Float32Array(0) };
      if (facts.length < count * FACTS) facts = new Uint32Array(count * FACTS * 2);
      const words = passage.tokens.map(wordOf);
      writeFacts(words, aroundOf(passage, seen), facts);
      const ofPeople = new Float64Array(count * LABEL_COUNT);
      addPeople(ofPeople, facts, FACTS);
      const { marginals } = sumOverSequences(ofPeople, steps);
      for (let token = 0; token < count; token++) {
        const row = token * LABEL_COUNT;
        begins[token] = marginals[row + BEGINS]!;
        inside[token] = Math.min(1, marginals[row + BEGINS]! + marginals[row + INSIDE]!);
      }
      const ofDetails = new Float64Array(count * DETAIL_COUNT);
      addDetails(ofDetails, facts, FACTS);
      addDetails(ofDetails, writePersonFacts(words, inside), PERSON_FACTS);
      return { begins, inside, details: Float32Array.from(sumDetails(ofDetails, stepsOfDetails).marginals) };
    },
  };
}
