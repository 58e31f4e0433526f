import { readFileSync } from 'node:fs';
import { because } from '../found.ts';
import type { Found } from '../found.ts';
import { createNameModel } from '../model/name-model.ts';
import { LISTED } from '../model/types.ts';
import type { Lexicon, NameModel } from '../model/types.ts';
import type { Document, Range } from '../text/document.ts';
import { TRAINED_ORDINARY, PLACE, asFirst, asSurname, knownWords } from './lists.ts';

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
      (asFirst(known) > 0 ? LISTED.firstName : 0) |
      (asSurname(known) > 0 ? LISTED.surname : 0) |
      ((known & PLACE) === 0 ? 0 : LISTED.place) |
      ((known & TRAINED_ORDINARY) === 0 ? 0 : LISTED.ordinary)
    );
  };
}

/** A token this likely to be inside a name is taken for one; lower than even odds, since a miss is a leak. */
const INSIDE = 0.3;
const MOST_TOKENS = 120;
const TOKEN = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\d+|[^\s]/gu;
/** A line shorter than this, in characters, is a heading, a row, a verse: its end is the end of its sentence. */
const SHORT_LINE = 50;
const LONGEST_SENTENCE = 2000;
const ENDS = /[.!?;](?=\s)|\t|\n/g;

/** For each unit of the text: how likely it is inside a name, 0 to 1, by the model. */
export interface ModelNames {
  readonly found: readonly Found[];
  /** The highest probability over a run of the text. */
  readonly likely: (start: number, end: number) => number;
}

export function findNamesByModel(model: NameModel, document: Document): ModelNames {
  const found: Found[] = [];
  const likely = new Float32Array(document.text.length);
  for (const { start, end } of sentences(document.text)) {
    const text = document.text.slice(start, end);
    if (!/\p{L}{2}/u.test(text)) continue;
    const tokens = [...text.matchAll(TOKEN)];
    for (let from = 0; from < tokens.length; from += MOST_TOKENS) {
      tagPiece(model, tokens.slice(from, from + MOST_TOKENS), start, found, likely);
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

function* sentences(text: string): Generator<Range> {
  let start = 0;
  let lineStart = 0;
  for (const match of text.matchAll(ENDS)) {
    const end = match.index + 1;
    const line = match[0] === '\n';
    const short = end - lineStart < SHORT_LINE || text[end] === '\n';
    if (line) lineStart = end;
    // "Dr. João", "J. Silva": a point after something short ends nothing.
    if (
      (line && !short) ||
      (match[0] === '.' && /(?:^|[\s.(])\p{L}{1,4}$/u.test(text.slice(Math.max(start, end - 7), end - 1)))
    )
      continue;
    yield* pieces(start, end);
    start = end;
  }
  yield* pieces(start, text.length);
}

function* pieces(start: number, end: number): Generator<Range> {
  for (let from = start; from < end; from += LONGEST_SENTENCE) {
    yield { start: from, end: Math.min(end, from + LONGEST_SENTENCE) };
  }
}

function tagPiece(
  model: NameModel,
  tokens: readonly RegExpExecArray[],
  offset: number,
  found: Found[],
  likely: Float32Array,
): void {
  const { begins, inside } = model.tag(tokens.map((token) => token[0]));
  const startOf = (index: number) => offset + tokens[index]!.index;
  const endOf = (index: number) => startOf(index) + tokens[index]![0].length;
  for (let index = 0; index < tokens.length; index++)
    likely.fill(inside[index]!, startOf(index), endOf(index));
  for (let index = 0; index < tokens.length; index++) {
    if (inside[index]! < INSIDE || !/\p{L}/u.test(tokens[index]![0])) continue;
    const from = index;
    while (index + 1 < tokens.length && inside[index + 1]! >= INSIDE && begins[index + 1]! < 0.5) index++;
    let sum = 0;
    for (let at = from; at <= index; at++) sum += inside[at]!;
    found.push({
      start: startOf(from),
      end: endOf(index),
      category: 'person',
      detector: 'name',
      confidence: Math.min(0.99, sum / (index - from + 1)),
      reason: because('name-model'),
      proposal: 'remove',
      priority: 49,
    });
  }
}
