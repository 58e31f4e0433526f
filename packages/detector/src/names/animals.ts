/** Pets and farm animals, which bear the names of people: told by the animal before the name or behind it. */

import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';

const ANIMAL =
  '(?:gat(?:inh)?[oa]|cao|cachorr(?:inh)?[oa]|cadel(?:inh)?a|cavalo|egua|potr[oa]|ponei|vaca|boi|touro|novilha|bezerr[oa]|cabra|ovelha|burr[oa]|mula|jument[oa]|papagaio|calopsita|coelh[oa]|jabuti|tartaruga|tamandua|poodle|labradora?|vira-lata|dog|puppy|pup|cat|kitten|horse|mare|pony|gelding|stallion|foal|filly|colt|cow|bull|heifer|calf|lamb|ewe|goat|donkey|rabbit|parrot|budgie|tortoise|hamster|guinea pig|spaniel|terrier|lurcher|greyhound|whippet|dachshund|collie|westie|pug|elephant)';
const OURS = '(?:o|a|meu|minha|seu|sua|nosso|nossa|the|my|our|your|their|his|her)';
/** "um gato chamado", "a dog that answers to" right before a name; "o gato Pedro" may be said to Pedro. Folded. */
const CALLED = new RegExp(
  `(?<![a-z])${ANIMAL},? (?:(?:que|that) )?(?:se )?(?:chamad[oa]|chama|de nome|atende por|called|named|answers to) ["'“]?$`,
);
/** "their dog, Duke, is fine"; "the girl with the greyhound, Wren" is the girl, "Angel and her dog, Professor" a list. */
const SET_OFF = new RegExp(
  `(?<![a-z])(?:(?<!(?:with|of|and|com|e|d[aeo]) )${OURS} ${ANIMAL}|${ANIMAL} del[ae]s?), (?:[oa] )?$`,
);
/** "Cão: Sebastião" by itself on its line; "Cat: Barney, tail is no prop" is who plays it. */
const FIELD = new RegExp(`\\n(?:nome d[oa] |name of (?:the )?)?${ANIMAL}(?:'s name)?: ["'“]?$`);
/** "Patch (the cat)", "Juarez, nosso tamanduá-bandeira"; "Bob (dog)" may be who walks it. */
const BEHIND = new RegExp(`^["'”]?(?: \\(|, )${OURS} ${ANIMAL}(?:-[a-z]+)?(?=[,.;:!)\\n]|$)`);
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
  return (
    CALLED.test(before) ||
    (FIELD.test(before) && /^(?:["'”]|\n|$)/.test(behind)) ||
    (SET_OFF.test(before) && /^["'”]?[,.;:!?)\n]/.test(behind)) ||
    BEHIND.test(behind)
  );
}
