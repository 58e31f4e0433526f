/**
 * The inner loop of the tagger in WebAssembly: for each token, the sum of the rows of weights that its facts point at,
 * eight or sixteen signed bytes at a time. Nine tenths of the work of a tagger in TypeScript were these sums.
 */

import {
  ADD,
  AND,
  SHIFT_LEFT,
  advance,
  assemble,
  constant,
  get,
  repeat,
  set,
  setAndKeep,
  simd,
} from './wasm.ts';

const NOTHING = simd(12, ...Array.from({ length: 16 }, () => 0));
const ADD_WORDS = simd(0x8e, 0x01);
const EXTEND_LOW = simd(0x87, 0x01);
const EXTEND_HIGH = simd(0x88, 0x01);
const LOAD_16 = simd(0, 0, 0);
const LOAD_8_EXTENDED = simd(1, 0, 0);
const store = (offset: number): number[] => simd(11, 0, offset);

// Parameters and locals of both functions.
const FACTS = 0;
const TOKENS = 1;
const PER_TOKEN = 2;
const ROWS = 3;
const MASK = 4;
const OUT = 5;
const LEFT = 6;
const LOW = 7;
const HIGH = 8;
const ROW = 9;

/** Address of the row of the fact that `FACTS` points at; a row is `1 << shift` bytes. */
const rowOf = (shift: number): number[] => [
  ...get(FACTS),
  0x28,
  2,
  0,
  ...get(MASK),
  AND,
  ...constant(shift),
  SHIFT_LEFT,
  ...get(ROWS),
  ADD,
];

const perToken = (
  start: readonly number[],
  fact: readonly number[],
  end: readonly number[],
  size: number,
): number[] =>
  repeat(TOKENS, [
    ...start,
    ...get(PER_TOKEN),
    ...set(LEFT),
    ...repeat(LEFT, [...fact, ...advance(FACTS, 4)]),
    ...end,
    ...advance(OUT, size),
  ]);

const EIGHT = perToken(
  [...NOTHING, ...set(LOW)],
  [...get(LOW), ...rowOf(3), ...LOAD_8_EXTENDED, ...ADD_WORDS, ...set(LOW)],
  [...get(OUT), ...get(LOW), ...store(0)],
  16,
);

const SIXTEEN = perToken(
  [...NOTHING, ...set(LOW), ...NOTHING, ...set(HIGH)],
  [
    ...rowOf(4),
    ...LOAD_16,
    ...setAndKeep(ROW),
    ...EXTEND_LOW,
    ...get(LOW),
    ...ADD_WORDS,
    ...set(LOW),
    ...get(ROW),
    ...EXTEND_HIGH,
    ...get(HIGH),
    ...ADD_WORDS,
    ...set(HIGH),
  ],
  [...get(OUT), ...get(LOW), ...store(0), ...get(OUT), ...get(HIGH), ...store(16)],
  32,
);

const MODULE = assemble(
  [
    { name: 'eight', code: EIGHT },
    { name: 'sixteen', code: SIXTEEN },
  ],
  { parameters: 6, numbers: 1, vectors: 3 },
);

/**
 * @param facts address of `tokens` times `perToken` 32-bit numbers
 * @param rows address of the weights, eight or sixteen signed bytes a row
 * @param mask their number less one
 * @param out address of the sums: as many signed 16-bit numbers a token as a row has bytes
 */
type Sum = (facts: number, tokens: number, perToken: number, rows: number, mask: number, out: number) => void;

export interface Kernel {
  readonly eight: Sum;
  readonly sixteen: Sum;
}

export function createKernel(memory: WebAssembly.Memory): Kernel {
  const { exports } = new WebAssembly.Instance(MODULE, { tagger: { memory } });
  return { eight: exports['eight'] as Sum, sixteen: exports['sixteen'] as Sum };
}
