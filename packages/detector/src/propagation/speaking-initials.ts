import { because, isSurePerson, type Found } from '../found.ts';
import { isNothingElse, isPortuguese, looksLikeInitials } from '../names/initials/letters.ts';
import type { Document } from '../text/document.ts';
import { matchesInLines } from '../text/lines.ts';

const TURN = /(\p{Lu}{2,3})(?=: \S)/uy;
/** One alone may be the label of a field. */
const FEWEST = 2;
const SURE = 0.5;

/** "SR: He's got a note": where two speak by their initials, so does whoever was not told of. Linear. */
export function findSpeakingInitials({ text, folded }: Document, found: readonly Found[]): Found[] {
  const known = new Set<string>();
  for (const one of found) {
    if (one.end - one.start > 3 || text[one.end] !== ':' || !isSurePerson(one, SURE)) continue;
    const letters = text.slice(one.start, one.end);
    if (looksLikeInitials(letters)) known.add(letters);
  }
  if (known.size < FEWEST) return [];
  const portuguese = isPortuguese(folded);
  return matchesInLines(text, TURN).flatMap(({ index: start, 1: letters = '' }) =>
    looksLikeInitials(letters) && isNothingElse(letters, portuguese)
      ? [
          {
            start,
            end: start + letters.length,
            category: 'person',
            detector: 'label',
            confidence: 0.85,
            reason: because('label', 'dialogue'),
            proposal: 'remove',
            priority: 31,
          } as const,
        ]
      : [],
  );
}
