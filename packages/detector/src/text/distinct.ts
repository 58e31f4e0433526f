const MULTIPLIER = 0x9e_37_79_b1;

/** Numbers each once, in the order in which they were met first: most of a text says the same again. */
export class Distinct {
  #values = new Int32Array(512);
  /** Where a value is, plus one; 0 where none is. */
  #slots = new Int32Array(1024);
  count = 0;

  /** The place of a value among them. */
  add(value: number): number {
    const mask = this.#slots.length - 1;
    let slot = slotOf(value, mask);
    for (let at = this.#slots[slot]!; at !== 0; at = this.#slots[slot]!) {
      if (this.#values[at - 1] === value) return at - 1;
      slot = (slot + 1) & mask;
    }
    if (this.count === this.#values.length) {
      this.#grow();
      return this.add(value);
    }
    this.#values[this.count] = value;
    this.#slots[slot] = ++this.count;
    return this.count - 1;
  }

  all(): Int32Array {
    return this.#values.slice(0, this.count);
  }

  /** Half of the slots stay empty. */
  #grow(): void {
    const values = new Int32Array(this.#values.length * 2);
    values.set(this.#values);
    this.#values = values;
    this.#slots = new Int32Array(this.#slots.length * 2);
    const mask = this.#slots.length - 1;
    for (let at = 0; at < this.count; at++) {
      let slot = slotOf(values[at]!, mask);
      while (this.#slots[slot] !== 0) slot = (slot + 1) & mask;
      this.#slots[slot] = at + 1;
    }
  }
}

function slotOf(value: number, mask: number): number {
  const hash = Math.imul(value, MULTIPLIER);
  return (hash ^ (hash >>> 15)) & mask;
}
