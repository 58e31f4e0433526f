/** Works, brands, characters and public persons that lists know as a whole, and nobody else is called: "Lorna Doone". */

import { phraseKinds } from '../labels/known-places.ts';
import { PHRASES } from '../model/types.ts';
import type { Document } from '../text/document.ts';
import { asFirst, asSurname, knownOf } from './lists.ts';

const NOBODY = PHRASES.nobody | PHRASES.famous;
/** Surer than this of a name, the tagger sees somebody who is nicknamed so. */
const NICKNAMED = 0.8;
/** A word that fewer people bear makes a name that hardly anybody bears. */
const BORNE = 3;
/** "Sra. Eleanor Rigby" */
const OF_SOMEBODY =
  /(?<![a-z])(?:mr|mrs|ms|miss|mx|dr|dra|sr|sra|senhora?|dona|seu|tia|tio|prof|profa|professora?|sir|dear)\.? $/;
const LOOK_BACK = 16;
const LONGEST = 64;

export function isKnownThing({ folded }: Document, start: number, end: number, likely: number): boolean {
  if (likely >= NICKNAMED || end - start > LONGEST) return false;
  const name = folded.slice(start, end);
  const words = name.split(/[^a-z]+/).filter((word) => word.length > 1);
  return (
    words.length > 1 &&
    (phraseKinds(name.replaceAll('-', ' - ')) & NOBODY) !== 0 &&
    isHardlyBorne(words) &&
    !OF_SOMEBODY.test(folded.slice(Math.max(0, start - LOOK_BACK), start))
  );
}

/** Not "John Lewis", "Carlos Gomes", whom lists know and who live next door as well. */
function isHardlyBorne(words: readonly string[]): boolean {
  const first = knownOf(words[0]!);
  const last = knownOf(words.at(-1)!);
  return asFirst(first) < BORNE || (asSurname(last) < BORNE && asFirst(last) <= BORNE);
}
