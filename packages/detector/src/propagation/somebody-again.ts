/** Whether a name that is known is somebody where it stands again: names are words, towns and houses as well. */

import type { Found, Likely } from '../found.ts';
import { SOMEBODY, isCalledAfter, mayBeCalledAfter } from '../names/called-after.ts';
import { isOrdinaryWord } from '../names/ordinary-words.ts';
import { isInDictionary, isTown } from '../names/lists.ts';
import { isOfCalendar } from '../names/veto.ts';
import type { Document } from '../text/document.ts';

/** A part that is a word, too, or a town, is refused where the tagger is this sure that it is no name. */
const NO = 0.05;
/** The same for one in small letters: "o valor é salgado", "um colar de pérola". */
const NO_SMALL = 0.3;

export function mayBeSomebodyAgain(document: Document, { start, end }: Found, likely: Likely): boolean {
  if (isWordOrTown(document, start, end)) {
    const isSmall = /\p{Ll}/u.test(document.text.charAt(start));
    if (likely(start, end) < (isSmall ? NO_SMALL : NO)) return false;
  }
  return (
    !isPlace(document, start, end, likely) &&
    !isOfCalendar(document, start, end) &&
    !isOrdinaryWord(document, start, end)
  );
}

function isWordOrTown({ folded }: Document, start: number, end: number): boolean {
  const word = folded.slice(start, end);
  return isInDictionary(word) || isTown(word);
}

/** "No hospital Jair melhorou": who is known may stand behind any place, where the tagger knows him. */
const isPlace = (document: Document, start: number, end: number, likely: Likely): boolean =>
  likely(start, end) < SOMEBODY &&
  document.text.charAt(end) !== ':' &&
  !/\s/.test(document.text.slice(start, end)) &&
  (isCalledAfter(document, start, end) || mayBeCalledAfter(document, start, end));
