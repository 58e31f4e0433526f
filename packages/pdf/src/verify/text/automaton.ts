/** Aho–Corasick over bytes: all patterns at once, in time linear in the text whatever the number of patterns. */
export class Automaton {
  #next = new Int32Array(256 * 64).fill(-1);
  #states = 1;
  #ends: (number[] | undefined)[] = [];
  #fail = new Int32Array(0);
  /** For each state the nearest suffix state at which a pattern ends; 0 for none. */
  #suffix = new Int32Array(0);

  /** @param id what `count` reports; several patterns may share one. */
  add(pattern: Uint8Array, id: number): void {
    let state = 0;
    for (const byte of pattern) {
      const at = state * 256 + byte;
      let next = this.#next[at]!;
      if (next < 0) {
        next = this.#grow();
        this.#next[at] = next;
      }
      state = next;
    }
    if (state !== 0) (this.#ends[state] ??= []).push(id);
  }

  #grow(): number {
    const needed = (this.#states + 1) * 256;
    if (needed > this.#next.length) {
      const wider = new Int32Array(this.#next.length * 2).fill(-1);
      wider.set(this.#next);
      this.#next = wider;
    }
    return this.#states++;
  }

  /** Once, after the last `add`: fills the missing transitions, breadth first. */
  link(): void {
    this.#fail = new Int32Array(this.#states);
    this.#suffix = new Int32Array(this.#states);
    const queue: number[] = [0];
    for (const state of queue) {
      const fail = this.#fail[state]!;
      if (state !== 0) this.#suffix[state] = this.#ends[fail] === undefined ? this.#suffix[fail]! : fail;
      for (let byte = 0; byte < 256; byte += 1) {
        const next = this.#next[state * 256 + byte]!;
        const byFail = state === 0 ? 0 : this.#next[fail * 256 + byte]!;
        if (next < 0) this.#next[state * 256 + byte] = byFail;
        else {
          this.#fail[next] = byFail;
          queue.push(next);
        }
      }
    }
  }

  count(text: Uint8Array): Map<number, number> {
    const found = new Map<number, number>();
    const next = this.#next;
    let state = 0;
    for (let index = 0; index < text.length; index += 1) {
      state = next[state * 256 + text[index]!]!;
      const hit = this.#ends[state] === undefined ? this.#suffix[state]! : state;
      for (let at = hit; at !== 0; at = this.#suffix[at]!) {
        for (const id of this.#ends[at] ?? []) found.set(id, (found.get(id) ?? 0) + 1);
      }
    }
    return found;
  }
}
