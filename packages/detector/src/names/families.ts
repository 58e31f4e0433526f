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
/** "the Hobbses are away", "the Penroses' gate": what only families do makes one of any word; not "the Barbadians live". */
const LIVED_BY =
  '(?:(?:next door|at (?:no|number)\\.? ?\\d|are away|are back|are coming|came (?:round|over)|have moved|moved|live (?:at|next|in the)|ourselves|together|and their|kids|were (?:away|late)|lent|wedding|themselves)(?!\\p{L}))';
const AT_HOME = together(
  [
    {
      pattern: new RegExp(
        `(?<=(?<!\\p{L})[Tt]he |(?:[Pp]arents|[Ff]amily|[Nn]eighbou?rs|[Ff]riends|[Hh]osts),? the )(?!\\p{L}+(?:[aeo]ns|[aei]sts|ers|ings)(?!\\p{L}))\\p{Lu}\\p{Ll}{2,14}s(?= ${LIVED_BY}|['’] (?:house|place|gate|garden|drive|dog|party|kids|boys|girls|car|flat))|(?<=(?:[Pp]arents|[Ff]amily|[Nn]eighbou?rs|[Hh]osts),? the )\\p{Lu}\\p{Ll}{2,14}s(?=[,.;:!?)\\n]|$)`,
        'uy',
      ),
    },
  ],
  'plain',
);

/** Families by the plural of a name that is nothing else, or of any that lives as families do. Linear. */
export const findFamilies = (document: Document): Found[] => [
  ...matchesByPattern(document.places.text, FAMILY)
    .flat()
    .filter(({ index, 0: match }) => {
      const plural = document.folded.slice(index, index + match.length);
      if (isNation(document, index, index + match.length)) return false;
      return (
        isName(plural.slice(0, -1)) || (/(?:[sxz]|[cs]h)es$/.test(plural) && isName(plural.slice(0, -2)))
      );
    })
    .map((match) => certainlyPerson(match, 'name-list')),
  ...matchesByPattern(document.places.text, AT_HOME)
    .flat()
    .filter(({ index, 0: match }) => !isNation(document, index, index + match.length))
    .map((match) => certainlyPerson(match, 'name-list')),
];

const isName = (folded: string): boolean => {
  const known = knownOf(folded);
  return (
    asSurname(known) >= Math.max(USUAL, asFirst(known) + 1) &&
    (known & OTHER_WORD) === 0 &&
    knownOf(`${folded}s`) === 0 &&
    !isInDictionary(`${folded}s`)
  );
};
