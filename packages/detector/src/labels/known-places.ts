import { PLACE, asFirst, isNoWord, isPlaceName, isTown, knownOf } from '../names/lists.ts';
import { phrases } from '../lists/phrases.ts';
import { PHRASES } from '../model/types.ts';

/** What is known of a run of folded words as a whole, bits of `PHRASES`. */
export function phraseKinds(folded: string): number {
  const [first, ...rest] = folded.split(' ');
  let at = phrases().get(first!);
  for (const word of rest) at = at?.next.get(word);
  return at?.kinds ?? 0;
}

/** A town, state or country that a list knows; without what stands behind its comma or stroke. */
export function isKnownPlace(folded: string): boolean {
  const name = folded.split(/ ?[,/(]| ?- ?(?=[a-z]{2}$)/)[0]!.replaceAll('\n', ' ');
  return (
    isPlaceName(name) ||
    (knownOf(name) & PLACE) !== 0 ||
    isTown(name) ||
    (phraseKinds(name) & PHRASES.place) !== 0
  );
}

/** A list knows it or its first word, or no dictionary knows one of its words. */
export const mayBePlace = (folded: string): boolean => {
  if (isKnownPlace(folded)) return true;
  const words = folded.split(/[ \n,/(-]+/);
  return isKnownPlace(words[0]!) || words.some((word) => word.length > 3 && isNoWord(word));
};

/** Whether a capitalised word is more likely somebody's name than a word. */
export const mayBeName = (folded: string): boolean => isNoWord(folded) || asFirst(knownOf(folded)) >= USUAL;
const USUAL = 4;
