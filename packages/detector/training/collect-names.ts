/**
 * Collects names of people from other parts of the world for `build-lists.ts` and the made-up sentences.
 *
 *     node packages/detector/training/collect-names.ts <folder of @faker-js/faker>
 *
 * Writes elsewhere/{given-names,surnames}.txt, one name a line, as written. The npm package is under the MIT licence,
 * which stands beside the lists.
 */

import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Give the folder of @faker-js/faker');
const { allLocales } = (await import(pathToFileURL(path.join(folder, 'dist/index.js')).href)) as {
  allLocales: Record<string, { person?: { first_name?: unknown; last_name?: unknown } }>;
};

/** Jokes, and languages that nobody is named in. */
const LEFT_OUT = new Set(['en_AU_ocker', 'en_BORK', 'eo']);
/** Syllables say nothing alone. */
const SHORTEST = 3;
const LATIN = /^[\p{Script=Latin}\p{M}' ’-]+$/u;

const people = Object.entries(allLocales).flatMap(([locale, { person }]) =>
  LEFT_OUT.has(locale) || person === undefined ? [] : [person],
);
write(
  'given-names',
  people.flatMap(({ first_name }) => names(first_name)),
);
write(
  'surnames',
  people.flatMap(({ last_name }) => names(last_name)),
);
copyFileSync(path.join(folder, 'LICENSE'), new URL('elsewhere/LICENSE', import.meta.url));

/** Lists, lists by sex, and lists of weighted values. */
function names(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(names);
}

function write(file: string, all: readonly string[]): void {
  const words = all
    .filter((name) => LATIN.test(name))
    .flatMap((name) => name.split(' '))
    .filter((name) => name.length >= SHORTEST && /^\p{Lu}/u.test(name));
  const sorted = [...new Set(words)].sort((a, b) => (a < b ? -1 : 1));
  writeFileSync(new URL(`elsewhere/${file}.txt`, import.meta.url), `${sorted.join('\n')}\n`);
  console.log(`${file}: ${sorted.length}`);
}
