/** Whole numbers in as few bytes as they need, seven bits each, lowest first; negative ones zigzag (0, -1, 1, -2 …). */

export class VarintWriter {
  #bytes = new Uint8Array(1024);
  #length = 0;

  write(value: number): void {
    let rest = value < 0 ? -value * 2 - 1 : value * 2;
    if (this.#length + 8 > this.#bytes.length) {
      const larger = new Uint8Array(this.#bytes.length * 2);
      larger.set(this.#bytes);
      this.#bytes = larger;
    }
    while (rest >= 0x80) {
      this.#bytes[this.#length++] = (rest % 0x80) | 0x80;
      rest = Math.floor(rest / 0x80);
    }
    this.#bytes[this.#length++] = rest;
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}

export class VarintReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** @throws RangeError past the end */
  read(): number {
    let value = 0;
    let unit = 1;
    for (;;) {
      const byte = this.#bytes[this.#at++];
      if (byte === undefined || unit > 2 ** 49) throw new RangeError('Not a number');
      value += (byte & 0x7f) * unit;
      if (byte < 0x80) return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
      unit *= 0x80;
    }
  }
}
