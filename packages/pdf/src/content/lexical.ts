const WHITE = 1;
const DELIMITER = 2;

/** ISO 32000-1, 7.2.2: white space 1, delimiters 2, regular characters 0. */
const CLASSES = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) CLASSES[byte] = WHITE;
for (const char of '()<>[]{}/%') CLASSES[char.charCodeAt(0)] = DELIMITER;

export const isWhite = (byte: number | undefined): boolean => byte !== undefined && CLASSES[byte] === WHITE;
export const isRegular = (byte: number | undefined): boolean => byte !== undefined && CLASSES[byte] === 0;

/** 0–15, or −1. */
export function hexDigit(byte: number): number {
  if (byte >= 48 && byte <= 57) return byte - 48;
  const letter = byte | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}

/** The index after a literal string whose `(` stands at `start`, and its bytes (7.3.4.2). */
export function readLiteral(bytes: Uint8Array, start: number): { end: number; value: Uint8Array } {
  const plain = plainEnd(bytes, start + 1);
  if (plain >= 0) return { end: plain + 1, value: bytes.subarray(start + 1, plain) };
  const out: number[] = [];
  let depth = 1;
  let at = start + 1;
  for (; at < bytes.length; at += 1) {
    const byte = bytes[at]!;
    if (byte === 0x5c) {
      at = readEscape(bytes, at + 1, out) - 1;
      continue;
    }
    if (byte === 0x28) depth += 1;
    else if (byte === 0x29) {
      depth -= 1;
      if (depth === 0) return { end: at + 1, value: Uint8Array.from(out) };
    } else if (byte === 0x0d) {
      if (bytes[at + 1] === 0x0a) at += 1;
      out.push(0x0a);
      continue;
    }
    out.push(byte);
  }
  return { end: bytes.length, value: Uint8Array.from(out) };
}

/** Where a string ends that holds no escape, no bracket and no end of line, as nearly all do; -1 for another one. */
function plainEnd(bytes: Uint8Array, start: number): number {
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at]!;
    if (byte === 0x29) return at;
    if (byte === 0x5c || byte === 0x28 || byte === 0x0d) return -1;
  }
  return -1;
}

const ESCAPES: Readonly<Record<number, number>> = { 0x6e: 10, 0x72: 13, 0x74: 9, 0x62: 8, 0x66: 12 };

function readEscape(bytes: Uint8Array, at: number, out: number[]): number {
  const byte = bytes[at];
  if (byte === undefined) return at + 1;
  if (byte === 0x0d) return bytes[at + 1] === 0x0a ? at + 2 : at + 1;
  if (byte === 0x0a) return at + 1;
  if (byte < 0x30 || byte > 0x37) {
    out.push(ESCAPES[byte] ?? byte);
    return at + 1;
  }
  let value = 0;
  let end = at;
  while (end < at + 3 && bytes[end]! >= 0x30 && bytes[end]! <= 0x37) {
    value = value * 8 + bytes[end]! - 0x30;
    end += 1;
  }
  out.push(value & 255);
  return end;
}

/** The index after a hexadecimal string whose `<` stands at `start`, and its bytes (7.3.4.3). */
export function readHex(bytes: Uint8Array, start: number): { end: number; value: Uint8Array } {
  const digits: number[] = [];
  let at = start + 1;
  for (; at < bytes.length && bytes[at] !== 0x3e; at += 1) {
    const digit = hexDigit(bytes[at]!);
    if (digit >= 0) digits.push(digit);
  }
  if (digits.length % 2 === 1) digits.push(0);
  const value = new Uint8Array(digits.length / 2);
  for (let i = 0; i < value.length; i += 1) value[i] = digits[2 * i]! * 16 + digits[2 * i + 1]!;
  return { end: at + 1, value };
}

/** As PDFium reads numbers: a sign inside ends them, more than one point too. NaN where it is no number. */
export function readNumber(bytes: Uint8Array, start: number, end: number): number {
  let at = start;
  let sign = 1;
  while (at < end && (bytes[at] === 0x2b || bytes[at] === 0x2d)) {
    if (bytes[at] === 0x2d) sign = -1;
    at += 1;
  }
  let value = 0;
  let scale = 0;
  let digits = 0;
  for (; at < end; at += 1) {
    const byte = bytes[at]!;
    if (byte >= 48 && byte <= 57) {
      value = value * 10 + byte - 48;
      digits += 1;
      if (scale > 0) scale *= 10;
    } else if (byte === 0x2e && scale === 0) scale = 1;
    else if (byte === 0x2d && digits > 0) break;
    else return Number.NaN;
  }
  if (digits === 0 && scale === 0) return Number.NaN;
  return scale > 1 ? (sign * value) / scale : sign * value;
}
