/** What the tagger looks at: for each token, hashed numbers of the facts that hold there. */

import type { Around } from './around.ts';
import { mix } from './mix.ts';
import { SURROUNDINGS, writeSurroundings } from './surroundings.ts';
import { EDGE, SHAPES, type Word } from './words.ts';

/** Words before and after, past the neighbours, that are looked at wherever they stand. */
const LEFT = 5;
const RIGHT = 3;
/** Facts of the word and its neighbours. */
const NEIGHBOURS = 48 + LEFT + RIGHT;
/** Facts a token. */
export const FACTS = NEIGHBOURS + SURROUNDINGS;

/** Writes `FACTS` hashes for each word, one after the other. */
export function writeFacts(words: readonly Word[], around: Around, into: Uint32Array): void {
  const line = lineShape(words);
  for (let index = 0; index < words.length; index++) {
    factsAt(words, index, line, around, into, index * FACTS);
  }
  writeSurroundings(words, around, into, NEIGHBOURS, FACTS);
}

/** A line all in capitals or all in small letters says nothing by its shapes. */
function lineShape(words: readonly Word[]): number {
  let small = 0;
  let capitals = 0;
  let others = 0;
  for (const { shape } of words) {
    if (shape === SHAPES.small) small++;
    else if (shape === SHAPES.capitals || shape === SHAPES.initial) capitals++;
    else if (shape === SHAPES.capitalised || shape === SHAPES.mixed) others++;
  }
  if (capitals + others === 0) return 1;
  if (small + others === 0) return 2;
  return small === 0 ? 3 : 4;
}

/** Numbers of facts, beyond those that have a place of their own. */
const BEFORE = 200;
const AFTER = 201;

function factsAt(
  words: readonly Word[],
  index: number,
  line: number,
  { headings }: Around,
  into: Uint32Array,
  at: number,
): void {
  const before2 = index > 1 ? words[index - 2]! : EDGE;
  const before = index > 0 ? words[index - 1]! : EDGE;
  const here = words[index]!;
  const after = index + 1 < words.length ? words[index + 1]! : EDGE;
  const after2 = index + 2 < words.length ? words[index + 2]! : EDGE;
  const before3 = index > 2 ? words[index - 3]! : EDGE;
  const shape = here.shape;
  const shapeInLine = shape * 8 + line;
  let fact = 0;
  const add = (one: number, other = 0, third = 0): void => {
    into[at + fact] = mix(fact, one, other, third);
    fact++;
  };
  add(here.whole);
  add(shapeInLine);
  add(here.listed);
  add(here.listed, shapeInLine);
  for (const prefix of here.prefixes) add(prefix);
  for (const suffix of here.suffixes) add(suffix);
  add(here.suffixes[1], shape);
  add(before.whole);
  add(before.whole, shape);
  add(before.whole, here.kind);
  add(before2.whole);
  add(before2.whole, before.whole);
  add(before3.whole, here.kind);
  add(after.whole);
  add(after.whole, shape);
  add(after.whole, here.kind);
  add(after2.whole);
  add(after.whole, after2.whole);
  add(before.kind, here.kind);
  add(here.kind, after.kind);
  add(before.kind, here.kind, after.kind);
  add(before2.kind, before.kind, here.kind);
  add(here.kind, after.kind, after2.kind);
  add(before.shape, shape);
  add(shape, after.shape);
  add(before.shape, shape, after.shape);
  add(before.shape * 256 + shape, after.shape, here.kind);
  add(before2.shape, before.shape, shape);
  add(shape, after.shape, after2.shape);
  add(before.suffixes[1], shape);
  add(after.suffixes[1], shape);
  add(before.whole, after.whole);
  add(here.size, shape);
  add(index === 0 ? 1 : index === words.length - 1 ? 2 : 3, shapeInLine);
  add(line, Math.min(words.length, 7));
  add(before.listed, here.listed);
  add(here.listed, after.listed);
  add(before.kind * 128 + before2.kind, shapeInLine, here.kind);
  add(headings[0], shape);
  add(headings[1], shape);
  add(headings[1], here.kind);
  add(headings[2], shape);
  add(headings[2], here.kind);
  const letters = shape <= SHAPES.initial ? shape : 0;
  const near = (side: number, at: number): number => mix(side, words[at]?.whole ?? 0, letters, 7);
  for (let far = 2; far < 2 + LEFT; far++) into[at + fact++] = near(BEFORE, index - far);
  for (let far = 2; far < 2 + RIGHT; far++) into[at + fact++] = near(AFTER, index + far);
}
