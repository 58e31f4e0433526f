/** The items of a CFF INDEX (Adobe Technical Note 5176, 5) and where it ends. Undefined where it is damaged. */
export interface CffIndex {
  readonly items: readonly Uint8Array[];
  readonly end: number;
}

export function readIndex(bytes: Uint8Array, start: number): CffIndex | undefined {
  if (start + 2 > bytes.length) return undefined;
  const count = bytes[start]! * 256 + bytes[start + 1]!;
  if (count === 0) return { items: [], end: start + 2 };
  const size = bytes[start + 2]!;
  if (size < 1 || size > 4) return undefined;
  const base = start + 3 + (count + 1) * size - 1;
  const offset = (index: number): number => {
    let value = 0;
    for (let i = 0; i < size; i += 1) value = value * 256 + (bytes[start + 3 + index * size + i] ?? 0);
    return value;
  };
  const items: Uint8Array[] = [];
  for (let i = 0; i < count; i += 1) {
    const from = base + offset(i);
    const to = base + offset(i + 1);
    if (from > to || to > bytes.length) return undefined;
    items.push(bytes.subarray(from, to));
  }
  return { items, end: base + offset(count) };
}

export function writeIndex(items: readonly Uint8Array[]): Uint8Array {
  if (items.length === 0) return Uint8Array.of(0, 0);
  const total = items.reduce((sum, item) => sum + item.length, 1);
  const size = total < 0x100 ? 1 : total < 0x10000 ? 2 : total < 0x1000000 ? 3 : 4;
  const header = new Uint8Array(3 + (items.length + 1) * size);
  header[0] = items.length >> 8;
  header[1] = items.length & 255;
  header[2] = size;
  let offset = 1;
  for (let i = 0; i <= items.length; i += 1) {
    for (let k = 0; k < size; k += 1) header[3 + i * size + k] = (offset / 256 ** (size - 1 - k)) & 255;
    offset += items[i]?.length ?? 0;
  }
  return Buffer.concat([header, ...items]);
}

/** A DICT: operands by operator; two-byte operators as 1200 + second byte. */
export function readDict(bytes: Uint8Array): Map<number, number[]> {
  const dict = new Map<number, number[]>();
  let operands: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const b = bytes[at]!;
    if (b <= 21) {
      const key = b === 12 ? 1200 + (bytes[at + 1] ?? 0) : b;
      dict.set(key, operands);
      operands = [];
      at += b === 12 ? 2 : 1;
    } else if (b === 28) {
      operands.push(((bytes[at + 1]! << 24) | (bytes[at + 2]! << 16)) >> 16);
      at += 3;
    } else if (b === 29) {
      operands.push((bytes[at + 1]! << 24) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 8) | bytes[at + 4]!);
      at += 5;
    } else if (b === 30) {
      const real = readReal(bytes, at + 1);
      operands.push(real.value);
      at = real.end;
    } else if (b >= 32 && b <= 246) {
      operands.push(b - 139);
      at += 1;
    } else if (b >= 247 && b <= 254) {
      const low = bytes[at + 1] ?? 0;
      operands.push(b <= 250 ? (b - 247) * 256 + low + 108 : -(b - 251) * 256 - low - 108);
      at += 2;
    } else at += 1;
  }
  return dict;
}

const NIBBLES = '0123456789.EE -';

function readReal(bytes: Uint8Array, start: number): { value: number; end: number } {
  let text = '';
  let at = start;
  for (; at < bytes.length; at += 1) {
    for (const nibble of [bytes[at]! >> 4, bytes[at]! & 15]) {
      if (nibble === 15) return { value: Number(text) || 0, end: at + 1 };
      text += nibble === 12 ? 'E-' : NIBBLES[nibble]!;
    }
  }
  return { value: 0, end: at };
}

/** Integers always in five bytes, so that offsets can be filled in when they are known. */
export function writeDict(dict: ReadonlyMap<number, readonly number[]>): Uint8Array {
  const out: number[] = [];
  for (const [key, operands] of dict) {
    for (const value of operands) {
      if (Number.isInteger(value))
        out.push(29, (value >> 24) & 255, (value >> 16) & 255, (value >> 8) & 255, value & 255);
      else out.push(30, ...realNibbles(value));
    }
    if (key >= 1200) out.push(12, key - 1200);
    else out.push(key);
  }
  return Uint8Array.from(out);
}

function realNibbles(value: number): number[] {
  const text = String(value).toUpperCase().replace('E+', 'E');
  const nibbles: number[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const char = text[i]!;
    if (char === 'E' && text[i + 1] === '-') {
      nibbles.push(12);
      i += 1;
    } else nibbles.push(char === 'E' ? 11 : char === '.' ? 10 : char === '-' ? 14 : Number(char));
  }
  nibbles.push(15);
  if (nibbles.length % 2 === 1) nibbles.push(15);
  return Array.from({ length: nibbles.length / 2 }, (_, i) => nibbles[2 * i]! * 16 + nibbles[2 * i + 1]!);
}
