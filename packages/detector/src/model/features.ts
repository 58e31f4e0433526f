/** What the tagger looks at: for each token, hashed numbers of the facts that hold there. */

import type { Passage, Survey } from './types.ts';
import { phraseAt } from './phrase-at.ts';
import { surveyed } from './survey.ts';
import { EDGE, SHAPES, hash, type Word } from './words.ts';

/** Words before and after, past the neighbours, that are looked at wherever they stand. */
const LEFT = 5;
const RIGHT = 3;
/** Facts of the word and its neighbours, and those of where it stands. */
const NEIGHBOURS = 48 + LEFT + RIGHT;
const SURROUNDINGS = 26;
/** Facts a token. */
export const FACTS = NEIGHBOURS + SURROUNDINGS;

/** Writes `FACTS` hashes for each word, one after the other. */
export function writeFacts(words: readonly Word[], around: Around, into: Uint32Array): void {
  const line = lineShape(words);
  for (let index = 0; index < words.length; index++) {
    factsAt(words, index, line, around, into, index * FACTS);
  }
  writeSurroundings(words, around, into);
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

/** What stands around a sentence, as hashes. */
export interface Around {
  /** First and last word over a cell, last word before it, then all that stands over it and before it; 0 where there is none. */
  readonly headings: readonly [number, number, number, number, number];
  /** First and last word of the sentence before. */
  readonly previous: readonly [number, number];
  /** For each token, what stands before it: see `GAPS`. */
  readonly gaps: Uint8Array | undefined;
  readonly survey: Survey | undefined;
}

export function aroundOf({ headings, previous = NONE, gaps }: Passage, survey?: Survey): Around {
  return {
    headings: headingFacts(headings),
    previous: [hashed(previous.first), hashed(previous.last)],
    gaps,
    survey,
  };
}

const NONE = { first: '', last: '' };
const NO_HEADINGS: Around['headings'] = [0, 0, 0, 0, 0];
const hashed = (word: string): number => (word === '' ? 0 : hash(word));

function headingFacts(headings: Passage['headings']): Around['headings'] {
  if (headings === undefined || (headings.above === '' && headings.beside === '')) return NO_HEADINGS;
  const { above, beside } = headings;
  const over = above.match(/[a-z]{2,}/g) ?? [];
  const before = beside.match(/[a-z]{2,}/g) ?? [];
  return [
    hash(over[0] ?? ''),
    hash(over.at(-1) ?? ''),
    hash(before.at(-1) ?? ''),
    hashed(over.join(' ')),
    hashed(before.join(' ')),
  ];
}

/** Numbers of facts, beyond those that have a place of their own. */
const BEFORE = 200;
const AFTER = 201;

/** The number of a fact goes in first, so that the same words in another role are another fact. */
export const mix = (fact: number, one: number, other: number, third: number): number => {
  let value = Math.imul(fact + 1, 0x9e3779b1) ^ one;
  value = Math.imul(value ^ (value >>> 15), 0x85ebca6b) ^ other;
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35) ^ third;
  value = Math.imul(value ^ (value >>> 16), 0x27d4eb2f);
  return (value ^ (value >>> 15)) >>> 0;
};

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

const SURROUND = 300;
const FARTHEST_LABEL = 12;

/** Label before the colon, nearest words, the form of the run without spaces that a token is part of, the whole document. */
function writeSurroundings(
  words: readonly Word[],
  { headings, previous, gaps, survey }: Around,
  into: Uint32Array,
): void {
  let near = 0;
  let nearer = 0;
  let labelFirst = 0;
  let labelLast = 0;
  let sinceColon = -1;
  let lineFirst = 0;
  let form = 0;
  let chunkStart = 0;
  let chunkEnd = 0;
  let phrase = 0;
  let nearPhrase = 0;
  let phraseStart = 0;
  let phraseEnd = 0;
  for (let index = 0; index < words.length; index++) {
    const here = words[index]!;
    if (index >= chunkEnd) {
      chunkStart = index;
      chunkEnd = index + 1;
      while (chunkEnd < words.length && gaps?.[chunkEnd] === GLUED) chunkEnd++;
      form = formOf(words, chunkStart, chunkEnd);
    }
    if (index >= phraseEnd) {
      phraseStart = index;
      [phraseEnd, phrase] = phraseAt(words, index);
    }
    const shape = here.shape;
    const label = sinceColon >= 0 && sinceColon <= FARTHEST_LABEL;
    const last = label ? labelLast : 0;
    const since = label ? Math.min(sinceColon, 5) : 7;
    const seen = survey === undefined ? 255 : surveyed(survey, here);
    let at = index * FACTS + NEIGHBOURS;
    let fact = SURROUND;
    const add = (one: number, other: number, third = 0): void => {
      into[at++] = mix(fact++, one, other, third);
    };
    add(last, shape);
    add(last, form);
    add(last, label ? labelFirst : 0, since);
    add(since, shape, here.kind);
    add(headings[3], shape);
    add(headings[3], form);
    add(headings[4], shape);
    add(form, Math.min(index - chunkStart, 7));
    add(form, shape);
    add(previous[0], shape, index < 4 ? index : 4);
    add(previous[1], shape, index < 4 ? index : 4);
    add(near, shape);
    add(near, form);
    add(near, nearer, shape);
    add(nearer, shape);
    add(seen, shape);
    add(seen, here.listed);
    add(seen, here.kind, index > 0 ? words[index - 1]!.kind : 0);
    add(lineFirst, shape);
    add(lineFirst, form, last);
    const gap =
      gaps === undefined ? 4 : gaps[index]! * 5 + (index + 1 < words.length ? gaps[index + 1]! : 4) + 5;
    const next = index + 1 < words.length ? words[index + 1]!.shape : 0;
    add(gap, shape, here.kind);
    add(gap, shape, next);
    const place =
      phrase === 0
        ? 0
        : phrase * 8 + Math.min(index - phraseStart, 2) * 2 + (index + 1 === phraseEnd ? 1 : 0);
    add(place, shape, here.kind);
    add(place, last, headings[1]);
    add(place, index > 0 ? words[index - 1]!.whole : 0);
    add(place, nearPhrase, shape);
    if (phrase !== 0 && index + 1 === phraseEnd) nearPhrase = phrase;
    if (sinceColon >= 0) sinceColon++;
    if (here.letters > 2) {
      nearer = near;
      near = here.whole;
      if (lineFirst === 0) lineFirst = here.whole;
    } else if (shape === COLON) {
      labelFirst = nearer;
      labelLast = near;
      sinceColon = 0;
    }
  }
}

const COLON = 16 + 0x3a;

/** Digits and marks of a run without spaces, letters by their case; 0 where there is no digit in it. */
function formOf(words: readonly Word[], from: number, to: number): number {
  let value = 0;
  let digits = false;
  for (let index = from; index < to && index < from + LONGEST_FORM; index++) {
    const { shape, letters } = words[index]!;
    if (shape >= SHAPES.figures && shape < 16) digits = true;
    value = Math.imul(value ^ (shape * 32 + Math.min(letters, 5)), 0x01000193);
  }
  return digits ? value | 1 : 0;
}

const LONGEST_FORM = 12;
/** See `GAPS`. */
const GLUED = 1;
