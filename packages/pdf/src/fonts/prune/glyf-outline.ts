import { viewOf } from './sfnt.ts';

/** Flags of a component of a composite glyph (OpenType, glyf). */
const ARGS_ARE_WORDS = 1;
const HAS_SCALE = 8;
const MORE_COMPONENTS = 32;
const HAS_XY_SCALE = 64;
const HAS_TWO_BY_TWO = 128;
const HAS_INSTRUCTIONS = 256;
/** Flags of a point of a simple glyph. */
const X_IS_BYTE = 2;
const Y_IS_BYTE = 4;
const REPEATS = 8;
const X_SAME = 16;
const Y_SAME = 32;

const HEADER = 10;

/** The glyphs that a composite glyph is made of. */
export function componentsOf(bytes: Uint8Array): number[] {
  return bytes.length < HEADER || viewOf(bytes).getInt16(0) >= 0 ? [] : readComponents(bytes).parts;
}

/** An outline without what follows it in the table: slack can hold another glyph. */
export function outlineAlone(bytes: Uint8Array): Uint8Array {
  if (bytes.length < HEADER) return bytes.subarray(0, 0);
  const contours = viewOf(bytes).getInt16(0);
  const end = contours < 0 ? readComponents(bytes).end : simpleEnd(bytes, contours);
  return bytes.subarray(0, Math.min(end, bytes.length));
}

function readComponents(bytes: Uint8Array): { parts: number[]; end: number } {
  const view = viewOf(bytes);
  const parts: number[] = [];
  let flags = 0;
  let at = HEADER;
  while (at + 4 <= bytes.length) {
    flags = view.getUint16(at);
    parts.push(view.getUint16(at + 2));
    at += 4 + ((flags & ARGS_ARE_WORDS) === 0 ? 2 : 4);
    if ((flags & HAS_SCALE) !== 0) at += 2;
    else if ((flags & HAS_XY_SCALE) !== 0) at += 4;
    else if ((flags & HAS_TWO_BY_TWO) !== 0) at += 8;
    if ((flags & MORE_COMPONENTS) === 0) break;
  }
  if ((flags & HAS_INSTRUCTIONS) !== 0 && at + 2 <= bytes.length) at += 2 + view.getUint16(at);
  return { parts, end: at };
}

function simpleEnd(bytes: Uint8Array, contours: number): number {
  const view = viewOf(bytes);
  const u16 = (at: number) => (at + 2 <= bytes.length ? view.getUint16(at) : 0);
  let at = HEADER + 2 * contours;
  const points = contours === 0 ? 0 : u16(at - 2) + 1;
  if (contours > 0) at += 2 + u16(at);
  let coordinates = 0;
  for (let point = 0; point < points && at < bytes.length;) {
    const flags = bytes[at]!;
    const times = (flags & REPEATS) === 0 ? 1 : 1 + (bytes[at + 1] ?? 0);
    coordinates +=
      Math.min(times, points - point) * (length(flags, X_IS_BYTE, X_SAME) + length(flags, Y_IS_BYTE, Y_SAME));
    point += times;
    at += (flags & REPEATS) === 0 ? 1 : 2;
  }
  return at + coordinates;
}

/** Bytes of one coordinate of a point. */
function length(flags: number, isByte: number, same: number): number {
  if ((flags & isByte) !== 0) return 1;
  return (flags & same) === 0 ? 2 : 0;
}
