import { because } from '../found.ts';
import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';

/** "J.B." on a line of its own closes a letter or a note. */
const ALONE = /(?=\p{Lu}\.)(?<=\n[ \t]{0,4})(?:\p{Lu}\. ?){1,4}(?=[ \t]{0,4}(?:\n|$))/gu;
/** "Mrs P. has hidden it". */
const ADDRESSED =
  /(?=\p{Lu}\.)(?<=(?<!\p{L})(?:Mr|Mrs|Ms|Miss|Sra?|Dra?|Dona)\.? )(?:\p{Lu}\.[ ]?){1,3}(?! ?\p{Lu}\p{L})/gu;

/** Initials that stand for somebody by themselves. Linear. */
export function findLoneInitials({ text }: Document): Found[] {
  return [ALONE, ADDRESSED].flatMap((form) =>
    Array.from(text.matchAll(form), (match) => ({
      start: match.index,
      end: match.index + match[0].trimEnd().length,
      category: 'person' as const,
      detector: 'label' as const,
      confidence: 0.85,
      reason: because('signature'),
      proposal: 'remove' as const,
      priority: 47,
    })),
  );
}
