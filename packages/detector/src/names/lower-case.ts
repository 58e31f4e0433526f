import type { Found } from '../found.ts';
import { name } from './judge.ts';
import { ORDINARY, OTHER_WORD, asFirst, asSurname } from './lists.ts';
import { isLowerCase, isParticle, joins } from './runs.ts';
import type { Words } from './runs.ts';

/** In chats names come in lower case: a first name that is no word or has another behind it, and the family names after it. */
export function lowerCaseEnd(words: Words, start: number): number {
  const { known, tokens } = words;
  if (!isLowerCase(words, start) || asFirst(known[start]!) < 5) return start;
  if ((known[start]! & OTHER_WORD) !== 0 && !leadsName(words, start)) return start;
  if (tokens.end[start]! - tokens.start[start]! < 3) return start;
  let end = start + 1;
  while (end < tokens.count && joins(words, end - 1)) {
    const particle = isParticle(known[end]!) && end + 1 < tokens.count && joins(words, end) ? 1 : 0;
    const next = known[end + particle]!;
    if (asSurname(next) < 5 && asFirst(next) < 6) break;
    if ((next & ORDINARY) !== 0 && asSurname(next) < 7) break;
    end += particle + 1;
  }
  return end;
}

/** "ana paula", "maria clara", "marina rocha": what is a word as well, before what is nothing but a name. */
function leadsName(words: Words, start: number): boolean {
  const { known, tokens } = words;
  const next = known[start + 1] ?? 0;
  return (
    asFirst(known[start]!) >= 6 &&
    start + 1 < tokens.count &&
    joins(words, start) &&
    isLowerCase(words, start + 1) &&
    (next & OTHER_WORD) === 0 &&
    (asFirst(next) >= 5 || asSurname(next) >= 6)
  );
}

export function lowerCaseName(words: Words, from: number, to: number): Found {
  return name(
    words,
    from,
    to,
    to - from > 1 ? 0.88 : asFirst(words.known[from]!) >= 6 ? 0.65 : 0.5,
    undefined,
  );
}
