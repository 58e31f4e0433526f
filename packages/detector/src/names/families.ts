import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesByPattern, together } from '../text/starts.ts';
import { certainlyPerson } from './forms.ts';
import { OTHER_WORD, THING, asFirst, asSurname, isInDictionary, isNoWord, knownOf } from './lists.ts';
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
/** "the Birds next door", "the Penroses' gate": what families do, and clubs, peoples and trades do not. */
const LIVED_BY =
  '(?:next door|at (?:[Nn]o|[Nn]umber)\\.? ?\\d|live (?:next|at (?:[Nn]o |[Nn]umber )?\\d)|are (?:away|back) (?:from|in|on|until|with)|came round|have moved (?:in|out|away)|and their kids|ourselves|together(?= ?[.;,])|lent (?:us|me|him|her))(?!\\p{L})';
/** Trades, peoples and roles. */
const NO_FAMILY =
  '(?!(?:\\p{L}+(?:[aeo]ns|[aei]sts|ers|\\p{L}ings)|Boys|Girls|Guests|Ladies|Lords|Parents)(?!\\p{L}))';
const AT_HOME = together(
  [
    {
      pattern: new RegExp(
        `(?<=(?<!\\p{L})[Tt]he )${NO_FAMILY}\\p{Lu}\\p{Ll}{2,14}s(?= ${LIVED_BY}|['’] (?:house|gate|garden|drive|dog|kids|boys|girls|flat)(?!\\p{L}))|(?<=(?:[Pp]arents|[Ff]amily|[Nn]eighbou?rs),? the )${NO_FAMILY}\\p{Lu}\\p{Ll}{2,14}s(?=[,.;:!?)\\n]|$)`,
        'uy',
      ),
    },
  ],
  'plain',
);
/** Known as a family's. */
const KNOWN = 2;

/** Families by the plural of a name that is nothing else, or of any that is known and lives as families do. Linear. */
export const findFamilies = (document: Document): Found[] => [
  ...matchesByPattern(document.places.text, FAMILY)
    .flat()
    .filter(({ index, 0: match }) => {
      const plural = document.folded.slice(index, index + match.length);
      if (isNation(document, index, index + match.length)) return false;
      return singularsOf(plural).some(isName);
    })
    .map((match) => certainlyPerson(match, 'name-list')),
  ...matchesByPattern(document.places.text, AT_HOME)
    .flat()
    .filter(({ index, 0: match }) => {
      const plural = document.folded.slice(index, index + match.length);
      return !isNation(document, index, index + match.length) && singularsOf(plural).some(mayBeFamily);
    })
    .map((match) => certainlyPerson(match, 'name-list')),
];

const singularsOf = (plural: string): readonly string[] =>
  /(?:[sxz]|[cs]h)es$/.test(plural) ? [plural.slice(0, -1), plural.slice(0, -2)] : [plural.slice(0, -1)];

const mayBeFamily = (folded: string): boolean =>
  isNoWord(folded) || (asSurname(knownOf(folded)) >= KNOWN && (knownOf(folded) & THING) === 0);

const isName = (folded: string): boolean => {
  const known = knownOf(folded);
  return (
    asSurname(known) >= Math.max(USUAL, asFirst(known) + 1) &&
    (known & OTHER_WORD) === 0 &&
    knownOf(`${folded}s`) === 0 &&
    !isInDictionary(`${folded}s`)
  );
};
