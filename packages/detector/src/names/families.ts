import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesByPattern, together } from '../text/starts.ts';
import { certainlyPerson } from './forms.ts';
import { OTHER_WORD, asFirst, asSurname, isInDictionary, knownOf } from './lists.ts';
import { isNation } from './veto.ts';

/** What goes on behind a family, not behind a tool or a law that is called after somebody. */
const GOES_ON =
  "[,.;:!?)\\n]|$|'| (?:are|were|have|had|will|came|come|went|go|live|lived|moved|said|say|next|at|of|from|in|on|and|or|who|for|to|want|left|gave|got|took|rang|always|never|kids|boys|girls|house|party|wedding)(?!\\p{L})";
/** "the Okonkwos", "the Lamberts". */
const FAMILY = together(
  [{ pattern: new RegExp(`(?<=(?<!\\p{L})[Tt]he )\\p{Lu}\\p{Ll}{2,14}s(?=${GOES_ON})`, 'uy') }],
  'plain',
);
/** Usual enough as the name of a family. */
const USUAL = 3;

/** Families by the plural of a name that is nothing else. Linear. */
export const findFamilies = (document: Document): Found[] =>
  matchesByPattern(document.places.text, FAMILY)
    .flat()
    .filter(({ index, 0: match }) => {
      const plural = document.folded.slice(index, index + match.length);
      const known = knownOf(plural.slice(0, -1));
      if (isNation(document, index, index + match.length)) return false;
      const isName = asSurname(known) >= Math.max(USUAL, asFirst(known) + 1) && (known & OTHER_WORD) === 0;
      return isName && knownOf(plural) === 0 && !isInDictionary(plural);
    })
    .map((match) => certainlyPerson(match, 'name-list'));
