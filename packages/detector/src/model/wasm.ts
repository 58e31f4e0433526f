/** Pieces of WebAssembly, put together by hand: https://webassembly.github.io/spec/core/binary/ */

const I32 = 0x7f;
const V128 = 0x7b;

export const ADD = 0x6a;
export const MULTIPLY = 0x6c;
export const AND = 0x71;
export const SHIFT_LEFT = 0x74;
const EQUALS_ZERO = 0x45;

export const get = (local: number): number[] => [0x20, local];
export const set = (local: number): number[] => [0x21, local];
export const setAndKeep = (local: number): number[] => [0x22, local];
export const constant = (value: number): number[] => [0x41, ...signed(value)];
export const simd = (...code: number[]): number[] => [0xfd, ...code];
export const advance = (local: number, by: number): number[] => [
  ...get(local),
  ...constant(by),
  ADD,
  ...set(local),
];

/** Until `count` is nothing; it goes down by `by`, of which it is a multiple. */
export const repeat = (count: number, body: readonly number[], by = 1): number[] => [
  0x02,
  0x40,
  0x03,
  0x40,
  ...get(count),
  EQUALS_ZERO,
  0x0d,
  1,
  ...body,
  ...advance(count, -by),
  0x0c,
  0,
  0x0b,
  0x0b,
];

interface Exported {
  readonly name: string;
  readonly code: readonly number[];
}

/**
 * A module over the memory `tagger.memory`; all its functions take `parameters` numbers, answer nothing, and have the same
 * locals after them: so many numbers, then so many vectors.
 */
export function assemble(
  functions: readonly Exported[],
  { parameters, numbers, vectors }: { readonly parameters: number; readonly numbers: number; readonly vectors: number }, // prettier-ignore
): WebAssembly.Module {
  const locals = vector([[numbers, I32], [vectors, V128]]); // prettier-ignore
  return new WebAssembly.Module(
    Uint8Array.from([
      0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
      ...section(1, vector([[0x60, parameters, ...Array.from({ length: parameters }, () => I32), 0]])),
      ...section(2, vector([[...named('tagger'), ...named('memory'), 2, 0, 1]])),
      ...section(3, vector(functions.map(() => [0]))),
      ...section(7, vector(functions.map(({ name }, index) => [...named(name), 0, index]))),
      ...section(10, vector(functions.map(({ code }) => sized([...locals, ...code, 0x0b])))),
    ]), // prettier-ignore
  );
}

const vector = (items: readonly (readonly number[])[]): number[] => [items.length, ...items.flat()];
const sized = (bytes: readonly number[]): number[] => [...unsigned(bytes.length), ...bytes];
const section = (id: number, bytes: readonly number[]): number[] => [id, ...sized(bytes)];
const named = (name: string): number[] => [
  name.length,
  ...Array.from(name, (letter) => letter.charCodeAt(0)),
];

/** LEB128. */
function unsigned(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

function signed(value: number): number[] {
  const low = value & 0x7f;
  const rest = value >> 7;
  return (rest === 0 && (low & 0x40) === 0) || (rest === -1 && (low & 0x40) !== 0)
    ? [low]
    : [low | 0x80, ...signed(rest)];
}
