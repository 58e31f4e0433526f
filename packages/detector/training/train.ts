/**
 * Trains the shipped name model and prints its figures.
 *
 *     node packages/detector/training/train.ts <folder of the public data> [--epochs 6]
 *
 * The folder holds `ner/lener-br`, `ner/wnut17`, `names` and `places` (see MODEL.md). Writes src/model/names.bin.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LISTED } from '../src/model/types.ts';
import { foldToken } from '../src/model/features.ts';
import { createNameModel } from '../src/model/name-model.ts';
import { lines } from '../src/names/lists.ts';
import { nameLexicon } from '../src/names/model.ts';
import { writeWeights } from '../src/model/weights.ts';
import { readConll } from './conll.ts';
import { evaluate, report } from './evaluate.ts';
import { fit } from './fit.ts';

import { seeded } from './random.ts';
import type { Sentence } from './sentence.ts';
import { generate, type Material } from './synthetic/generate.ts';

const SYNTHETIC = 60_000;
const SEED = 20_261_121;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { epochs: { type: 'string', default: '6' } },
});
const folder = positionals[0];
if (!folder) throw new Error('Give the folder of the public data');

const random = seeded(SEED);
const lexicon = nameLexicon();
const material = readMaterial(folder);
const lener = readConll(path.join(folder, 'ner/lener-br/train.conll'));
/** Its sentences without people teach more spelling than names. */
const wnut = readConll(path.join(folder, 'ner/wnut17/wnut17train.conll')).filter(({ labels }) =>
  labels.includes('B-person'),
);
const sentences = [
  ...lener,
  ...blind(lener),
  ...capitals(lener),
  ...wnut,

  ...generate(SYNTHETIC, material, random),
].filter(({ tokens }) => tokens.length <= 300);
console.log(`${sentences.length} sentences`);

const fitted = fit(sentences, lexicon, {
  epochs: Number(values.epochs),
  rate: 0.05,
  decay: 1e-5,
  random,
  onEpoch: (epoch, loss) => console.log(`epoch ${epoch}: loss ${loss.toFixed(4)} a token`),
});
const weights = writeWeights(fitted.transitions, fitted.emissions);
writeFileSync(new URL('../src/model/names.bin', import.meta.url), weights);

const model = createNameModel(weights, lexicon);
const development = {
  'LeNER-Br dev': readConll(path.join(folder, 'ner/lener-br/dev.conll')),
  'WNUT17 dev': readConll(path.join(folder, 'ner/wnut17/emerging.dev.conll')),
  'synthetic, unseen': generate(2_000, material, seeded(SEED + 1)),
};
for (const [name, set] of Object.entries(development)) console.log(report(name, evaluate(model, set)));

/** Half of the legal sentences once more, as if no list knew their names. */
function blind(source: readonly Sentence[]): Sentence[] {
  return source
    .filter((_, index) => index % 2 === 0)
    .map((sentence) => ({ ...sentence, withoutLists: true }));
}

/** Headings and tables are in capitals: every fifth legal sentence once more that way. */
function capitals(source: readonly Sentence[]): Sentence[] {
  return source
    .filter((_, index) => index % 5 === 0)
    .map(({ tokens, labels }) => ({ tokens: tokens.map((token) => token.toUpperCase()), labels }));
}

function readMaterial(data: string): Material {
  const rows = (file: string) => readFileSync(path.join(data, file), 'utf8').split('\n').slice(1);
  const firsts = (file: string, limit: number) =>
    rows(file)
      .slice(0, limit)
      .map((row) => titled(row.split(',')[0] ?? ''))
      .filter((name) => name.length > 2);
  return {
    pt: {
      first: firsts('names/br-first-names-ibge-2010.csv', 12_000),
      last: lines('surnames')
        .map((line) => line.split(' ')[0] ?? '')
        .filter((name) => name.length > 2)
        .map(titled),
      particles: ['de', 'da', 'dos', 'do', 'das', 'e'],
    },
    en: {
      first: firsts('names/us-first-names.csv', 40_000),
      last: firsts('names/us-last-names.csv', 15_000),
      particles: [],
    },
    // Towns called after people would teach that "João Pedro de …" is a place.
    places: rows('places/municipios.csv')
      .map((row) => row.split(',')[1] ?? '')
      .filter((name) => name !== '' && !isFirstName(name.split(' ')[0] ?? '')),
  };
}

function isFirstName(word: string): boolean {
  return (lexicon(foldToken(word)) & LISTED.firstName) !== 0;
}

function titled(name: string): string {
  return name.toLowerCase().replace(/(^|[\s'-])\p{L}/gu, (start) => start.toUpperCase());
}
