import { because } from '../found.ts';
import type { Found } from '../found.ts';
import { ORDINARY, asFirst, asSurname, knownWords } from './lists.ts';
import type { Document } from '../text/document.ts';
import { matchesByPattern, together } from '../text/starts.ts';

const FAMILY = "[A-ZÀ-Ý][\\p{L}'-]{1,24}(?: (?:d[aeo]s? )?[A-ZÀ-Ý][\\p{L}'-]{1,24}){0,2}";
const FORM = together(
  [
    {
      pattern: new RegExp(
        `(?<![\\p{L}.])(${FAMILY}), ?((?:[A-ZÀ-Ý]\\.[ -]?){1,5}(?:d[aeo]s?(?!\\p{L}))?|[A-ZÀ-Ý][\\p{L}'-]{1,24}(?: (?:[A-ZÀ-Ý]\\.|d[aeo]s?(?= )|[A-ZÀ-Ý][\\p{L}'-]{1,24})){0,3})(?!\\p{L})`,
        'uy',
      ),
    },
  ],
  'letter',
);

/** Where a cell or a line of a list begins. */
const AT_START = /(?:^|[\n\t])(?: ?\d{1,4}[.)]?)? ?$/;
/** Where so many lines begin with the family name, the others do whatever it means elsewhere: "Speed, Dominique". */
const LIST = 2;

/** "SILVA, João", "NASCIMENTO, A. Y.": the family name first, as in registers and references. Linear. */
export function findInverted(document: Document): Found[] {
  const known = knownWords();
  const found: Found[] = [];
  const listed: Found[] = [];
  let atStarts = 0;
  for (const match of matchesByPattern(document.places.text, FORM).flat()) {
    const folded = document.folded.slice(match.index, match.index + match[0].length);
    const family = known.get(folded.split(/[ ,]/)[0]!) ?? 0;
    const given = known.get(/, ?([^ ,.]*)/.exec(folded)![1]!) ?? 0;
    const initials = /^[A-ZÀ-Ý]\./.test(match[2]!);
    const capitals = match[1] === match[1]!.toUpperCase();
    const surname = asSurname(family) >= 3;
    const strong = asFirst(given) >= 4 && (given & ORDINARY) === 0 && asFirst(given) >= asSurname(given);
    // "Lima, Pedro e Ana" in running text is a list of people as well: either way they are names.
    const told = initials ? surname || capitals : surname && strong && (capitals || asSurname(family) >= 5);
    const atStart = AT_START.test(document.text.slice(Math.max(0, match.index - 8), match.index));
    if (!told && !(atStart && (initials || asFirst(given) >= 3))) continue;
    if (told && atStart) atStarts++;
    (told ? found : listed).push({
      start: match.index,
      end: match.index + match[0].trimEnd().length,
      category: 'person',
      detector: 'name',
      confidence: capitals && surname ? 0.92 : 0.8,
      reason: because('name-list'),
      proposal: 'remove',
      priority: 51,
    });
  }
  return atStarts < LIST ? found : [...found, ...listed];
}
