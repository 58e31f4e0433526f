import { because } from '../found.ts';
import type { Found } from '../found.ts';
import { isOrganisationAround, titleBefore } from './around.ts';
import { ORDINARY, OTHER_WORD, PLACE, asFirst, asSurname } from './lists.ts';
import { isCapitals, isInitial, isParticle } from './runs.ts';
import type { Words } from './runs.ts';
import { weight } from './weights.ts';

const ENOUGH = 1.75;
const ENOUGH_AFTER_TITLE = 0.35;

/** The names in a run of capitalised words. */
export function* namesIn(words: Words, start: number, end: number): Generator<Found> {
  let from = start;
  while (from < end) {
    while (from < end && (isParticle(words.known[from]!) || weight(words, from, true) <= -1)) from++;
    if (from >= end) return;
    let to = from;
    let sum = 0;
    let count = 0;
    for (; to < end; to++) {
      const value = weight(words, to, to === from);
      if (value <= -1) break;
      sum += value;
      if (value !== 0) count++;
    }
    const next = to;
    while (to > from + 1 && isParticle(words.known[to - 1]!)) to--;
    const found = judge(words, from, to, sum, count);
    if (found !== undefined) yield found;
    from = next;
  }
}

function judge(words: Words, from: number, to: number, sum: number, count: number): Found | undefined {
  const title = titleBefore(words, from);
  const alone = count === 1;
  const known = words.known[from]!;
  if (isOrganisationAround(words, from, to) || !hasWord(words, from, to)) return undefined;
  if (title === undefined) {
    if (alone) {
      if (!standsAlone(words, from)) return undefined;
    } else if (!hasGivenName(words, from, to)) {
      if (!isForeign(words, from, to)) return undefined;
      return name(words, from, to, FOREIGN, undefined);
    } else if (sum < ENOUGH && !isForeign(words, from, to)) return undefined;
  } else if (sum < ENOUGH_AFTER_TITLE || (alone && (known & ORDINARY) !== 0 && asFirst(known) < 5))
    return undefined;
  const strength = sum + (title === undefined ? 0 : 1.2) + (alone ? -0.1 : 0);
  return name(words, from, to, Math.min(0.98, 1 / (1 + Math.exp(-1.1 * strength + 0.6))), title);
}

/** Two or more capitalised words that no list knows as words, places or things: most are names from elsewhere. */
const FOREIGN = 0.58;

function isForeign(words: Words, from: number, to: number): boolean {
  if (to - from > 5) return false;
  for (let index = from; index < to; index++) {
    const known = words.known[index]!;
    if (isParticle(known) || isInitial(words, index)) continue;
    const word = words.tokens.end[index]! - words.tokens.start[index]!;
    if ((known & OTHER_WORD) !== 0 || isCapitals(words, index) || word < 3) return false;
  }
  return true;
}

/** A single word: a first name that is nothing else, or a family name inside a sentence. */
function standsAlone(words: Words, index: number): boolean {
  const known = words.known[index]!;
  if ((known & (ORDINARY | PLACE)) !== 0 || isInitial(words, index)) return false;
  if (isCapitals(words, index)) return asFirst(known) >= 6;
  if (asFirst(known) >= 4) return true;
  const { document, tokens } = words;
  const before = document.folded.slice(Math.max(0, tokens.start[index]! - 12), tokens.start[index]);
  if (/(?:name is|called|named|i'?m|chamad[oa]|chamo|nome e) $/.test(before)) return true;
  return (asSurname(known) >= 3 || asFirst(known) >= 3) && /[a-z,] $/.test(before);
}

/** "U.S.C.", "A. G.": initials alone are no name. */
function hasWord({ tokens }: Words, from: number, to: number): boolean {
  for (let index = from; index < to; index++) if (tokens.end[index]! - tokens.start[index]! > 1) return true;
  return false;
}

function hasGivenName(words: Words, from: number, to: number): boolean {
  for (let index = from; index < to; index++) if (asFirst(words.known[index]!) >= 3) return true;
  return false;
}

export function name(
  { document, tokens }: Words,
  from: number,
  to: number,
  confidence: number,
  title: string | undefined,
): Found {
  const start = tokens.start[from]!;
  const end = tokens.end[to - 1]!;
  return {
    start,
    // The point of a closing initial belongs to the name.
    end: document.text[end] === '.' && end === tokens.start[to - 1]! + 1 ? end + 1 : end,
    category: 'person',
    detector: 'name',
    confidence,
    reason: because('name-list', title),
    proposal: 'remove',
    priority: 50,
  };
}
