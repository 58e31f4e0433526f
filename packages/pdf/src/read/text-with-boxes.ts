const LINE_FEED = 0x0a;

/** Grows as text arrives: UTF-16 units with four numbers each. Page space. */
export class TextWithBoxes {
  #units = new Uint16Array(4096);
  #boxes = new Float32Array(4 * 4096);
  length = 0;

  /** @param code a Unicode scalar value; outside the basic plane it takes two units that share the box */
  add(code: number, left: number, top: number, right: number, bottom: number): void {
    if (code > 0xffff) {
      this.#unit(0xd800 + ((code - 0x10000) >> 10), left, top, right, bottom);
      this.#unit(0xdc00 + ((code - 0x10000) & 0x3ff), left, top, right, bottom);
    } else {
      this.#unit(code, left, top, right, bottom);
    }
  }

  addText(text: string, left: number, top: number, right: number, bottom: number): void {
    for (let at = 0; at < text.length; at++) this.#unit(text.charCodeAt(at), left, top, right, bottom);
  }

  /** Ends the line that is being written, with an empty box. */
  breakLine(): void {
    if (this.length === 0 || this.#units[this.length - 1] === LINE_FEED) return;
    const at = 4 * (this.length - 1);
    const [, top = 0, right = 0, bottom = 0] = this.#boxes.subarray(at, at + 4);
    this.#unit(LINE_FEED, right, top, right, bottom);
  }

  /** Surrogates that have lost their other half become U+FFFD. */
  text(from = 0): string {
    const bytes = Buffer.from(this.#units.buffer, from * 2, (this.length - from) * 2);
    return bytes.toString('utf16le').toWellFormed();
  }

  get boxes(): Float32Array {
    return this.#boxes.slice(0, this.length * 4);
  }

  #unit(unit: number, left: number, top: number, right: number, bottom: number): void {
    if (this.length === this.#units.length) this.#grow();
    this.#units[this.length] = unit;
    const at = 4 * this.length++;
    this.#boxes[at] = left;
    this.#boxes[at + 1] = top;
    this.#boxes[at + 2] = right;
    this.#boxes[at + 3] = bottom;
  }

  #grow(): void {
    const units = new Uint16Array(this.length * 2);
    const boxes = new Float32Array(this.length * 8);
    units.set(this.#units);
    boxes.set(this.#boxes);
    this.#units = units;
    this.#boxes = boxes;
  }
}
