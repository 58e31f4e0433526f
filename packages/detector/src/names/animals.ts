/** Pets and farm animals, which bear the names of people: told by the animal beside the name. */

import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';

const ANIMAL =
  '(?:gat[oa]|cao|cachorr(?:inh)?[oa]|cadel(?:inh)?a|cavalo|egua|potr[oa]|ponei|vaca|boi|touro|novilha|bezerr[oa]|ovelha|papagaio|calopsita|coelh[oa]|jabuti|tartaruga|tamandua|poodle|labradora?|vira-lata|dog|puppy|pup|cat|kitten|horse|mare|pony|gelding|stallion|foal|filly|cow|bull|heifer|calf|ewe|goat|donkey|rabbit|parrot|budgie|tortoise|hamster|guinea pig|spaniel|terrier|lurcher|greyhound|whippet|dachshund|westie|pug|elephant)';
/** "um gato chamado", "a dog that answers to" right before a name; "o gato Pedro" may be said to Pedro. Folded. */
const CALLED = new RegExp(
  `(?<![a-z])${ANIMAL},? (?:(?:que|that) )?(?:se )?(?:chamad[oa]|chama|de nome|atende por|called|named|answers to) ["'“]?$`,
);
/** "Cão: Sebastião" with its race on the next line; "Cat: Priya" may be who feeds it. */
const FIELD = new RegExp(`(?:^|\\n)${ANIMAL}: ["'“]?$`);
const RACE_BELOW = /^["'”]?\n(?:raca|breed|especie|species|pelagem)[: \t]/;
/** "Patch (my cat)", "Daisy (the cat) was"; "Bob (dog)" may be who walks it, "Ana, sua vaca!" is scolded. */
const BEHIND = new RegExp(
  `^["'”]? \\((?:(?:my|our|his|her|their) ${ANIMAL}\\)|the ${ANIMAL}\\) (?:is|was|has|had) )`,
);
const LOOK_BACK = 48;

/** People without the animals that are named as such; what only bears the same name elsewhere may be somebody. Linear. */
export const withoutAnimals = ({ folded }: Document, found: readonly Found[]): Found[] =>
  found.filter(
    ({ category, detector, start, end }) =>
      category !== 'person' ||
      detector !== 'name' ||
      /\s/.test(folded.slice(start, end)) ||
      !isAnimal(folded, start, end),
  );

function isAnimal(folded: string, start: number, end: number): boolean {
  const before = folded.slice(Math.max(0, start - LOOK_BACK), start);
  const behind = folded.slice(end, end + LOOK_BACK);
  return CALLED.test(before) || (FIELD.test(before) && RACE_BELOW.test(behind)) || BEHIND.test(behind);
}
