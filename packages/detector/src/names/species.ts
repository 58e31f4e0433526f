/** Names of living beings as science writes them, some of which tell somebody: "Eugenia uniflora", "Veronica persica L." */

import type { Document } from '../text/document.ts';
import { asFirst, asSurname, isNoWord, knownOf } from './lists.ts';

/** Behind the genus; of a word of its own, no age behind it. The text as it stands. */
const EPITHET =
  /^ (\p{Ll}{4,18})(?=$|,(?! ?\d)|[\t\n;.:()|/]| {2}| (?:[(\p{Lu}]|(?:e|and|var\.|subsp\.|cv\.|x|×|n[oa]s?|in) ))/u;
/** Not as words for people end, however they are misspelt: "Rosa manhosa", "Iris bunita". */
const LATIN = /(?:[bcdfgmnprst]us|um|ii|iae|[ae]ns|oides|llata|flora|folia|ifera|ensis|escens)$/;
/** What nothing else ends with, though a dictionary may hold it. */
const SURELY_LATIN = /[a-z]{3}(?:flora|folia|formis|oides|ensis|cephala|phylla|carpa|sperma|stachya)$/;
/** Not "Margarida sp. cama 3". */
const UNNAMED = /^ (?:spp\.|sp\. nov\.|sp\.(?=$|,(?! ?\d)|[\t\n;)])|cv\. ['‘])/u;
const GENUS = /^\p{Lu}\p{Ll}{2,18}$/u;
const LOOK_AHEAD = 24;

export function isSpecies({ text, folded }: Document, start: number, end: number): boolean {
  const [genus, own] = text.slice(start, end).split(' ');
  if (!GENUS.test(genus!) || (own !== undefined && !/^\p{Ll}+$/u.test(own))) return false;
  const behind = start + genus!.length;
  const rest = text.slice(behind, behind + LOOK_AHEAD);
  if (own === undefined && UNNAMED.test(rest)) return true;
  const epithet = EPITHET.exec(rest)?.[1];
  if (epithet === undefined || behind + 1 + epithet.length < end) return false;
  const word = folded.slice(behind + 1, behind + 1 + epithet.length);
  return isNobodysName(word) && (SURELY_LATIN.test(word) || (LATIN.test(word) && isNoWord(word)));
}

const isNobodysName = (word: string): boolean => {
  const known = knownOf(word);
  return asFirst(known) === 0 && asSurname(known) === 0;
};
