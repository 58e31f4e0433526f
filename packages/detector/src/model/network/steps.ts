/** The layers of the network in the memory of its products; rows of 32-bit floats, a token each. */

import { COLUMNS_AT_ONCE, ROWS_AT_ONCE, createMultiply } from './multiply.ts';
import { DISTANCES, INPUT, OUTPUT, SHARED, TAPS, WIDTH, type Layer, type Matrix, type NetworkWeights } from './weights.ts'; // prettier-ignore

export interface Steps {
  /** Makes room for so many tokens. */
  begin(count: number): void;
  /** Rows of `INPUT` numbers to be filled. */
  input(): Float32Array;
  enter(): void;
  readonly layers: readonly (() => void)[];
  /** Rows of `SHARED` numbers: what each token tells; `hear` takes from there what each hears. */
  tell(): Float32Array;
  hear(): void;
  /** Rows of scores, at least `OUTPUT` numbers each. */
  leave(): Float32Array;
}

const FLOAT = 4;
const PAGE = 1 << 16;
/** Rows of nothing before and after the tokens, for those that look past an end. */
const MARGIN = Math.max(...DISTANCES) + ROWS_AT_ONCE;
const OUTPUT_COLUMNS = upTo(OUTPUT, COLUMNS_AT_ONCE);

function upTo(count: number, multiple: number): number {
  return Math.ceil(count / multiple) * multiple;
}

export function createSteps(weights: NetworkWeights): Steps {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const multiply = createMultiply(memory);
  const room = createRoom(memory);
  const input = room.place(transposed(weights.input));
  const layers = weights.layers.map((layer) => ({ ...layer, taps: tapsOf(layer).map(room.place), joined: room.place(transposed(layer.join)) })); // prettier-ignore
  const [tell, hear] = [room.place(transposed(weights.tell)), room.place(transposed(weights.hear))];
  const output = room.place(transposed(weights.output, OUTPUT_COLUMNS));
  const start = room.end();
  let count = 0;
  let rows = 0;
  const wide = () => rows + 2 * MARGIN;
  /** Three areas of rows, each as wide as the widest thing that is put there. */
  const area = (index: number): number => start + index * wide() * Math.max(INPUT, WIDTH) * FLOAT;
  const [first, state, second] = [0, 1, 2];
  const at = (index: number, width: number): number => area(index) + MARGIN * width * FLOAT;
  const floats = (index: number, width: number): Float32Array =>
    new Float32Array(memory.buffer, at(index, width), rows * width);
  const product = (from: number, inner: number, right: number, columns: number, to: number): void =>
    multiply(from, rows, inner, right, columns, to);

  function layer(index: number): void {
    const { scale, shift, taps, lookBias, joined, joinBias } = layers[index]!;
    const now = floats(state, WIDTH);
    new Float32Array(memory.buffer, area(first), wide() * WIDTH).fill(0);
    writeEven(now, count, scale, shift, floats(first, WIDTH));
    const seen = filled(floats(second, WIDTH), lookBias);
    taps.forEach((tap, which) => {
      const from = at(first, WIDTH) + (which - 1) * DISTANCES[index]! * WIDTH * FLOAT;
      product(from, WIDTH, tap, WIDTH, at(second, WIDTH));
    });
    keepPositive(seen);
    add(now, joinBias);
    product(at(second, WIDTH), WIDTH, joined, WIDTH, at(state, WIDTH));
  }

  return {
    begin(tokens) {
      count = tokens;
      rows = upTo(tokens, ROWS_AT_ONCE);
      room.reach(area(3));
      floats(first, INPUT).fill(0);
    },
    input: () => floats(first, INPUT),
    enter() {
      const now = filled(floats(state, WIDTH), weights.inputBias);
      product(at(first, INPUT), INPUT, input, WIDTH, at(state, WIDTH));
      keepPositive(now);
    },
    layers: layers.map((_, index) => () => layer(index)),
    tell() {
      const told = filled(floats(first, SHARED), weights.tellBias);
      product(at(state, WIDTH), WIDTH, tell, SHARED, at(first, SHARED));
      keepPositive(told);
      return told;
    },
    hear() {
      add(floats(state, WIDTH), weights.hearBias);
      product(at(first, SHARED), SHARED, hear, WIDTH, at(state, WIDTH));
    },
    leave() {
      writeEven(floats(state, WIDTH), count, weights.scale, weights.shift, floats(first, WIDTH));
      const scores = floats(second, OUTPUT_COLUMNS);
      scores.fill(0);
      add(scores, weights.outputBias, OUTPUT_COLUMNS);
      product(at(first, WIDTH), WIDTH, output, OUTPUT_COLUMNS, at(second, OUTPUT_COLUMNS));
      return scores.subarray(0, count * OUTPUT_COLUMNS);
    },
  };
}

/** Places matrices one after the other; what comes after them grows as needed. */
function createRoom(memory: WebAssembly.Memory) {
  let end = 0;
  const reach = (size: number): void => {
    const missing = size - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  };
  return {
    reach,
    end: () => end,
    place: (values: Float32Array): number => {
      const start = end;
      end += upTo(values.byteLength, 16);
      reach(end);
      new Float32Array(memory.buffer, start, values.length).set(values);
      return start;
    },
  };
}

/** As the products want them: one row for each number that goes in. */
function transposed({ rows, columns, values }: Matrix, width = rows): Float32Array {
  const turned = new Float32Array(columns * width);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      turned[column * width + row] = values[row * columns + column]!;
  return turned;
}

const tapsOf = ({ look: { rows, columns, values } }: Layer): Float32Array[] =>
  Array.from({ length: TAPS }, (_, tap) => {
    const inner = columns / TAPS;
    const own = new Float32Array(rows * inner);
    for (let row = 0; row < rows; row++)
      own.set(values.subarray(row * columns + tap * inner, row * columns + (tap + 1) * inner), row * inner);
    return transposed({ rows, columns: inner, values: own });
  });

function filled(rows: Float32Array, { values }: Matrix): Float32Array {
  for (let at = 0; at < rows.length; at += values.length) rows.set(values, at);
  return rows;
}

function add(rows: Float32Array, { values }: Matrix, width = values.length): void {
  for (let at = 0; at < rows.length; at += width)
    for (let column = 0; column < values.length; column++) rows[at + column]! += values[column]!;
}

function keepPositive(rows: Float32Array): void {
  for (let at = 0; at < rows.length; at++) if (rows[at]! < 0) rows[at] = 0;
}

const SMALLEST = 1e-5;

/** Rows with mean 0 and variance 1 (Ba, Kiros, Hinton: Layer Normalization), scaled and shifted. */
function writeEven(from: Float32Array, count: number, scale: Matrix, shift: Matrix, to: Float32Array): void {
  for (let at = 0; at < count * WIDTH; at += WIDTH) {
    let sum = 0;
    for (let column = 0; column < WIDTH; column++) sum += from[at + column]!;
    const mean = sum / WIDTH;
    let squares = 0;
    for (let column = 0; column < WIDTH; column++) squares += (from[at + column]! - mean) ** 2;
    const by = 1 / Math.sqrt(squares / WIDTH + SMALLEST);
    for (let column = 0; column < WIDTH; column++)
      to[at + column] = (from[at + column]! - mean) * by * scale.values[column]! + shift.values[column]!;
  }
}
