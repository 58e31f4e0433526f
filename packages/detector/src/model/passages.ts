/** A document as the passages that the tagger is given, the same when it is trained and when it runs. */

import type { CellsAround } from '../labels/headers.ts';
import type { Document } from '../text/document.ts';
import { MOST_TOKENS, sentencesIn } from './sentences.ts';
import { cut, emptyPieces, type Pieces } from './tokens.ts';
import type { Passage } from './types.ts';

export interface PassageAt {
  readonly passage: Passage;
  /** Where its tokens stand in the text; the next passage is written over it. */
  readonly pieces: Pieces;
}

/** One after the other; `pieces` is used again for each. Linear. */
export function* passagesOf(document: Document, cells: CellsAround): Generator<PassageAt> {
  const { text } = document;
  let previous: Passage['previous'];
  for (const { sentence, pieces } of piecesOf(text)) {
    const headings = { above: cells.above(sentence), beside: cells.beside(sentence) };
    const passage = { tokens: tokensIn(text, pieces), gaps: gapsIn(text, pieces), headings };
    yield { passage: previous === undefined ? passage : { ...passage, previous }, pieces };
    previous = edgesOf(document, pieces) ?? previous;
  }
}

/** The tokens alone. */
export function* tokensOfPassages({ text }: Document): Generator<readonly string[]> {
  for (const { pieces } of piecesOf(text)) yield tokensIn(text, pieces);
}

/** The sentences, long ones in parts; `sentence` is where it starts in the text. */
function* piecesOf(text: string): Generator<{ readonly sentence: number; readonly pieces: Pieces }> {
  const pieces = emptyPieces(MOST_TOKENS);
  for (const { start, end } of sentencesIn(text)) {
    for (let at = start; at < end;) {
      at = cut(text, at, end, pieces);
      if (pieces.count > 0) yield { sentence: start, pieces };
    }
  }
}

const tokensIn = (text: string, { count, start, end }: Pieces): string[] =>
  Array.from({ length: count }, (_, index) => text.slice(start[index], end[index]));

/** What stands before a token: a space, nothing, the start of a line, the start of a cell. */
export const GAPS = { space: 0, none: 1, line: 2, cell: 3 } as const;

function gapsIn(text: string, { count, start, end }: Pieces): Uint8Array {
  const gaps = new Uint8Array(count);
  for (let index = 0; index < count; index++) {
    const at = start[index]!;
    const from = index > 0 ? end[index - 1]! : Math.max(0, at - 3);
    gaps[index] = index > 0 && from === at ? GAPS.none : gapIn(text, from, at);
  }
  return gaps;
}

function gapIn(text: string, from: number, to: number): number {
  if (to === 0) return GAPS.line;
  for (let at = to - 1; at >= from; at--) {
    if (text[at] === '\n') return GAPS.line;
    if (text[at] === '\t') return GAPS.cell;
  }
  return GAPS.space;
}

export function gapsOf(
  text: string,
  tokens: readonly { readonly start: number; readonly end: number }[],
): Uint8Array {
  return gapsIn(text, {
    count: tokens.length,
    start: Int32Array.from(tokens, ({ start }) => start),
    end: Int32Array.from(tokens, ({ end }) => end),
  });
}

const SHORTEST_WORD = 3;

/** First and last word of three letters or more; nothing where there is none. */
function edgesOf({ folded }: Document, { count, start, end }: Pieces): Passage['previous'] | undefined {
  const word = (index: number): string | undefined => {
    if (end[index]! - start[index]! < SHORTEST_WORD) return undefined;
    const unit = folded.charCodeAt(start[index]!);
    return unit >= 0x61 && unit <= 0x7a ? folded.slice(start[index], end[index]) : undefined;
  };
  let first: string | undefined;
  for (let index = 0; index < count && first === undefined; index++) first = word(index);
  if (first === undefined) return undefined;
  for (let index = count - 1; index >= 0; index--) {
    const last = word(index);
    if (last !== undefined) return { first, last };
  }
  return undefined;
}
