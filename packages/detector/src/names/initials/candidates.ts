/** Words that look like the first letters of somebody's names, by their number in the text. */

import { CAPITALS, MIXED, WORD } from '../../text/tokens.ts';
import type { Words } from '../runs.ts';
import { looksLikeInitials } from './letters.ts';

const LONGEST = 4;

export function candidatesOf(words: Words): number[] {
  const { tokens, document } = words;
  const candidates: number[] = [];
  for (let index = 0; index < tokens.count; index++) {
    if (tokens.kind[index] !== WORD || tokens.end[index]! - tokens.start[index]! > LONGEST) continue;
    if (tokens.shape[index] !== CAPITALS && tokens.shape[index] !== MIXED) continue;
    if (/[\p{L}\d'’.@_-]/u.test(document.text[tokens.start[index]! - 1] ?? ' ')) continue;
    if (looksLikeInitials(lettersAt(words, index))) candidates.push(index);
  }
  return candidates;
}

export const lettersAt = (words: Words, index: number): string =>
  words.document.text.slice(words.tokens.start[index], endAt(words, index));

/** "RG's copy": one word, of which the letters are the first two. */
export const endAt = ({ document, tokens }: Words, index: number): number =>
  tokens.end[index]! - (document.text.startsWith("'s", tokens.end[index]! - 2) ? 2 : 0);
