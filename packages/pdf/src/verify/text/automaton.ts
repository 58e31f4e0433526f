interface Pattern {
  readonly bytes: Uint8Array;
  readonly id: number;
}

/**
 * Aho–Corasick over bytes: all patterns at once, in time linear in the text whatever the number of patterns. Bytes that
 * no pattern holds share one column of the table, so that thousands of values stay small.
 */
export class Automaton {
  readonly #column = new Uint8Array(256);
  readonly #columns: number;
  readonly #next: Int32Array;
  readonly #ends: (number[] | undefined)[] = [];
  /** For each state the nearest suffix state at which a pattern ends; 0 for none. */
  readonly #suffix: Int32Array;

  constructor(patterns: readonly Pattern[]) {
    let columns = 1;
    let size = 1;
    for (const { bytes } of patterns) {
      size += bytes.length;
      for (const byte of bytes) if (this.#column[byte] === 0) this.#column[byte] = columns++;
    }
    this.#columns = columns;
    this.#next = new Int32Array(size * columns).fill(-1);
    let states = 1;
    for (const { bytes, id } of patterns) {
      let state = 0;
      for (const byte of bytes) {
        const at = state * columns + this.#column[byte]!;
        if (this.#next[at]! < 0) this.#next[at] = states++;
        state = this.#next[at]!;
      }
      if (state !== 0) (this.#ends[state] ??= []).push(id);
    }
    this.#suffix = this.#link(states);
  }

  /** Fills the missing transitions, breadth first. */
  #link(states: number): Int32Array {
    const columns = this.#columns;
    const next = this.#next;
    const fail = new Int32Array(states);
    const suffix = new Int32Array(states);
    const queue = new Int32Array(states);
    let queued = 1;
    for (let first = 0; first < queued; first += 1) {
      const state = queue[first]!;
      const back = fail[state]!;
      if (state !== 0) suffix[state] = this.#ends[back] === undefined ? suffix[back]! : back;
      for (let column = 0; column < columns; column += 1) {
        const at = state * columns + column;
        const byFail = state === 0 ? 0 : next[back * columns + column]!;
        if (next[at]! < 0) next[at] = byFail;
        else {
          fail[next[at]!] = byFail;
          queue[queued++] = next[at]!;
        }
      }
    }
    return suffix;
  }

  /** How often each id's patterns occur; ids that don't are absent. */
  count(text: Uint8Array): Map<number, number> {
    const found = new Map<number, number>();
    const next = this.#next;
    const column = this.#column;
    const columns = this.#columns;
    let state = 0;
    for (let index = 0; index < text.length; index += 1) {
      state = next[state * columns + column[text[index]!]!]!;
      if (state === 0) continue;
      const hit = this.#ends[state] === undefined ? this.#suffix[state]! : state;
      for (let at = hit; at !== 0; at = this.#suffix[at]!) {
        for (const id of this.#ends[at] ?? []) found.set(id, (found.get(id) ?? 0) + 1);
      }
    }
    return found;
  }
}
