/** Canonical code (ITU-T T.81, annex C) with a table for the codes of up to nine bits. */
export interface HuffmanTable {
  /** By the next nine bits: symbol × 16 + length, or 0 where the code is longer. */
  readonly quick: Uint16Array;
  /** By length: the first code that is too large, left-aligned to 16 bits; first code; index of its symbol. */
  readonly limit: Int32Array;
  readonly first: Int32Array;
  readonly index: Int32Array;
  readonly symbols: Uint8Array;
}

const QUICK_BITS = 9;

export function huffmanTable(counts: Uint8Array, symbols: Uint8Array): HuffmanTable {
  const quick = new Uint16Array(1 << QUICK_BITS);
  const limit = new Int32Array(18);
  const first = new Int32Array(17);
  const index = new Int32Array(17);
  let code = 0;
  let at = 0;
  for (let length = 1; length <= 16; length++) {
    first[length] = code;
    index[length] = at;
    const count = counts[length - 1] ?? 0;
    for (let next = 0; next < count; next++, code++, at++) {
      if (length > QUICK_BITS) continue;
      const from = code << (QUICK_BITS - length);
      quick.fill((symbols[at] ?? 0) * 16 + length, from, from + (1 << (QUICK_BITS - length)));
    }
    limit[length] = code << (16 - length);
    code <<= 1;
  }
  limit[17] = 0x7fffffff;
  return { quick, limit, first, index, symbols };
}

/** Reads entropy-coded data: stuffed zeros are skipped, and behind the end or a marker there are only zeros. */
export class BitReader {
  readonly #bytes: Uint8Array;
  #at: number;
  #hold = 0;
  #held = 0;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  /** Position of the next marker, after the data that was read. */
  get position(): number {
    return this.#at;
  }

  bit(): number {
    return this.bits(1);
  }

  /** @param count 0 to 16 */
  bits(count: number): number {
    if (count === 0) return 0;
    if (this.#held < count) this.#fill();
    this.#held -= count;
    return (this.#hold >>> this.#held) & ((1 << count) - 1);
  }

  /** A number of `size` bits, extended as in ITU-T T.81, F.2.2.1. */
  signed(size: number): number {
    if (size === 0) return 0;
    const value = this.bits(size);
    return value < 1 << (size - 1) ? value - (1 << size) + 1 : value;
  }

  symbol(table: HuffmanTable): number {
    if (this.#held < 16) this.#fill();
    const ahead = (this.#hold >>> (this.#held - 16)) & 0xffff;
    const entry = table.quick[ahead >> (16 - QUICK_BITS)]!;
    if (entry !== 0) {
      this.#held -= entry & 15;
      return entry >> 4;
    }
    let length = QUICK_BITS + 1;
    while (ahead >= table.limit[length]!) length++;
    if (length > 16) {
      this.#held -= 16;
      return 0;
    }
    this.#held -= length;
    return table.symbols[table.index[length]! + (ahead >> (16 - length)) - table.first[length]!] ?? 0;
  }

  /** Steps over a restart marker to the data behind it. */
  restart(): void {
    this.#held = 0;
    this.#hold = 0;
    while (this.#at + 1 < this.#bytes.length) {
      const marker = this.#bytes[this.#at] === 0xff ? this.#bytes[this.#at + 1]! : 0;
      if (marker >= 0xd0 && marker <= 0xd7) {
        this.#at += 2;
        return;
      }
      if (marker !== 0 && marker !== 0xff) return;
      this.#at++;
    }
  }

  #fill(): void {
    while (this.#held <= 16) {
      let byte = this.#bytes[this.#at];
      if (byte === undefined) byte = 0;
      else if (byte !== 0xff) this.#at++;
      else if (this.#bytes[this.#at + 1] === 0) this.#at += 2;
      else byte = 0; // a marker: it stays
      this.#hold = ((this.#hold << 8) | byte) & 0xffffff;
      this.#held += 8;
    }
  }
}
