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
/** As sure as a name has to be for its initials to count. */
const SURE = 0.5;

/**
 * Initials of two people of the document side by side stand for them even where they would say something else alone
 * ("MT", "AH"). Linear.
 */
export function findJointInitials({ text, places }: Document, found: readonly Found[]): Found[] {
  const names = new Map<string, string>();
  for (const one of found) {
    if (!isSurePerson(one, SURE)) continue;
    const name = text.slice(one.start, one.end);
    const initials = Array.from(name.matchAll(/(?<![\p{L}'])\p{Lu}/gu), ([letter]) => letter).join('');
    if (initials.length >= 2) names.set(initials, name.replaceAll(/\s+/g, ' '));
  }
  if (names.size < 2) return [];
  return matchesByPattern(places.text, JOINT)
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
}

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
