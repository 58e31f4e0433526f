import type { CMap, CodeRange } from './cmap.ts';

/** Kinds of entries, the upper three bits of their head. */
const SPACES = 0;
const NOT_DEFINED = 1;
const CHARACTERS = 2;
const RANGES = 3;
const METADATA = 7;
/** Kinds of metadata. */
const USES = 1;

/**
 * A predefined CMap in the packed form in which pdf.js ships Adobe's (`cmaps/*.bcmap`): entries of one kind and one code
 * length follow each other, each told by its distance from the one before.
 */
export function readBinaryCMap(bytes: Uint8Array): CMap {
  const input = new Input(bytes);
  const spaces: { length: number; low: number; high: number }[] = [];
  const ranges: CodeRange[] = [];
  let uses: string | undefined;
  const vertical = (input.byte() & 1) === 1;
  while (!input.done) {
    const head = input.byte();
    const kind = head >> 5;
    if (kind === METADATA) {
      const text = input.text();
      if ((head & 31) === USES) uses = text;
      continue;
    }
    const sequence = (head & 16) !== 0;
    const length = (head & 15) + 1;
    const count = input.number();
    const range = rangesOf(input, length, sequence);
    let cid = -1;
    for (let index = 0; index < count; index += 1) {
      const { low, high } = kind === CHARACTERS ? range.single() : range.next(kind !== RANGES);
      if (kind === SPACES) spaces.push({ length, low, high });
      else if (kind === NOT_DEFINED) input.number();
      else if (kind === RANGES) ranges.push({ length, low, high, to: input.number() });
      else if (kind === CHARACTERS) {
        cid = index === 0 ? input.number() : cid + 1 + input.signed();
        ranges.push({ length, low, high, to: cid });
      } else return { spaces, ranges, unicode: new Map(), vertical, uses };
    }
  }
  return { spaces, ranges, unicode: new Map(), vertical, uses };
}

/** The codes of a run of entries, each after the one before. */
function rangesOf(input: Input, length: number, sequence: boolean) {
  let last: number | undefined;
  const start = (always: boolean): number => {
    if (last === undefined) return input.code(length);
    return last + 1 + (sequence && !always ? 0 : input.number());
  };
  return {
    next(always: boolean) {
      const low = start(always);
      const high = low + input.number();
      last = high;
      return { low, high };
    },
    single() {
      const low = start(false);
      last = low;
      return { low, high: low };
    },
  };
}

class Input {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get done(): boolean {
    return this.#at >= this.#bytes.length;
  }

  byte(): number {
    return this.#bytes[this.#at++] ?? 0;
  }

  /** Big-endian, `length` bytes. */
  code(length: number): number {
    let value = 0;
    for (let i = 0; i < length; i += 1) value = value * 256 + this.byte();
    return value;
  }

  /** Seven bits a byte, the highest first; the eighth says that more follow. */
  number(): number {
    for (let value = 0; ;) {
      const byte = this.byte();
      value = value * 128 + (byte & 127);
      if ((byte & 128) === 0) return value;
    }
  }

  /** The sign is the lowest bit. */
  signed(): number {
    const value = this.number();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }

  text(): string {
    let text = '';
    for (let length = this.number(); length > 0; length -= 1) text += String.fromCharCode(this.number());
    return text;
  }
}
