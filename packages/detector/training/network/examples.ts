/**
 * Writes what the network learns from, as numbers, for `fit.py`:
 *
 *     node packages/detector/training/network/examples.ts <folder of the public data> <folder to write to>
 *
 * A set is two files: `<set>.tokens`, `COLUMNS` 32-bit numbers a token, and `<set>.starts`, where each document begins.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DETAILS } from '../../src/model/details.ts';
import { LABELS } from '../../src/model/labels.ts';
import { factsOf, KNOWN, PARTS } from '../../src/model/network/facts.ts';
import { createWords } from '../../src/model/words.ts';
import { createChains } from '../../src/model/chains.ts';
import { nameLexicon } from '../../src/names/model.ts';
import { readConll } from '../conll.ts';
import { courtText } from '../court.ts';
import { seeded, shuffle } from '../random.ts';
import { withOtherThings } from '../other-things.ts';
import { recased, renamed } from '../renamed.ts';
import type { DetailGold, Gold, Sentence } from '../sentence.ts';
import { surveyed } from '../surveyed.ts';
import { generate, generateDetails } from '../synthetic/generate.ts';
import { readMaterial } from '../synthetic/material.ts';
import { readWritten, sentencesOf } from '../written.ts';
import { worded } from './worded.ts';

/** Copies of the written documents about other people; one is learnt from in each pass. */
const RENAMED = 4;
const SYNTHETIC = 10_000;
const DETAILED = 8_000;
/** Sentences that are taken for one document. */
const COURT = 40;
const MADE = 10;
const SEED = 20_261_122;

const [data, folder] = process.argv.slice(2);
if (data === undefined || folder === undefined)
  throw new Error('Give the folder of the public data and one to write to');
mkdirSync(folder, { recursive: true });

const random = seeded(SEED);
const wordOf = createWords(nameLexicon());
const material = readMaterial(data);
const model = path.join(import.meta.dirname, '../../src/model');
const chains = createChains({
  people: readFileSync(path.join(model, 'names.bin')),
  details: readFileSync(path.join(model, 'details.bin')),
});

type Document = readonly Sentence[];

const written = readWritten('learnt').map((document) => ({
  language: document.language,
  sentences: sentencesOf(document),
}));
save(
  'own',
  written.map(({ sentences }) => surveyed(sentences, wordOf)),
);
for (let copy = 0; copy < RENAMED; copy++) save(`renamed-${copy}`, written.map(aboutOthers));
const court = conll('lener-br/train');
save('court', parts(courtText(court, wordOf), COURT));
save('court-capitals', parts(courtText(court.filter((_, index) => index % 4 === 0).map(inCapitals), wordOf), COURT)); // prettier-ignore
const people = conll('wnut17/wnut17train').filter(({ labels }) => labels.includes('B-person'));
save(
  'tweets',
  parts(people, MADE).map((some) => surveyed(some, wordOf)),
);
const made = [...generate(SYNTHETIC, material, random), ...generateDetails(DETAILED, material, random)];
shuffle(made, random);
save(
  'made',
  parts(made.filter(isShort), MADE).map((some) => surveyed(some, wordOf)),
);

for (const part of ['held-out', 'ordinary'] as const)
  save(
    part,
    readWritten(part).map((document) => surveyed(sentencesOf(document), wordOf)),
  );
save('court-dev', parts(courtText(conll('lener-br/dev'), wordOf), COURT));

function conll(name: string): Sentence[] {
  return readConll(path.join(data!, 'ner', `${name}.conll`)).filter(isShort);
}

function isShort({ tokens }: Sentence): boolean {
  return tokens.length > 0 && tokens.length <= 300;
}

function parts(sentences: readonly Sentence[], size: number): Document[] {
  return Array.from({ length: Math.ceil(sentences.length / size) }, (_, index) =>
    sentences.slice(index * size, (index + 1) * size),
  );
}

function inCapitals(sentence: Sentence): Sentence {
  return { ...sentence, tokens: sentence.tokens.map((token) => token.toUpperCase()) };
}

/** Other people, of whom some are called like words, and other things; half of the documents as they are, half in another case. */
function aboutOthers({ language, sentences }: (typeof written)[number]): Document {
  const others = renamed(withOtherThings(sentences, wordOf, random), material[language], random);
  const named = random() < 0.5 ? worded(others, random) : others;
  const cased = random() < 0.5 ? named : named.map((sentence) => recased(sentence, random));
  return surveyed(cased, wordOf);
}

/** Facts of a token, what it is, and how likely the chains take it for part of a name (in millionths). */
function save(name: string, documents: readonly Document[]): void {
  const rows: Uint32Array[] = [];
  const starts = [0];
  for (const document of documents) {
    const read = document.map((passage) => ({ passage, words: passage.tokens.map(wordOf) }));
    const { count, words, parts: ends, shapes, headings, known, same } = factsOf(read, document[0]?.survey);
    const labels = document.flatMap((sentence) => sentence.labels.map(labelOf));
    const details = document.flatMap(({ tokens, details: gold }) =>
      tokens.map((_, index) => detailOf(gold?.[index] ?? 'any')),
    );
    const likely = read.flatMap((one) => Array.from(chains(one, one.passage.survey).inside));
    for (let token = 0; token < count; token++)
      rows.push(
        Uint32Array.from([
          words[token]!,
          ...ends.subarray(token * PARTS, (token + 1) * PARTS),
          shapes[token]!,
          headings[token * 2]!,
          headings[token * 2 + 1]!,
          same[token]!,
          labels[token]!,
          details[token]!,
          Math.round(likely[token]! * 1e6),
          ...known.subarray(token * KNOWN, (token + 1) * KNOWN).map((value) => Math.round(value * 1000)),
        ]),
      );
    starts.push(rows.length);
  }
  write(`${name}.tokens`, Buffer.concat(rows.map(({ buffer }) => Buffer.from(buffer))));
  write(`${name}.starts`, Buffer.from(Uint32Array.from(starts).buffer));
  console.log(`${name}: ${documents.length} documents, ${rows.length} tokens`);
}

function write(name: string, bytes: Buffer): void {
  writeFileSync(path.join(folder!, name), bytes);
}

/** After the labels: nobody, whatever else; whatever it is. */
function labelOf(gold: Gold): number {
  return gold === 'nobody' ? LABELS.length : gold === 'any' ? LABELS.length + 1 : LABELS.indexOf(gold);
}

function detailOf(gold: DetailGold): number {
  return gold === 'any' ? DETAILS.length : DETAILS.indexOf(gold);
}
