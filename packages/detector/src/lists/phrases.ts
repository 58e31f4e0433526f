import { readFileSync } from 'node:fs';
import { PHRASES, type Phrase, type Phrases } from '../model/types.ts';

interface Growing extends Phrase {
  kinds: number;
  readonly next: Map<string, Growing>;
}

let table: Map<string, Growing> | undefined;

/** Occupations, nationalities, brands, … of `phrases.txt`, word by word; read once, on first use. */
export function phrases(): Phrases {
  if (table !== undefined) return table;
  const root = new Map<string, Growing>();
  for (const line of readFileSync(new URL('phrases.txt', import.meta.url), 'utf8').split('\n')) {
    const [kind, ...words] = line.split(' ');
    if (kind !== undefined && Object.hasOwn(PHRASES, kind)) put(root, words, PHRASES[kind as keyof typeof PHRASES]);
  }
  table = root;
  return root;
}

function put(root: Map<string, Growing>, words: readonly string[], kind: number): void {
  let next = root;
  for (const [index, word] of words.entries()) {
    let at = next.get(word);
    if (at === undefined) {
      at = { kinds: 0, next: new Map() };
      next.set(word, at);
    }
    if (index === words.length - 1) at.kinds |= kind;
    next = at.next;
  }
}
