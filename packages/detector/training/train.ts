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
import { PARTICULARS, PEOPLE } from '../src/model/shapes.ts';
import { writeWeights, type Shape } from '../src/model/weights.ts';
import { createWords } from '../src/model/words.ts';
import { readConll } from './conll.ts';
import { courtText } from './court.ts';
import { evaluate, report } from './evaluate.ts';
import { detailsReport } from './evaluate-details.ts';
import { fitDetails } from './fit-details.ts';
import { fit, type Fitted } from './fit.ts';
import { seeded } from './random.ts';
import type { Sentence } from './sentence.ts';
import { surveyed } from './surveyed.ts';
import { readMaterial } from './synthetic/material.ts';
import { generate, generateDetails } from './synthetic/generate.ts';
import { recased, renamed } from './renamed.ts';
import { withOtherThings } from './other-things.ts';
import { readWritten, sentencesOf } from './written.ts';

const SYNTHETIC = 10_000;
/** Of those of which every particular is marked. */
const DETAILED = 8_000;
/** Copies of each written sentence about other people and things. */
const RENAMED = 4;
const SEED = 20_261_121;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { epochs: { type: 'string', default: '2' } },
});
const folder = positionals[0];
if (!folder) throw new Error('Give the folder of the public data');

const random = seeded(SEED);
const lexicon = nameLexicon();
const wordOf = createWords(lexicon);
const material = readMaterial(folder);
const lener = readConll(path.join(folder, 'ner/lener-br/train.conll'));
/** Its sentences without people teach more spelling than names. */
const wnut = readConll(path.join(folder, 'ner/wnut17/wnut17train.conll')).filter(({ labels }) =>
  labels.includes('B-person'),
);
const written = readWritten('learnt').map((document) => ({
  sentences: sentencesOf(document),
  names: material[document.language],
}));
const ofWritten = repeated(written);
const ofDetails = generateDetails(DETAILED, material, random);
const sentences = [
  ...ofDetails,
  ...ofWritten,
  ...lener,
  ...forgetful(lener),
  ...capitals(lener),
  ...wnut,
  ...forgetful(generate(SYNTHETIC, material, random)),
].filter(({ tokens }) => tokens.length > 0 && tokens.length <= 300);
console.log(`${sentences.length} sentences`);

const FITTING = { rate: 0.05, decay: 1e-5, random };
const fitted = fit(sentences, lexicon, {
  ...FITTING,
  epochs: Number(values.epochs),
  onEpoch: (epoch, loss) => console.log(`epoch ${epoch}: loss ${loss.toFixed(4)} a token`),
});
const people = write('names', PEOPLE, fitted);
const court = courtText(lener, wordOf);
const details = write(
  'details',
  PARTICULARS,
  fitDetails([...ofWritten, ...ofDetails, ...court, ...forgetful(court)], lexicon, {
    ...FITTING,
    epochs: Number(values.epochs),
    onEpoch: (epoch, loss) => console.log(`details, epoch ${epoch}: loss ${loss.toFixed(4)} a token`),
  }),
);

const model = createNameModel({ people, details }, lexicon);
const heldOut = readWritten('held-out').flatMap((document) => surveyed(sentencesOf(document), wordOf));
console.log(detailsReport(model, heldOut));
const development = {
  'written, held out': heldOut,
  'LeNER-Br dev': readConll(path.join(folder, 'ner/lener-br/dev.conll')),
  'WNUT17 dev': readConll(path.join(folder, 'ner/wnut17/emerging.dev.conll')),
  'synthetic, unseen': generate(2_000, material, seeded(SEED + 1)),
};
for (const [name, set] of Object.entries(development)) console.log(report(name, evaluate(model, set)));

function write(name: string, shape: Shape, { transitions, emissions }: Fitted): Uint8Array {
  const bytes = writeWeights(shape, transitions, emissions);
  writeFileSync(new URL(`../src/model/${name}.bin`, import.meta.url), bytes);
  return bytes;
}

/** Written text is rare and real: as it is, and so many times about other people and things. */
function repeated(documents: typeof written): Sentence[] {
  const own = documents.flatMap(({ sentences }) => surveyed(sentences, wordOf));
  const others = Array.from({ length: RENAMED }, () =>
    documents.flatMap(({ sentences, names }) =>
      surveyed(renamed(withOtherThings(sentences, wordOf, random), names, random), wordOf).map((sentence) =>
        recased(sentence, random),
      ),
    ),
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
