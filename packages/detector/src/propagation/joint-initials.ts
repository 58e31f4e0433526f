import { because, isSurePerson, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesByPattern, together } from '../text/starts.ts';
import { ABBREVIATIONS } from './given-initials.ts';

/** "BN/MT" at the end of minutes, "signatories: CA and AH". */
const JOINT = together(
  [
    {
      pattern:
        /(?<![\p{L}\d/])(\p{Lu}{2,3})( ?\/ ?| and | & | e )(\p{Lu}{2,3})(?:(?<=(?:[Ss]ignator|[Ii]nitial|[Rr]ubric|[Aa]ssinad|[Cc]hecked)[^\n]{0,40})(?![\p{L}\d/])|(?=\.?[ \t]{0,4}(?:\n|$)))/uy,
    },
  ],
  'plain',
);
/** "PT to have a word", "SL updated the group": what people do, at the head of a line or a sentence. */
const ACTING = together(
  [
    {
      pattern:
        /(?<=(?:^|[\n;•*(] ?|[.:] |\n\d{1,2}[.)] )[ \t]{0,2})(\p{Lu}{2,3})(?= (?:to (?!the |be )\p{Ll}{2,12}|(?!based|led|need)\p{Ll}{2,10}ed (?:the|a|that|his|her|on|by|it|to|at|in|with|for)(?!\p{L})|no further action|said|says|sent|rang|will|apologi[sz]ed)(?!\p{L}))/uy,
    },
  ],
  'plain',
);
/** "AC powered on", "PO raised by": what is done to things. */
const HANDLED =
  /^(?:AC|AP|AR|DC|PO|PV) (?:powered|connected|installed|switched|plugged|turned|raised|issued|collected|charged|paid|approved|generated) (?:by|on|in|to|at|for)(?!\p{L})/u;
const LONGEST_DEED = 24;
/** Of offices and departments, whoever else is called so. */
const NO_ONE = /^(?:HR|IT|RH|TI|PM|PC|PJ|GP|TV|CEO|CFO|CTO|HQ|VP|NHS|UK|US|EU|USA|ID|BO|TA|EA|QA|QC|PA)$/;
/** As sure as a name has to be for its initials to count. */
const SURE = 0.5;

/**
 * Initials of people of the document stand for them even where they would say something else ("MT", "PT"): two side by
 * side, and those that do what people do. Linear.
 */
export function findJointInitials({ text, places }: Document, found: readonly Found[]): Found[] {
  const names = new Map<string, string>();
  for (const one of found) {
    if (!isSurePerson(one, SURE)) continue;
    const name = text.slice(one.start, one.end);
    const initials = Array.from(name.matchAll(/(?<![\p{L}'])\p{Lu}/gu), ([letter]) => letter).join('');
    if (initials.length >= 2) names.set(initials, name.replaceAll(/\s+/g, ' '));
  }
  if (names.size === 0) return [];
  const acting = matchesByPattern(places.text, ACTING)
    .flat()
    .filter(
      ({ index, 1: letters = '' }) =>
        names.has(letters) && !NO_ONE.test(letters) && !HANDLED.test(text.slice(index, index + LONGEST_DEED)),
    )
    .map(({ index, 1: letters = '' }) => initialsAt(index, letters, names.get(letters)!));
  const joint = matchesByPattern(places.text, JOINT)
    .flat()
    .flatMap((match) => {
      const [, first = '', between = '', second = ''] = match;
      if (first === second || !names.has(first) || !names.has(second)) return [];
      // "moram em MG e SC"
      if (ABBREVIATIONS.has(first) && ABBREVIATIONS.has(second)) return [];
      return [
        initialsAt(match.index, first, names.get(first)!),
        initialsAt(match.index + first.length + between.length, second, names.get(second)!),
      ];
    });
  return [...acting, ...joint];
}

/** "D & P Swales": before the other's initial and their family. */
const COUPLED = /(?<![\p{L}\d&'’.-])\p{Lu}\.?(?= ?[&+] ?$)/u;
const WITH_INITIAL = /^\p{Lu}(?:\.|(?=\s))(?: ?\p{Lu}\.?)? ?\p{Lu}['’]?\p{L}*\p{Ll}{2}/u;
const LONGEST_COUPLED = 8;
/** The letter before tells as well. */
const SURE_COUPLED = 0.3;

/** Linear in people. */
export const findCoupledInitials = ({ text }: Document, found: readonly Found[]): Found[] =>
  found.flatMap((one) => {
    if (!isSurePerson(one, SURE_COUPLED) || !WITH_INITIAL.test(text.slice(one.start, one.end))) return [];
    const from = Math.max(0, one.start - LONGEST_COUPLED);
    const match = COUPLED.exec(text.slice(from, one.start));
    return match === null ? [] : [initialsAt(from + match.index, match[0], text.slice(one.start, one.end))];
  });

const initialsAt = (start: number, letters: string, name: string): Found => ({
  start,
  end: start + letters.length,
  category: 'person',
  // They don't hang on what the tagger says of them, which is little.
  detector: 'label',
  confidence: 0.85,
  reason: because('found-elsewhere', name),
  proposal: 'remove',
  priority: 31,
});
