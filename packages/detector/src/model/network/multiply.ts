/**
 * Products of matrices in WebAssembly, four rows by eight columns at a time: all but a tenth of what the network costs.
 * One after the other, in the order of the numbers, so that the same text gives the same bits on every machine.
 */

import { ADD, MULTIPLY, SHIFT_LEFT, advance, assemble, constant, get, repeat, set, simd } from '../wasm.ts';

const LOAD = (offset: number): number[] => simd(0, 2, offset);
const LOAD_SPLAT = simd(9, 2, 0);
const STORE = (offset: number): number[] => simd(11, 2, offset);
const ADD_FLOATS = simd(0xe4, 0x01);
const MULTIPLY_FLOATS = simd(0xe6, 0x01);

// Parameters and locals.
const LEFT = 0;
const ROWS = 1;
const INNER = 2;
const RIGHT = 3;
const COLUMNS = 4;
const OUT = 5;
const COLUMNS_LEFT = 6;
const INNER_LEFT = 7;
const FROM = 8;
const WEIGHTS = 9;
const TO = 10;
const ACROSS = 11;
const DOWN = 12;
const ROW = 13;
const LOW = ROW + 3;
const HIGH = LOW + 1;
const VALUE = LOW + 2;
const SUMS = LOW + 3;

export const ROWS_AT_ONCE = 4;
export const COLUMNS_AT_ONCE = 8;
const FLOAT = 4;

const each = (code: (row: number) => number[]): number[] =>
  Array.from({ length: ROWS_AT_ONCE }, (_, row) => code(row)).flat();
/** Address in the row that is `row` rows of `stride` bytes below `base`. */
const below = (base: number, stride: number, row: number): number[] => [
  ...get(base),
  ...(row === 0 ? [] : [...get(stride), ...constant(row), MULTIPLY, ADD]),
];
const fromOf = (row: number): number => (row === 0 ? FROM : ROW + row - 1);
const sum = (row: number, half: 0 | 1): number => SUMS + row * 2 + half;
const grown = (into: number, by: number): number[] => [
  ...get(into),
  ...get(VALUE),
  ...get(by),
  ...MULTIPLY_FLOATS,
  ...ADD_FLOATS,
  ...set(into),
];
const bytes = (count: number, local: number): number[] => [
  ...get(count),
  ...constant(2),
  SHIFT_LEFT,
  ...set(local),
];

const TILE = [
  ...each((row) => [
    ...below(TO, ACROSS, row),
    ...LOAD(0),
    ...set(sum(row, 0)),
    ...below(TO, ACROSS, row),
    ...LOAD(16),
    ...set(sum(row, 1)),
  ]),
  ...get(INNER),
  ...set(INNER_LEFT),
  ...each((row) => [...below(LEFT, DOWN, row), ...set(fromOf(row))]),
  ...repeat(INNER_LEFT, [
    ...get(WEIGHTS),
    ...LOAD(0),
    ...set(LOW),
    ...get(WEIGHTS),
    ...LOAD(16),
    ...set(HIGH),
    ...each((row) => [
      ...get(fromOf(row)),
      ...LOAD_SPLAT,
      ...set(VALUE),
      ...grown(sum(row, 0), LOW),
      ...grown(sum(row, 1), HIGH),
      ...advance(fromOf(row), FLOAT),
    ]),
    ...get(WEIGHTS),
    ...get(ACROSS),
    ADD,
    ...set(WEIGHTS),
  ]),
  ...each((row) => [
    ...below(TO, ACROSS, row),
    ...get(sum(row, 0)),
    ...STORE(0),
    ...below(TO, ACROSS, row),
    ...get(sum(row, 1)),
    ...STORE(16),
  ]),
];

/** Address of the weights or results of the columns that are left. */
const atColumn = (base: number): number[] => [
  ...get(base),
  ...get(COLUMNS),
  ...get(COLUMNS_LEFT),
  0x6b,
  ...constant(2),
  SHIFT_LEFT,
  ADD,
];

const CODE = [
  ...bytes(COLUMNS, ACROSS),
  ...bytes(INNER, DOWN),
  ...repeat(
    ROWS,
    [
      ...get(COLUMNS),
      ...set(COLUMNS_LEFT),
      ...repeat(
        COLUMNS_LEFT,
        [...atColumn(RIGHT), ...set(WEIGHTS), ...atColumn(OUT), ...set(TO), ...TILE],
        COLUMNS_AT_ONCE,
      ),
      ...below(LEFT, DOWN, ROWS_AT_ONCE),
      ...set(LEFT),
      ...below(OUT, ACROSS, ROWS_AT_ONCE),
      ...set(OUT),
    ],
    ROWS_AT_ONCE,
  ),
];

const MODULE = assemble([{ name: 'multiply', code: CODE }], {
  parameters: 6,
  numbers: 10,
  vectors: 3 + ROWS_AT_ONCE * 2,
});

/**
 * Adds the product of two matrices of 32-bit floats, row by row without gaps, to a third.
 *
 * @param left address of `rows` × `inner` numbers; `rows` is a multiple of `ROWS_AT_ONCE`
 * @param right address of `inner` × `columns` numbers; `columns` is a multiple of `COLUMNS_AT_ONCE`
 * @param out address of `rows` × `columns` numbers
 */
export type Multiply = (
  left: number,
  rows: number,
  inner: number,
  right: number,
  columns: number,
  out: number,
) => void;

export function createMultiply(memory: WebAssembly.Memory): Multiply {
  const { exports } = new WebAssembly.Instance(MODULE, { tagger: { memory } });
  return exports['multiply'] as Multiply;
}
