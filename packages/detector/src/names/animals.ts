/** Pets and farm animals, which bear the names of people: told by the animal before the name. */

import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';

const ANIMAL =
  '(?:gat[oa]|cao|cachorr(?:inh)?[oa]|cadela|cavalo|egua|potr[oa]|ponei|vaca|touro|novilha|bezerr[oa]|papagaio|calopsita|coelh[oa]|jabuti|tartaruga|poodle|labradora?|vira-lata|dog|puppy|cat|kitten|horse|mare|pony|gelding|stallion|foal|cow|bull|heifer|rabbit|parrot|budgie|tortoise|hamster|guinea pig|spaniel|terrier|lurcher|greyhound)';
/** "um gato chamado", "our cat" right before a name. Folded. */
const CALLED = new RegExp(
  `(?<![a-z])${ANIMAL}(?:,? (?:que )?(?:chamad[oa]|de nome|atende por|called|named|answers to))? ["'“]?$`,
);
/** "o cachorro João passeia", "the dog Max chased": who does something may be somebody. Folded. */
const ENDS = /^["'”]?(?:[,.;:)\n]|$| (?:e|and|is|was|has|foi|esta|tem|nao|\()(?![a-z]))/;
const LOOK_BACK = 48;
const LOOK_AHEAD = 6;

/** People without the animals that are named as such; what only bears the same name elsewhere may be somebody. Linear. */
export const withoutAnimals = ({ folded }: Document, found: readonly Found[]): Found[] =>
  found.filter(
    ({ category, detector, start, end }) =>
      category !== 'person' ||
      detector !== 'name' ||
      /\s/.test(folded.slice(start, end)) ||
      !CALLED.test(folded.slice(Math.max(0, start - LOOK_BACK), start)) ||
      !ENDS.test(folded.slice(end, end + LOOK_AHEAD)),
  );
