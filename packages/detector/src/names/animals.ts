/** Pets and farm animals, which bear the names of people: told by the animal before the name. */

import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';

const ANIMAL =
  '(?:gat[oa]|cao|cachorr(?:inh)?[oa]|cadela|cavalo|egua|potr[oa]|ponei|vaca|touro|novilha|bezerr[oa]|papagaio|calopsita|coelh[oa]|jabuti|tartaruga|poodle|labradora?|vira-lata|dog|puppy|cat|kitten|horse|mare|pony|gelding|stallion|foal|cow|bull|heifer|rabbit|parrot|budgie|tortoise|hamster|guinea pig|spaniel|terrier|lurcher|greyhound)';
/** "um gato chamado", "a dog that answers to" right before a name; "o gato Pedro" may be said to Pedro. Folded. */
const CALLED = new RegExp(
  `(?<![a-z])${ANIMAL},? (?:(?:que|that) )?(?:se )?(?:chamad[oa]|chama|de nome|atende por|called|named|answers to) ["'“]?$`,
);
const LOOK_BACK = 48;

/** People without the animals that are named as such; what only bears the same name elsewhere may be somebody. Linear. */
export const withoutAnimals = ({ folded }: Document, found: readonly Found[]): Found[] =>
  found.filter(
    ({ category, detector, start, end }) =>
      category !== 'person' ||
      detector !== 'name' ||
      /\s/.test(folded.slice(start, end)) ||
      !CALLED.test(folded.slice(Math.max(0, start - LOOK_BACK), start)),
  );
