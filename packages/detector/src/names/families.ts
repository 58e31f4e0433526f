import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { certainlyPerson } from './forms.ts';
import { ORDINARY, PLACE, THING, TITLE, asFirst, asSurname, isInDictionary, knownOf } from './lists.ts';

/** What goes on behind a family, not behind a tool or a law that is called after somebody. */
const GOES_ON =
  "[,.;:!?)\\n]|$|['’]| (?:are|were|have|had|will|came|come|went|go|live|lived|moved|said|say|next|at|of|from|in|on|and|or|who|for|to|want|kids|boys|girls|house|party|wedding)(?!\\p{L})";
/** "the Okonkwos", "the Lamberts". */
const FAMILY = new RegExp(`(?<=(?<!\\p{L})[Tt]he )(\\p{Lu}\\p{Ll}{2,14})s(?=${GOES_ON})`, 'gu');
/** Usual enough as the name of a family. */
const USUAL = 3;
const OTHERS = ORDINARY | PLACE | THING | TITLE;

/** Families by the plural of a name that is nothing else. Linear. */
export const findFamilies = ({ text }: Document): Found[] =>
  Array.from(text.matchAll(FAMILY))
    .filter(({ 0: plural, 1: name }) => {
      const known = knownOf(name!.toLowerCase());
      const isName = asSurname(known) >= USUAL && asFirst(known) === 0 && (known & OTHERS) === 0;
      return isName && knownOf(plural.toLowerCase()) === 0 && !isInDictionary(plural.toLowerCase());
    })
    .map((match) => certainlyPerson(match, 'name-list'));
