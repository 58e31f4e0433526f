import { CAPITALS } from '../text/tokens.ts';
import { ORDINARY, PLACE, TITLE, asFirst, asSurname } from './lists.ts';
import { isInitial, isParticle, isThing } from './runs.ts';
import type { Words } from './runs.ts';

/** "IP", "DF", "II": two capitals that no one bears as a name. */
const isAbbreviation = ({ tokens, known }: Words, index: number): boolean =>
  tokens.start[index]! + 2 === tokens.end[index] &&
  tokens.shape[index] === CAPITALS &&
  asSurname(known[index]!) < 5;

/** How much a capitalised word speaks for being part of a name; under -1 it ends the name. */
export function weight(words: Words, index: number, first: boolean): number {
  const known = words.known[index]!;
  if (isParticle(known)) return 0;
  if (isInitial(words, index)) return 0.3;
  if (isAbbreviation(words, index)) return -1;
  const ordinary = (known & ORDINARY) !== 0;
  const asGiven = asFirst(known);
  const asFamily = asSurname(known);
  if (isThing(known)) return asFamily >= 6 && !first ? -0.4 : -2;
  if ((known & TITLE) !== 0 && asGiven < 5 && asFamily < 6) return -2;
  const given = asGiven >= 6 ? 2 : asGiven >= 5 ? 1.7 : asGiven >= 4 ? 1.2 : asGiven >= 3 ? 0.9 : 0;
  const family = asFamily >= 6 ? 1.4 : asFamily >= 5 ? 1.1 : asFamily >= 4 ? 0.7 : asFamily >= 2 ? 0.5 : 0;
  const best = first ? Math.max(given, family * 0.6) : Math.max(family, given * 0.8);
  if (ordinary) return best >= 1.2 ? best * 0.5 : asGiven >= 6 || asFamily >= 6 ? 0.4 : -2;
  if ((known & PLACE) !== 0) return best > 0 ? best * 0.6 : first ? -1 : 0.2;
  return best > 0 ? best : 0.35;
}
