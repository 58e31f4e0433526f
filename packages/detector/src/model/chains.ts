/** Two linear-chain random fields, of people and of their particulars, over the same hashed facts of one passage. */

import { exponentials, sumOverSequences } from './chain.ts';
import { DETAIL_COUNT } from './details.ts';
import { detailSteps, sumDetails } from './details-chain.ts';
import { aroundOf } from './around.ts';
import { FACTS, writeFacts } from './features.ts';
import { BEGINS, INSIDE, LABEL_COUNT } from './labels.ts';
import { PERSON_FACTS, writePersonFacts } from './person-facts.ts';
import type { Read } from './read.ts';
import { PARTICULARS, PEOPLE } from './shapes.ts';
import { createSums, type AddScores } from './sums.ts';
import type { NameTags, Survey } from './types.ts';
import { readWeights } from './weights.ts';

export type Chains = (read: Read, survey: Survey | undefined) => NameTags;

/** @throws RangeError when a file is of another version */
export function createChains(files: { readonly people: Uint8Array; readonly details: Uint8Array }): Chains {
  const people = readWeights(files.people, PEOPLE);
  const details = readWeights(files.details, PARTICULARS);
  const [addPeople, addDetails] = createSums([
    { shape: PEOPLE, weights: people },
    { shape: PARTICULARS, weights: details },
  ]) as [AddScores, AddScores];
  const steps = exponentials(people.transitions);
  const stepsOfDetails = detailSteps(details.transitions);
  let facts = new Uint32Array(FACTS * 256);
  return ({ passage, words }, survey) => {
    const count = words.length;
    const begins = new Float32Array(count);
    const inside = new Float32Array(count);
    if (count === 0) return { begins, inside, final: inside, details: new Float32Array(0) };
    if (facts.length < count * FACTS) facts = new Uint32Array(count * FACTS * 2);
    writeFacts(words, aroundOf(passage, survey), facts);
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
    return {
      begins,
      inside,
      final: inside,
      details: Float32Array.from(sumDetails(ofDetails, stepsOfDetails).marginals),
    };
  };
}
