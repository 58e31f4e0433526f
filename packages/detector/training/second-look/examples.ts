/**
 * Writes what the trees of the second look are grown from, for `fit.py`: of the documents that neither chains nor
 * networks were fitted to, each token that is asked again.
 *
 *     node packages/detector/training/second-look/examples.ts <file to write>
 *
 * How many numbers a row has, as a 32-bit integer, then rows of 32-bit floats: `FACTS` numbers, whether it is part of a
 * name (0 or 1), the fifth of the documents that it is in (0 to 4), the set (0 held-out, 1 ordinary). Little-endian.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AnnotatedDocument } from '../../annotated/document.ts';
import { createChains } from '../../src/model/chains.ts';
import { createNetwork } from '../../src/model/network/network.ts';
import { together } from '../../src/model/network/together.ts';
import { createFacts, FACTS } from '../../src/model/second-look/facts.ts';
import { isAskedAgain } from '../../src/model/second-look/look-again.ts';
import { seenAtFirst } from '../../src/model/second-look/seen.ts';
import { createWords } from '../../src/model/words.ts';
import { nameLexicon } from '../../src/names/model.ts';
import { surveyed } from '../surveyed.ts';
import { fifthOf, readWritten, sentencesOf } from '../written.ts';

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error('Give the file to write');
const model = path.join(import.meta.dirname, '../../src/model');
const weights = (name: string) => readFileSync(path.join(model, `${name}.bin`));

const wordOf = createWords(nameLexicon());
const chains = createChains({ people: weights('names'), details: weights('details') });
const network = createNetwork(weights('network'));

const rows = (['held-out', 'ordinary'] as const).flatMap((set, which) =>
  readWritten(set).flatMap((document) => rowsOf(document).map((row) => [...row, fifthOf(document), which])),
);
const columns = FACTS + 3;
writeFileSync(
  target,
  Buffer.concat(
    [Uint32Array.of(columns), Float32Array.from(rows.flat())].map(({ buffer }) => Buffer.from(buffer)),
  ),
);
console.log(`${rows.length} tokens`);

function rowsOf(document: AnnotatedDocument): number[][] {
  const sentences = surveyed(sentencesOf(document), wordOf);
  const read = sentences.map((passage) => ({ passage, words: passage.tokens.map(wordOf) }));
  if (read.length === 0) return [];
  const survey = sentences[0]!.survey;
  const said = network(read, survey);
  const alone = read.map((one) => chains(one, survey));
  const seen = seenAtFirst(read, alone, together(alone, said), said, survey);
  const factsOf = createFacts(seen);
  return sentences
    .flatMap(({ labels }) => labels)
    .flatMap((label, token) =>
      label === 'any' || !isAskedAgain(seen, token)
        ? []
        : [[...factsOf(token), label === 'B-person' || label === 'I-person' ? 1 : 0]],
    );
}
