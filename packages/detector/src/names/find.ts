import type { Found } from '../found.ts';
import { NUMBER } from '../text/tokens.ts';
import { namesIn } from './judge.ts';
import { asFirst, asSurname } from './lists.ts';
import { lowerCaseEnd, lowerCaseName } from './lower-case.ts';
import { isCapitalised, isParticle, joins } from './runs.ts';
import type { Words } from './runs.ts';

/** Names of people by lists, titles and capitals; without a model. Linear. */
export function findNames(words: Words): Found[] {
  const found: Found[] = [];
  const { tokens } = words;
  for (let index = 0; index < tokens.count;) {
    if (tokens.kind[index] === NUMBER || isParticle(words.known[index]!)) {
      index++;
    } else if (isCapitalised(words, index)) {
      const end = runEnd(words, index);
      for (const name of namesIn(words, index, end)) found.push(name);
      index = end;
    } else {
      const end = lowerCaseEnd(words, index);
      if (end > index) found.push(lowerCaseName(words, index, end));
      index = Math.max(end, index + 1);
    }
  }
  return found;
}

/** Exclusive end of the run of capitalised words, particles inside it included. */
function runEnd(words: Words, start: number): number {
  let end = start + 1;
  while (end < words.tokens.count && joins(words, end - 1)) {
    if (isCapitalised(words, end)) end++;
    else if (startsAnother(words, start, end)) break;
    else if (isParticle(words.known[end]!) && joins(words, end) && isCapitalised(words, end + 1)) end += 2;
    else if (
      isParticle(words.known[end]!) &&
      isParticle(words.known[end + 1] ?? 0) &&
      joins(words, end) &&
      joins(words, end + 1) &&
      isCapitalised(words, end + 2)
    )
      end += 3;
    else break;
  }
  return end;
}

/** "Ana Souza e Bruno Lima" are two people, "Costa e Silva" is one family name. */
function startsAnother({ document, tokens, known }: Words, start: number, particle: number): boolean {
  if (document.folded.slice(tokens.start[particle], tokens.end[particle]) !== 'e') return false;
  // "filho de Jaime Lucena e de Inácia Potengi".
  const next = known[particle + (isParticle(known[particle + 1] ?? 0) ? 2 : 1)] ?? 0;
  return asFirst(next) >= 5 && asFirst(next) + 1 >= asSurname(next) && particle > start;
}
