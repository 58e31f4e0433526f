import { readFileSync } from 'node:fs';
import { PHRASES, type Phrase, type Phrases } from '../model/types.ts';

interface Growing extends Phrase {
  kinds: number;
  readonly next: Map<string, Growing>;
}

let lines: readonly string[] | undefined;

/**
 * Occupations, nationalities, brands, … of `phrases.txt`, which is sorted: those that begin with a word are sought there
 * when they are asked for, since few of eighty thousand ever are. Ask once for each word.
 */
export function phrases(): Phrases {
  lines ??= readFileSync(new URL('phrases.txt', import.meta.url), 'utf8').split('\n');
  return { get: (word) => phrasesOf(word, lines!) };
}

function phrasesOf(word: string, sorted: readonly string[]): Phrase | undefined {
  const root = growing();
  for (let at = firstFrom(`${word}\t`, sorted); at < sorted.length; at++) {
    const line = sorted[at]!;
    if (!line.startsWith(word) || (line[word.length] !== '\t' && line[word.length] !== ' ')) break;
    const [phrase, kind] = line.split('\t') as [string, keyof typeof PHRASES];
    put(root, phrase.split(' '), PHRASES[kind]);
  }
  return root.next.get(word);
}

/** Where the first line stands that is not before another in the order of code units. */
function firstFrom(line: string, sorted: readonly string[]): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle]! < line) from = middle + 1;
    else to = middle;
  }
  return from;
}

const growing = (): Growing => ({ kinds: 0, next: new Map() });

function put(root: Growing, words: readonly string[], kind: number): void {
  let at = root;
  for (const word of words) {
    if (!at.next.has(word)) at.next.set(word, growing());
    at = at.next.get(word)!;
  }
  at.kinds |= kind;
}
