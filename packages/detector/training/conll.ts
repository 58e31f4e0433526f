/** Reads the public data sets: a token and a tag a line, an empty line between sentences. */

import { readFileSync } from 'node:fs';
import type { Label } from '../src/model/labels.ts';
import type { Sentence } from './sentence.ts';

/** What the sets call people, organisations and places; every other tag is an ordinary word to us. */
const KINDS: Readonly<Record<string, 'person' | 'organisation' | 'place'>> = {
  PESSOA: 'person',
  ORGANIZACAO: 'organisation',
  LOCAL: 'place',
  person: 'person',
  corporation: 'organisation',
  group: 'organisation',
  location: 'place',
};

export function readConll(file: string): Sentence[] {
  return readFileSync(file, 'utf8')
    .split(/\r?\n\s*\r?\n/)
    .map((block) => block.split(/\r?\n/).filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .map((lines) => {
      const rows = lines.map((line) => line.split(/[\t ]+/));
      return {
        tokens: rows.map((row) => row[0] ?? ''),
        labels: rows.map((row) => labelOf(row.at(-1) ?? 'O')),
      };
    });
}

function labelOf(tag: string): Label {
  const kind = KINDS[tag.slice(2)];
  if (!kind) return 'O';
  return tag.startsWith('B') ? `B-${kind}` : `I-${kind}`;
}
