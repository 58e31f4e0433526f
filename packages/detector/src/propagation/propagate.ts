import type { Found, Likely } from '../found.ts';
import { wordAt } from '../names/runs.ts';
import type { Words } from '../names/runs.ts';
import { WORD } from '../text/tokens.ts';
import { isCalledShort, isSpeaker } from './called-short.ts';
import type { SpokenTo } from './called-short.ts';
import { partsOfNames, type Part } from './name-parts.ts';
import { namedAgain } from './named-again.ts';
import { dropOrdinary, isNameAt } from './part-or-word.ts';
import { mayBeSomebodyAgain } from './somebody-again.ts';

/** Names found once, found everywhere: each part of them, wherever it stands, whatever its case. Linear. */
export function propagate(words: Words, found: readonly Found[], likely: Likely = () => 1): Found[] {
  const parts = partsOfNames(words, found);
  if (parts.size === 0) return [];
  const places = placesOf(words, parts);
  const isSpokenTo = found.some(isSpeaker) ? isCalledShort : () => false;
  dropOrdinary(words, parts, places, isSpokenTo);
  return matches(words, parts, places, isSpokenTo).filter((one) =>
    mayBeSomebodyAgain(words.document, one, likely),
  );
}

/** Indices of the words that are a part of a name. */
function placesOf(words: Words, parts: ReadonlyMap<string, Part>): readonly number[] {
  const { document, tokens } = words;
  const places: number[] = [];
  for (let index = 0; index < tokens.count; index++)
    if (tokens.kind[index] === WORD && parts.has(wordAt(document, tokens, index))) places.push(index);
  return places;
}

function matches(
  words: Words,
  parts: ReadonlyMap<string, Part>,
  places: readonly number[],
  isSpokenTo: SpokenTo,
): Found[] {
  const { document, tokens } = words;
  return places.flatMap((index) => {
    const part = parts.get(wordAt(document, tokens, index));
    if (part === undefined || !isNameAt(words, index, part, isSpokenTo)) return [];
    const range = { start: tokens.start[index]!, end: tokens.end[index]! };
    return namedAgain(range, part.confidence, part.name);
  });
}
