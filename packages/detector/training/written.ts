/** Documents written by hand, as sentences to learn from. */

import path from 'node:path';
import { readDocuments, type AnnotatedDocument } from '../annotated/document.ts';
import { plainTextOf } from '../annotated/plain.ts';
import { MOST_TOKENS, sentencesIn } from '../src/model/sentences.ts';
import { cut, emptyPieces } from '../src/model/tokens.ts';
import { cellsAround } from '../src/labels/headers.ts';
import { headingsAt } from '../src/names/model.ts';
import { layOut } from '../src/text/layout.ts';
import { normalise } from '../src/text/normalise.ts';
import type { Gold, Sentence } from './sentence.ts';

const FOLDER = path.join(import.meta.dirname, 'written');

const isHeldOut = (name: string): boolean => /^\d*[05]-/.test(name);

/** One file in five is never learnt from: those whose number ends in 0 or 5. */
export function readWritten(part: 'learnt' | 'held-out'): AnnotatedDocument[] {
  return ['pt', 'en'].flatMap((language) =>
    readDocuments(path.join(FOLDER, language), (name) => isHeldOut(name) === (part === 'held-out')),
  );
}

/** The document cut as the detector cuts it; whatever is not marked as a person is nobody. */
export function sentencesOf(document: AnnotatedDocument): Sentence[] {
  const { text, starts } = plainTextOf(document);
  const gold = Array.from({ length: text.length }, (): Gold => 'nobody');
  let previous: number | undefined;
  for (const { index, text: token, mark } of document.tokens) {
    const start = starts[index]!;
    const label = labelOf(document, mark, mark === previous);
    previous = mark;
    if (label === undefined) continue;
    gold.fill(label === 'B-person' ? 'I-person' : label, start, start + token.length);
    gold[start] = label;
  }
  const normalised = normalise([{ text }]);
  const cells = cellsAround(normalised, layOut(normalised));
  const pieces = emptyPieces(MOST_TOKENS);
  const sentences: Sentence[] = [];
  for (const { start, end } of sentencesIn(normalised.text)) {
    for (let at = start; at < end;) {
      at = cut(normalised.text, at, end, pieces);
      const indices = Array.from({ length: pieces.count }, (_, index) => index);
      sentences.push({
        tokens: indices.map((index) => normalised.text.slice(pieces.start[index], pieces.end[index])),
        headings: headingsAt(cells, start),
        labels: indices.map((index) => gold[normalised.from[pieces.start[index]!]!] ?? 'nobody'),
      });
    }
  }
  return sentences.filter(({ tokens }) => tokens.length > 0);
}

function labelOf({ marks }: AnnotatedDocument, index: number | undefined, goesOn: boolean): Gold | undefined {
  const mark = index === undefined ? undefined : marks[index]?.mark;
  if (mark?.kind === 'neutral') return 'any';
  if (mark === undefined || mark.kind === 'keep') return undefined;
  if (mark.category === 'person') return goesOn ? 'I-person' : 'B-person';
  return mark.category === 'organisation' ? (goesOn ? 'I-organisation' : 'B-organisation') : undefined;
}
