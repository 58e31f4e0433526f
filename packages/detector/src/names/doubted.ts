import type { Found, Likely } from '../found.ts';
import { WORD, firstTokenAt } from '../text/tokens.ts';
import { isParticle } from './runs.ts';
import type { Words } from './runs.ts';

/** What the tagger is this sure of is nobody's name, whatever lists and labels say. */
const NOBODY = 0.01;
/** A word that is this likely makes the words beside it that are not plainly none of the name. */
const SOMEBODY = 0.3;

/** "Engr. Ibrahim", "Faye billing": names without the words that the tagger is sure are none. Linear. */
export function withoutDoubted(words: Words, found: readonly Found[], likely: Likely): Found[] {
  return found.flatMap((one) =>
    one.category === 'person' &&
    (one.detector === 'name' || one.detector === 'label') &&
    likely(one.start, one.end) >= SOMEBODY
      ? partsOf(words, one, likely)
      : [one],
  );
}

/** The finding itself where no word of it is doubted. */
function partsOf({ tokens, known }: Words, found: Found, likely: Likely): Found[] {
  const parts: Found[] = [];
  let doubted = false;
  let start: number | undefined = found.start;
  let end: number | undefined;
  let index = firstTokenAt(tokens.start, tokens.count, found.start);
  for (; index < tokens.count && tokens.start[index]! < found.end; index++) {
    const [from, to] = [tokens.start[index]!, tokens.end[index]!];
    if (tokens.kind[index] !== WORD || isParticle(known[index]!)) continue;
    if (likely(from, to) >= NOBODY) {
      start ??= from;
      end = to;
      continue;
    }
    if (start !== undefined && end !== undefined) parts.push({ ...found, start, end });
    start = end = undefined;
    doubted = true;
  }
  if (start !== undefined && end !== undefined) parts.push({ ...found, start, end: found.end });
  return doubted ? parts : [found];
}

/** False of a person of whom the tagger is sure that no word is a name. */
export const mayBeSomebody = ({ category, start, end }: Found, likely: Likely): boolean =>
  category !== 'person' || likely(start, end) >= NOBODY;

/** Who is called by a word is somebody only where the tagger says so, too. */
export const BY_A_WORD = 0.6;

/** In a chat with people "OUT 10:31", "statusbot 3:22 AM" are none; where nobody is taken for one, those stay that no list knows as a word. */
export function likelySpeakers(speakers: readonly Found[], likely: Likely): readonly Found[] {
  const isSomebody = ({ start, end }: Found): boolean => likely(start, end) >= SOMEBODY;
  const named = speakers.filter((one) => one.confidence > BY_A_WORD || isSomebody(one));
  return named.some(isSomebody) ? named.filter((one) => mayBeSomebody(one, likely)) : named;
}
