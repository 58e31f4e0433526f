/** Documents written by hand, as sentences to learn from. */

import path from 'node:path';
import { readDocuments, type AnnotatedDocument } from '../annotated/document.ts';
import { plainTextOf } from '../annotated/plain.ts';
import { cellsAround } from '../src/labels/headers.ts';
import { detailOf } from '../src/model/details.ts';
import { passagesOf } from '../src/model/passages.ts';
import { layOut } from '../src/text/layout.ts';
import { normalise } from '../src/text/normalise.ts';
import type { DetailGold, Gold, Sentence } from './sentence.ts';

const FOLDER = path.join(import.meta.dirname, 'written');

type Part = 'learnt' | 'held-out' | 'ordinary' | 'latest';

/** From here on the documents are ordinary papers; those before are full of traps. */
const FIRST_ORDINARY = 5000;
/** And from here on papers that nothing has learnt from, the second look neither. */
const FIRST_LATEST = 30000;

function partOf(name: string): Part {
  const number = Number.parseInt(name, 10);
  if (number >= FIRST_LATEST) return 'latest';
  if (number >= FIRST_ORDINARY) return number % 10 === 0 ? 'ordinary' : 'learnt';
  return number % 5 === 0 ? 'held-out' : 'learnt';
}

/** By their numbers; `held-out` and `ordinary` are learnt from by the second look alone. */
export function readWritten(part: Part): AnnotatedDocument[] {
  return ['pt', 'en'].flatMap((language) =>
    readDocuments(path.join(FOLDER, language), (name) => partOf(name) === part),
  );
}

/** The second look is grown on both sets; crossed, each fifth of them is judged by trees that have not seen it. */
export const FIFTHS = 5;
const EVERY = 5;

/** Which fifth of its set a document is in, 0 to 4, by its number. */
export const fifthOf = ({ id }: AnnotatedDocument): number =>
  Math.floor(Number.parseInt(id, 10) / EVERY) % FIFTHS;

/** The document cut as the detector cuts it; whatever is not marked as a person is nobody. */
export function sentencesOf(document: AnnotatedDocument): Sentence[] {
  const { text, starts } = plainTextOf(document);
  const people = Array.from({ length: text.length }, (): Gold => 'nobody');
  const details = Array.from({ length: text.length }, (): DetailGold => 'none');
  let previous: number | undefined;
  for (const { index, text: token, mark } of document.tokens) {
    const start = starts[index]!;
    const label = labelOf(document, mark, mark === previous);
    details.fill(detailGold(document, mark), start, start + token.length);
    previous = mark;
    if (label === undefined) continue;
    people.fill(label === 'B-person' ? 'I-person' : label, start, start + token.length);
    people[start] = label;
  }
  const normalised = normalise([{ text }]);
  const sentences: Sentence[] = [];
  for (const { passage, pieces } of passagesOf(normalised, cellsAround(normalised, layOut(normalised)))) {
    const places = Array.from({ length: pieces.count }, (_, index) => normalised.from[pieces.start[index]!]!);
    sentences.push({
      ...passage,
      labels: places.map((place) => people[place] ?? 'nobody'),
      details: places.map((place) => details[place] ?? 'none'),
    });
  }
  return sentences;
}

function labelOf({ marks }: AnnotatedDocument, index: number | undefined, goesOn: boolean): Gold | undefined {
  const mark = index === undefined ? undefined : marks[index]?.mark;
  if (mark?.kind === 'neutral') return 'any';
  if (mark === undefined || mark.kind === 'keep') return undefined;
  if (mark.category === 'person') return goesOn ? 'I-person' : 'B-person';
  return mark.category === 'organisation' ? (goesOn ? 'I-organisation' : 'B-organisation') : undefined;
}

function detailGold({ marks }: AnnotatedDocument, index: number | undefined): DetailGold {
  const mark = index === undefined ? undefined : marks[index]?.mark;
  if (mark?.kind === 'neutral') return 'any';
  return mark === undefined || mark.kind === 'keep' ? 'none' : detailOf(mark.category);
}
