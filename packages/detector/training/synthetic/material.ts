/** The names and places that the sentences are made with, the most usual first. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { foldToken } from '../../src/model/words.ts';
import { asFirst, knownOf } from '../../src/names/lists.ts';
import type { Material } from './generate.ts';
import { ENGLISH_PLACES, ENGLISH_POOLS, PORTUGUESE_POOLS } from './pools.ts';

/** @param data the folder of the public data */
export function readMaterial(data: string): Material {
  const rows = (file: string): string[][] =>
    readFileSync(path.join(data, file), 'utf8')
      .split('\n')
      .slice(1)
      .map((row) => row.trim().split(','));
  const usual = (file: string, limit: number, count: (row: readonly string[]) => number): string[] =>
    rows(file)
      .filter(([name]) => name !== undefined && name.length > 2)
      .toSorted((a, b) => count(b) - count(a))
      .slice(0, limit)
      .map(([name]) => titled(name!));
  const family = own('surnames.txt', 4);
  const given = own('given-names.txt', 3);
  const [foreignGiven, foreignFamily] = [elsewhere('given-names'), elsewhere('surnames')];
  const pet = own('given-names.txt', 2).filter((name) => name.length < 9);
  return {
    pt: {
      first: [
        ...usual('names/br-first-names-ibge-2010.csv', 20_000, ofAllDecades),
        ...given,
        ...foreignGiven,
      ],
      last: [...family, ...foreignFamily],
      pet,
      nouns: PORTUGUESE_POOLS.nouns,
      portuguese: true,
    },
    en: {
      first: [
        ...usual('names/us-first-names.csv', 40_000, (row) => Number(row[3] ?? 0)),
        ...given,
        ...foreignGiven,
      ],
      last: [
        ...usual('names/us-last-names.csv', 40_000, (row) => Number(row[1] ?? 0)),
        ...family,
        ...foreignFamily,
      ],
      pet,
      nouns: ENGLISH_POOLS.nouns,
      portuguese: false,
    },
    // Towns called after people would teach that "João Pedro de …" is a place.
    places: rows('places/municipios.csv')
      .map((row) => row[1] ?? '')
      .filter((name) => name !== '' && asFirst(knownOf(foldToken(name.split(' ')[0]!))) < 4),
    englishPlaces: ENGLISH_PLACES,
  };
}

const ofAllDecades = (row: readonly string[]): number =>
  row.slice(1).reduce((sum, part) => sum + Number(part || 0), 0);

/** Words of a list of our own from a rank on, the highest rank first. */
const own = (file: string, from: number): string[] =>
  readFileSync(new URL(`../own/${file}`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .filter(([name, rank]) => (name ?? '').length > 2 && Number(rank) >= from)
    .toSorted((a, b) => Number(b[1]) - Number(a[1]))
    .map(([name]) => titled(name!));

/** What `collect-names.ts` wrote, as written. */
const elsewhere = (file: string): string[] =>
  readFileSync(new URL(`../elsewhere/${file}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');

function titled(name: string): string {
  return name.toLowerCase().replace(/(^|[\s'-])\p{L}/gu, (start) => start.toUpperCase());
}
