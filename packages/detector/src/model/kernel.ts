/**
 * The inner loop of the tagger in WebAssembly: for each token, the sum of the rows of weights that its facts point at,
 * eight or sixteen signed bytes at a time. Nine tenths of the work of a tagger in TypeScript were these sums.
 */

const I32 = 0x7f;
const V128 = 0x7b;

const get = (local: number): number[] => [0x20, local];
const set = (local: number): number[] => [0x21, local];
const constant = (value: number): number[] => [0x41, value];
const simd = (...code: number[]): number[] => [0xfd, ...code];
const ADD = 0x6a;
const AND = 0x71;
const SHIFT_LEFT = 0x74;
const EQUALS_ZERO = 0x45;
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

const advance = (local: number, by: number): number[] => [...get(local), ...constant(by), ADD, ...set(local)];
const MINUS_ONE = 0x7f;

/** Until `count` is nothing; it counts down. */
const repeat = (count: number, body: readonly number[]): number[] => [
  0x02,
  0x40,
  0x03,
  0x40,
  ...get(count),
  EQUALS_ZERO,
  0x0d,
  1,
  ...body,
  ...advance(count, MINUS_ONE),
  0x0c,
  0,
  0x0b,
  0x0b,
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
    0x22,
    ROW,
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

const vector = (items: readonly (readonly number[])[]): number[] => [items.length, ...items.flat()];
const sized = (bytes: readonly number[]): number[] => [...unsigned(bytes.length), ...bytes];
const section = (id: number, bytes: readonly number[]): number[] => [id, ...sized(bytes)];
const named = (name: string): number[] => [
  name.length,
  ...Array.from(name, (letter) => letter.charCodeAt(0)),
];
const body = (code: readonly number[]): number[] => sized([...vector([[1, I32], [3, V128]]), ...code, 0x0b]); // prettier-ignore

/** LEB128. */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

/** The binary format: https://webassembly.github.io/spec/core/binary/modules.html */
const MODULE = Uint8Array.from([
  0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
  ...section(1, vector([[0x60, 6, I32, I32, I32, I32, I32, I32, 0]])),
  ...section(2, vector([[...named('tagger'), ...named('memory'), 2, 0, 1]])),
  ...section(3, vector([[0], [0]])),
  ...section(7, vector([[...named('eight'), 0, 0], [...named('sixteen'), 0, 1]])),
  ...section(10, vector([body(EIGHT), body(SIXTEEN)])),
]); // prettier-ignore

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
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(MODULE), { tagger: { memory } });
  return { eight: exports['eight'] as Sum, sixteen: exports['sixteen'] as Sum };
}
