import { isSurePerson, type Found } from '../found.ts';
import { mayBeCalledAfter, isCalledAfter } from '../names/called-after.ts';
import { isNoWord } from '../names/lists.ts';
import { isParticle, wordAt } from '../names/runs.ts';
import type { Words } from '../names/runs.ts';
import { WORD, firstTokenAt } from '../text/tokens.ts';
import { namedAgain } from './named-again.ts';

const SURE = 0.6;
const CONFIDENCE = 0.75;

/**
 * "Pé de Chumbo fugiu": who is called by nothing but words of the language, again as a whole, since no part of it says
 * who it is. Linear.
 */
export function findByNamesAgain(words: Words, found: readonly Found[]): Found[] {
  const { document, tokens } = words;
  const names = new Set(
    found.filter((one) => isSurePerson(one, SURE)).flatMap((one) => byNameOf(words, one)),
  );
  if (names.size === 0) return [];
  const byFirst = Map.groupBy(names, (name) => name.slice(0, name.indexOf(' ')));
  const again: Found[] = [];
  for (let index = 0; index < tokens.count; index++) {
    const start = tokens.start[index]!;
    const name = byFirst
      .get(document.text.slice(start, tokens.end[index]))
      ?.find((one) => isAt(document.text, one, start));
    if (name === undefined) continue;
    const end = start + name.length;
    if (isCalledAfter(document, start, end) || mayBeCalledAfter(document, start, end)) continue;
    again.push(namedAgain({ start, end }, CONFIDENCE, name));
  }
  return again;
}

const isAt = (text: string, name: string, start: number): boolean =>
  text.startsWith(name, start) && !/[\p{L}\p{N}-]/u.test(text.charAt(start + name.length));

/** The name where it is two words or more of the language with capitals. */
function byNameOf({ document, tokens, known }: Words, { start, end }: Found): string[] {
  const name = document.text.slice(start, end);
  if (!/^\p{Lu}\p{Ll}+(?: (?:d[aeo]s? )?\p{Lu}\p{Ll}+){1,3}$/u.test(name)) return [];
  for (let index = firstTokenAt(tokens.start, tokens.count, start); index < tokens.count; index++) {
    if (tokens.start[index]! >= end) break;
    if (tokens.kind[index] !== WORD || isParticle(known[index]!)) continue;
    const word = wordAt(document, tokens, index);
    if (word.length > 2 && isNoWord(word)) return [];
  }
  return [name];
}
