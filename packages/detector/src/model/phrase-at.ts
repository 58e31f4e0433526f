import type { Word } from './words.ts';

/** The longest phrase that begins at a word: where it ends, and what it is; the word alone and 0 where none does. */
export function phraseAt(words: readonly Word[], from: number): [end: number, kinds: number] {
  let end = from + 1;
  let kinds = 0;
  let at = words[from]!.phrase;
  for (let index = from; at !== undefined; index++) {
    if (at.kinds !== 0) [end, kinds] = [index + 1, at.kinds];
    at = index + 1 < words.length ? at.next.get(words[index + 1]!.folded) : undefined;
  }
  return [end, kinds];
}
