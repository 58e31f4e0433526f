/**
 * Trains the shipped name model and prints its figures.
 *
 *     node packages/detector/training/train.ts <folder of the public data> [--epochs 2]
 *
 * The folder holds `ner/lener-br`, `ner/wnut17`, `names` and `places` (see MODEL.md). Writes src/model/names.bin.
 */

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createNameModel } from '../src/model/name-model.ts';
import { nameLexicon } from '../src/names/model.ts';
import { writeWeights } from '../src/model/weights.ts';
import { readConll } from './conll.ts';
import { evaluate, report } from './evaluate.ts';
import { fit } from './fit.ts';

import { seeded } from './random.ts';
import type { Sentence } from './sentence.ts';
import { readMaterial } from './synthetic/material.ts';
import { generate } from './synthetic/generate.ts';
import { recased, renamed } from './renamed.ts';
import { readWritten, sentencesOf } from './written.ts';

const SYNTHETIC = 24_000;
/** Copies of each written sentence about other people. */
const RENAMED = 14;
const SEED = 20_261_121;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { epochs: { type: 'string', default: '2' } },
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
const written = readWritten('learnt').flatMap((document) => {
  const { language } = document;
  return sentencesOf(document).map((sentence) => ({ sentence, names: material[language] }));
});
const sentences = [
  ...repeated(written),
  ...lener,
  ...forgetful(lener),
  ...capitals(lener),
  ...wnut,
  ...forgetful(generate(SYNTHETIC, material, random)),
].filter(({ tokens }) => tokens.length > 0 && tokens.length <= 300);
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
  'written, held out': readWritten('held-out').flatMap(sentencesOf),
  'LeNER-Br dev': readConll(path.join(folder, 'ner/lener-br/dev.conll')),
  'WNUT17 dev': readConll(path.join(folder, 'ner/wnut17/emerging.dev.conll')),
  'synthetic, unseen': generate(2_000, material, seeded(SEED + 1)),
};
for (const [name, set] of Object.entries(development)) console.log(report(name, evaluate(model, set)));

/** Written text is rare and real: as it is, and so many times about other people. */
function repeated(source: typeof written): Sentence[] {
  const own = source.map(({ sentence }) => sentence);
  const others = Array.from({ length: RENAMED }, () =>
    source.map(({ sentence, names }) => recased(renamed(sentence, names, random), random)),
  );
  return [...own, ...forgetful(own), ...forgetful(others.flat())];
}

/** So that a name which is in no list is found by what stands around it. */
function forgetful(source: readonly Sentence[]): Sentence[] {
  return source.map((sentence) => ({ ...sentence, seed: Math.floor(random() * 2 ** 31) }));
}

/** Headings and tables are in capitals: every fifth legal sentence once more that way. */
function capitals(source: readonly Sentence[]): Sentence[] {
  return source
    .filter((_, index) => index % 5 === 0)
    .map(({ tokens, labels }) => ({ tokens: tokens.map((token) => token.toUpperCase()), labels }));
}
