/** Collects content: ranges of the source as they are, and new text between them. Grows by doubling. */
export class ContentOutput {
  #bytes: Uint8Array;
  #length = 0;

  constructor(capacity = 4096) {
    this.#bytes = new Uint8Array(Math.max(64, capacity));
  }

  get length(): number {
    return this.#length;
  }

  keep(source: Uint8Array, start: number, end: number): void {
    this.#room(end - start + 1);
    this.#bytes.set(source.subarray(start, end), this.#length);
    this.#length += end - start;
    this.#bytes[this.#length++] = 0x0a;
  }

  /** @param text Latin-1 */
  write(text: string): void {
    this.#room(text.length + 1);
    for (let i = 0; i < text.length; i += 1) this.#bytes[this.#length++] = text.charCodeAt(i);
    this.#bytes[this.#length++] = 0x0a;
  }

  bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }

  #room(count: number): void {
    if (this.#length + count <= this.#bytes.length) return;
    const bigger = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + count));
    bigger.set(this.#bytes.subarray(0, this.#length));
    this.#bytes = bigger;
  }
}
