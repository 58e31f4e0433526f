import { readFileSync } from 'node:fs';
import { because } from '../found.ts';
import type { Found } from '../found.ts';
import type { CellsAround } from '../labels/headers.ts';
import { createNameModel } from '../model/name-model.ts';
import { MOST_TOKENS, sentencesIn } from '../model/sentences.ts';
import { cut, emptyPieces, type Pieces } from '../model/tokens.ts';
import { LISTED } from '../model/types.ts';
import type { Headings, Lexicon, NameModel } from '../model/types.ts';
import type { Document } from '../text/document.ts';
import { ORDINARY, PARTICLE, PLACE, THING, TITLE, asFirst, asSurname, knownWords } from './lists.ts';

/** The shipped model with the shipped lists; reads both once. */
export function loadNameModel(): NameModel {
  return createNameModel(readFileSync(new URL('../model/names.bin', import.meta.url)), nameLexicon());
}

/** The shipped lists as the tagger sees them, when it is trained and when it runs. */
export function nameLexicon(): Lexicon {
  const words = knownWords();
  return (folded) => {
    const known = words.get(folded) ?? 0;
    return (
      (level(asFirst(known)) << LISTED.first) |
      (level(asSurname(known)) << LISTED.surname) |
      bit(known, PLACE, LISTED.place) |
      bit(known, ORDINARY, LISTED.ordinary) |
      bit(known, THING, LISTED.thing) |
      bit(known, TITLE, LISTED.title) |
      bit(known, PARTICLE, LISTED.particle)
    );
  };
}

const level = (rank: number): number => (rank >= 6 ? 3 : rank >= 4 ? 2 : rank > 0 ? 1 : 0);
const bit = (known: number, mask: number, listed: number): number => ((known & mask) === 0 ? 0 : listed);

/** A token this likely to be inside a name is taken for one; lower than even odds, since a miss is a leak. */
const INSIDE = 0.25;

/** For each unit of the text: how likely it is inside a name, 0 to 1, by the model. */
export interface ModelNames {
  readonly found: readonly Found[];
  /** The highest probability over a run of the text. */
  readonly likely: (start: number, end: number) => number;
}

export function findNamesByModel(model: NameModel, document: Document, cells: CellsAround): ModelNames {
  const { text } = document;
  const found: Found[] = [];
  const likely = new Float32Array(text.length);
  const pieces = emptyPieces(MOST_TOKENS);
  for (const { start, end } of sentencesIn(text)) {
    const headings = headingsAt(cells, start);
    for (let at = start; at < end;) {
      at = cut(text, at, end, pieces);
      if (mayHoldName(document, pieces)) tagPieces(model, text, pieces, headings, found, likely);
    }
  }
  return {
    found,
    likely: (start, end) => {
      let most = 0;
      for (let index = start; index < end; index++) most = Math.max(most, likely[index]!);
      return most;
    },
  };
}

/** Without a capital letter and without a word that is known as a given name there is nobody. */
function mayHoldName({ text, folded }: Document, { count, start, end }: Pieces): boolean {
  const words = knownWords();
  for (let index = 0; index < count; index++) {
    const first = start[index]!;
    if (end[index]! - first < 2) continue;
    if (text.charCodeAt(first) !== folded.charCodeAt(first)) return true;
    if (asFirst(words.get(folded.slice(first, end[index])) ?? 0) > 1) return true;
  }
  return false;
}

/** What a table says of the cell that starts a sentence. */
export const headingsAt = ({ above, beside }: CellsAround, start: number): Headings => ({
  above: above(start),
  beside: beside(start),
});

function tagPieces(
  model: NameModel,
  text: string,
  { count, start, end }: Pieces,
  headings: Headings,
  found: Found[],
  likely: Float32Array,
): void {
  const tokens = Array.from({ length: count }, (_, index) => text.slice(start[index], end[index]));
  const { begins, inside } = model.tag(tokens, headings);
  for (let index = 0; index < count; index++) likely.fill(inside[index]!, start[index], end[index]);
  for (let index = 0; index < count; index++) {
    if (inside[index]! < INSIDE || !/^\p{L}/u.test(tokens[index]!)) continue;
    const from = index;
    while (index + 1 < count && inside[index + 1]! >= INSIDE && begins[index + 1]! < 0.5) index++;
    let sum = 0;
    for (let at = from; at <= index; at++) sum += inside[at]!;
    found.push({
      start: start[from]!,
      end: end[index]!,
      category: 'person',
      detector: 'name',
      confidence: Math.min(0.99, sum / (index - from + 1)),
      reason: because('name-model'),
      proposal: 'remove',
      priority: 49,
    });
  }
}
