/** Bits, highest first, into bytes that grow. */
export class BitWriter {
  #bytes: Uint8Array;
  #length = 0;
  #hold = 0;
  #held = 0;

  constructor(expectedBytes: number) {
    this.#bytes = new Uint8Array(Math.max(64, expectedBytes));
  }

  /** @param count at most 24 */
  write(value: number, count: number): void {
    this.#hold = (this.#hold << count) | value;
    this.#held += count;
    while (this.#held >= 8) {
      this.#held -= 8;
      this.#push((this.#hold >>> this.#held) & 0xff);
    }
    this.#hold &= (1 << this.#held) - 1;
  }

  /** All bytes; the last is filled up with `fill`. */
  finish(fill: 0 | 1 = 0): Uint8Array<ArrayBuffer> {
    if (this.#held > 0) {
      const missing = 8 - this.#held;
      this.write(fill === 0 ? 0 : (1 << missing) - 1, missing);
    }
    return this.#bytes.slice(0, this.#length);
  }

  #push(byte: number): void {
    if (this.#length === this.#bytes.length) {
      const bytes = new Uint8Array(this.#bytes.length * 2);
      bytes.set(this.#bytes);
      this.#bytes = bytes;
    }
    this.#bytes[this.#length++] = byte;
  }
}
