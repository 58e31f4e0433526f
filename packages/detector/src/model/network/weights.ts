/**
 * The file of the networks' weights: the vocabulary (how many words as a 32-bit number, then their hashes, sorted), then one
 * network after the other; of each: vectors as 32-bit floats, matrices as a 32-bit float a row, its
 * scale, and then a signed byte a number in units of it. Bytes are little-endian; the sizes are those of this version.
 */

import { DETAIL_COUNT } from '../details.ts';
import { LABEL_COUNT } from '../labels.ts';
import { KNOWN, TABLES } from './facts.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Numbers that stand for a token between the layers. */
export const WIDTH = 96;
const WORD_WIDTH = 64;
const SHAPE_WIDTH = 16;
const HEADING_WIDTH = 24;
export const INPUT = WORD_WIDTH * 2 + SHAPE_WIDTH + HEADING_WIDTH * 2 + KNOWN;
/** Of what the mentions of a word tell each other. */
export const SHARED = 64;
export const TAPS = 3;
/** How far apart the three tokens are that a layer looks at; the mentions are asked after the first four. */
export const DISTANCES = [1, 2, 4, 8, 1, 2, 4] as const;
export const ASKED_AFTER = 4;
export const OUTPUT = LABEL_COUNT + DETAIL_COUNT;

/** Rows of so many numbers. */
export interface Matrix {
  readonly rows: number;
  readonly columns: number;
  readonly values: Float32Array;
}

/** A table of which few rows are needed at a time: a row is its steps times its scale. */
export interface Table {
  readonly columns: number;
  readonly scales: Float32Array;
  readonly steps: Int8Array;
}

export interface Layer {
  readonly scale: Matrix;
  readonly shift: Matrix;
  /** For each number of the result, the taps one after the other. */
  readonly look: Matrix;
  readonly lookBias: Matrix;
  readonly join: Matrix;
  readonly joinBias: Matrix;
}

export interface NetworkWeights {
  readonly words: Table;
  readonly parts: Table;
  readonly shapes: Table;
  readonly headings: Table;
  readonly input: Matrix;
  readonly inputBias: Matrix;
  readonly layers: readonly Layer[];
  readonly tell: Matrix;
  readonly tellBias: Matrix;
  readonly hear: Matrix;
  readonly hearBias: Matrix;
  readonly scale: Matrix;
  readonly shift: Matrix;
  readonly output: Matrix;
  readonly outputBias: Matrix;
}

export interface Networks {
  readonly vocabulary: Vocabulary;
  readonly networks: readonly NetworkWeights[];
}

/** As many networks as the file holds. @throws RangeError when it is not of this version's size */
export function readNetworks(bytes: Uint8Array): Networks {
  const vocabulary = readVocabulary(bytes);
  const networks: NetworkWeights[] = [];
  for (let at = (1 + vocabulary.length) * HASH; at < bytes.length || networks.length === 0;) {
    const { weights, end } = readNetwork(bytes, at, vocabulary.length + 1);
    networks.push(weights);
    at = end;
  }
  return { vocabulary, networks };
}

/** Bytes of a hash and of the number of them. */
const HASH = 4;

function readVocabulary(bytes: Uint8Array): Vocabulary {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.length < HASH ? 0 : view.getUint32(0, true);
  if (bytes.length < (1 + count) * HASH) throw new RangeError('The vocabulary has too few bytes');
  return Uint32Array.from({ length: count }, (_, index) => view.getUint32((1 + index) * HASH, true));
}

/** @param words rows of the table of words, the first of which stands for all that it does not know */
function readNetwork(
  bytes: Uint8Array,
  start: number,
  words: number,
): { weights: NetworkWeights; end: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = start;
  const missing = (size: number): void => {
    if (at + size > bytes.length) throw new RangeError('The network has too few bytes for its version');
  };
  const floats = (count: number): Float32Array => {
    const values = Float32Array.from({ length: count }, (_, index) => view.getFloat32(at + index * 4, true));
    at += count * 4;
    return values;
  };
  const table = (rows: number, columns: number): Table => {
    missing(rows * (4 + columns));
    const scales = floats(rows);
    const steps = new Int8Array(bytes.buffer, bytes.byteOffset + at, rows * columns).slice();
    at += steps.length;
    return { columns, scales, steps };
  };
  const matrix = (rows: number, columns: number): Matrix => {
    const { scales, steps } = table(rows, columns);
    const values = Float32Array.from(steps, (step, index) => step * scales[Math.floor(index / columns)]!);
    return { rows, columns, values };
  };
  const vector = (columns: number): Matrix => {
    missing(columns * 4);
    return { rows: 1, columns, values: floats(columns) };
  };
  const weights = {
    words: table(words, WORD_WIDTH),
    parts: table(TABLES.parts, WORD_WIDTH),
    shapes: table(TABLES.shapes, SHAPE_WIDTH),
    headings: table(TABLES.headings, HEADING_WIDTH),
    input: matrix(WIDTH, INPUT),
    inputBias: vector(WIDTH),
    layers: DISTANCES.map(() => ({
      scale: vector(WIDTH),
      shift: vector(WIDTH),
      look: matrix(WIDTH, WIDTH * TAPS),
      lookBias: vector(WIDTH),
      join: matrix(WIDTH, WIDTH),
      joinBias: vector(WIDTH),
    })),
    tell: matrix(SHARED, WIDTH),
    tellBias: vector(SHARED),
    hear: matrix(WIDTH, SHARED),
    hearBias: vector(WIDTH),
    scale: vector(WIDTH),
    shift: vector(WIDTH),
    output: matrix(OUTPUT, WIDTH),
    outputBias: vector(OUTPUT),
  };
  return { weights, end: at };
}
