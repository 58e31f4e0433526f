import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { certainlyPerson } from './forms.ts';
import { asSurname, isInDictionary, knownOf } from './lists.ts';

/** "the Okonkwos", "the Lamberts"; before another capital it is the name of something. */
const FAMILY = /(?<=(?<!\p{L})[Tt]he )(\p{Lu}\p{Ll}{2,14}?)e?s(?![\p{L}'’-]| \p{Lu})/gu;
/** Usual enough as the name of a family. */
const USUAL = 3;

/** Families by the plural of their name. Linear. */
export const findFamilies = ({ text }: Document): Found[] =>
  Array.from(text.matchAll(FAMILY))
    .filter(
      ({ 0: plural, 1: name }) =>
        asSurname(knownOf(name!.toLowerCase())) >= USUAL && !isInDictionary(plural.toLowerCase()),
    )
    .map((match) => certainlyPerson(match, 'name-list'));
