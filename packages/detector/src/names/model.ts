import { readFileSync } from 'node:fs';
import { because } from '../found.ts';
import type { Found, Likely } from '../found.ts';
import type { CellsAround } from '../labels/headers.ts';
import { createNameModel } from '../model/name-model.ts';
import { addDetails, newDetails, type Details } from '../details/probabilities.ts';
import { passagesOf, tokensOfPassages, type PassageAt } from '../model/passages.ts';
import { copyOf, type Pieces } from '../model/tokens.ts';
import { LISTED } from '../model/types.ts';
import { phrases } from '../lists/phrases.ts';
import type { Lexicon, NameModel, NameTags } from '../model/types.ts';
import type { Document } from '../text/document.ts';
import {
  ORDINARY,
  PARTICLE,
  PLACE,
  THING,
  TITLE,
  asFirst,
  asSurname,
  isInDictionary,
  isTown,
  knownWords,
} from './lists.ts';

/**
 * The shipped model with the shipped lists; reads all of them anew.
 * @param secondLook other trees than those that ship: to judge documents by trees that have not seen them
 */
export function loadNameModel(secondLook = weights('second-look')): NameModel {
  return createNameModel(
    { people: weights('names'), details: weights('details'), network: weights('network'), secondLook },
    nameLexicon(),
  );
}

function weights(name: string): Uint8Array {
  return readFileSync(new URL(`../model/${name}.bin`, import.meta.url));
}

/** The shipped lists as the tagger sees them, when it is trained and when it runs. */
export function nameLexicon(): Lexicon {
  const words = knownWords();
  const bitsOf = (folded: string): number => {
    const known = words.get(folded) ?? 0;
    return (
      (level(asFirst(known)) << LISTED.first) |
      (level(asSurname(known)) << LISTED.surname) |
      bit(known, PLACE, LISTED.place) |
      bit(known, ORDINARY, LISTED.ordinary) |
      bit(known, THING, LISTED.thing) |
      bit(known, TITLE, LISTED.title) |
      bit(known, PARTICLE, LISTED.particle) |
      (isInDictionary(folded) ? LISTED.dictionary : 0) |
      (isTown(folded) ? LISTED.town : 0)
    );
  };
  return { bitsOf, phrases: phrases() };
}

const level = (rank: number): number => (rank >= 6 ? 3 : rank >= 4 ? 2 : rank > 0 ? 1 : 0);
const bit = (known: number, mask: number, listed: number): number => ((known & mask) === 0 ? 0 : listed);

/** A token this likely to be inside a name is taken for one, far below even odds: a miss is a leak, and what comes out unsure is only proposed for review. */
const INSIDE = 0.02;

/** What the tagger says of a document. */
export interface Tagged {
  readonly found: readonly Found[];
  /** The highest probability of being inside a name, 0 to 1, over a run of the text. */
  readonly likely: Likely;
  /** The same as the last look has it. */
  readonly atLast: Likely;
  readonly details: Details;
}

export function tagDocument(model: NameModel, document: Document, cells: CellsAround): Tagged {
  const { text } = document;
  const found: Found[] = [];
  const likely = new Float32Array(text.length);
  const final = new Float32Array(text.length);
  const details = newDetails(text.length);
  for (const { passage, pieces, tags } of taggedPassages(model, document, cells)) {
    for (let index = 0; index < pieces.count; index++) {
      likely.fill(tags.inside[index]!, pieces.start[index], pieces.end[index]);
      final.fill(tags.final[index]!, pieces.start[index], pieces.end[index]);
    }
    for (const name of namesIn(passage.tokens, tags, pieces)) found.push(name);
    addDetails(details, tags.details, pieces);
  }
  return { found, likely: mostOf(likely), atLast: mostOf(final), details };
}

const mostOf =
  (likely: Float32Array): Likely =>
  (start, end) => {
    let most = 0;
    for (let index = start; index < end; index++) most = Math.max(most, likely[index]!);
    return most;
  };

interface TaggedPassage extends PassageAt {
  readonly tags: NameTags;
}

/** Tokens that are tagged at once, up to twice as many at the end: enough to understand each other, and no more work memory for a longer document. */
const AT_ONCE = 2048;

function* taggedPassages(model: NameModel, document: Document, cells: CellsAround): Generator<TaggedPassage> {
  const survey = model.survey(tokensOfPassages(document));
  const waiting: PassageAt[] = [];
  let count = 0;
  const tagged = (some: readonly PassageAt[]) => {
    const tags = model.tag(
      some.map(({ passage }) => passage),
      survey,
    );
    return some.map((one, index) => ({ ...one, tags: tags[index]! }));
  };
  for (const { passage, pieces } of passagesOf(document, cells)) {
    waiting.push({ passage, pieces: copyOf(pieces) });
    count += pieces.count;
    if (count < 2 * AT_ONCE) continue;
    const some: PassageAt[] = [];
    for (let taken = 0; taken < AT_ONCE; count -= some.at(-1)!.pieces.count) {
      some.push(waiting[some.length]!);
      taken += some.at(-1)!.pieces.count;
    }
    waiting.splice(0, some.length);
    yield* tagged(some);
  }
  yield* tagged(waiting);
}

function* namesIn(
  tokens: readonly string[],
  { begins, inside }: NameTags,
  { count, start, end }: Pieces,
): Generator<Found> {
  for (let index = 0; index < count; index++) {
    if (inside[index]! < INSIDE || !/^\p{L}/u.test(tokens[index]!)) continue;
    const from = index;
    while (index + 1 < count && inside[index + 1]! >= INSIDE && begins[index + 1]! < 0.5) index++;
    let sum = 0;
    for (let at = from; at <= index; at++) sum += inside[at]!;
    yield {
      start: start[from]!,
      end: end[index]!,
      category: 'person',
      detector: 'name',
      confidence: Math.min(0.99, sum / (index - from + 1)),
      reason: because('name-model'),
      proposal: 'remove',
      priority: 49,
    };
  }
}
