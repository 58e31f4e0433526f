interface Pattern {
  readonly bytes: Uint8Array;
  readonly id: number;
}

/** More states would not fit the keys of the table. */
const MOST_STATES = 2 ** 24;

/**
 * Aho–Corasick over bytes: all patterns at once, in time that does not depend on how many there are. A pattern has states
 * only as far as another one begins like it, and edges are stored only where there are any, so that thousands of values
 * are ready at once; the rest of a pattern is compared where its beginning is met.
 */
export class Automaton {
  readonly #states = new States();
  /** Patterns of which a state has read the beginning, and those with the same bytes. */
  readonly #begun: (Pattern[] | undefined)[] = [];
  /** The patterns that end at a state. */
  readonly #ended: (number[] | undefined)[] = [];
  /** For each state the longest other state that its text ends with. */
  readonly #fail: Int32Array;
  /** For each state the nearest of those at which a pattern is met; 0 for none. */
  readonly #suffix: Int32Array;

  /** @throws RangeError where there are too many patterns */
  constructor(patterns: readonly Pattern[]) {
    for (const pattern of patterns) if (pattern.bytes.length > 0) this.#add(pattern);
    const { count } = this.#states;
    this.#fail = new Int32Array(count);
    this.#suffix = new Int32Array(count);
    for (const state of this.#states.byDepth()) {
      const parent = this.#states.parents[state]!;
      const back = parent === 0 ? 0 : this.#step(this.#fail[parent]!, this.#states.bytes[state]!);
      this.#fail[state] = back;
      this.#suffix[state] = this.#meets(back) ? back : this.#suffix[back]!;
    }
  }

  #add(pattern: Pattern): void {
    const { bytes, id } = pattern;
    let state = 0;
    for (let depth = 0; depth < bytes.length; depth += 1) {
      const next = this.#states.edge(state, bytes[depth]!);
      if (next === 0) {
        this.#begun[this.#states.grow(state, bytes[depth]!)] = [pattern];
        return;
      }
      state = next;
      const others = this.#begun[state];
      if (others === undefined) continue;
      if (Buffer.compare(others[0]!.bytes, bytes) === 0) {
        others.push(pattern);
        return;
      }
      this.#begun[state] = undefined;
      this.#push(state, depth + 1, others);
    }
    (this.#ended[state] ??= []).push(id);
  }

  /** One byte further with patterns that are no longer the only ones that begin so. */
  #push(state: number, depth: number, patterns: Pattern[]): void {
    const next = patterns[0]!.bytes[depth];
    if (next === undefined) this.#ended[state] = patterns.map(({ id }) => id);
    else this.#begun[this.#states.grow(state, next)] = patterns;
  }

  #meets(state: number): boolean {
    return this.#ended[state] !== undefined || this.#begun[state] !== undefined;
  }

  #step(from: number, byte: number): number {
    for (let state = from; state !== 0; state = this.#fail[state]!) {
      const next = this.#states.edge(state, byte);
      if (next !== 0) return next;
    }
    return this.#states.edge(0, byte);
  }

  /** How often each id's patterns occur; ids that don't are absent. */
  count(text: Uint8Array): Map<number, number> {
    const found = new Map<number, number>();
    const add = (id: number): void => void found.set(id, (found.get(id) ?? 0) + 1);
    let state = 0;
    for (let index = 0; index < text.length; index += 1) {
      state = this.#step(state, text[index]!);
      if (state === 0) continue;
      for (let at = this.#meets(state) ? state : this.#suffix[state]!; at !== 0; at = this.#suffix[at]!) {
        for (const id of this.#ended[at] ?? []) add(id);
        const begun = this.#begun[at];
        const start = index + 1 - this.#states.depths[at]!;
        if (begun !== undefined && standsAt(begun[0]!.bytes, text, start))
          for (const { id } of begun) add(id);
      }
    }
    return found;
  }
}

function standsAt(pattern: Uint8Array, text: Uint8Array, start: number): boolean {
  if (start + pattern.length > text.length) return false;
  for (let at = pattern.length - 1; at >= 0; at -= 1) if (text[start + at] !== pattern[at]) return false;
  return true;
}

/** A tree of states, each one byte after another; 0 is the beginning. */
class States {
  count = 1;
  parents = new Int32Array(1024);
  depths = new Int32Array(1024);
  bytes = new Uint8Array(1024);
  /** Where the first byte of a pattern leads. */
  readonly #first = new Int32Array(256);
  /** Where every other byte leads: an open table of (state, byte), four times as large as what is in it at least. */
  #keys = new Uint32Array(4096);
  #targets = new Int32Array(4096);

  /** 0 where no pattern goes on with the byte. */
  edge(state: number, byte: number): number {
    return state === 0 ? this.#first[byte]! : this.#targets[this.#place(state * 256 + byte)]!;
  }

  /** A new state after another one, with the byte that leads there. */
  grow(state: number, byte: number): number {
    if (this.count === this.parents.length) this.#enlarge();
    const next = this.count++;
    this.parents[next] = state;
    this.bytes[next] = byte;
    this.depths[next] = this.depths[state]! + 1;
    this.#connect(next);
    return next;
  }

  #connect(state: number): void {
    const parent = this.parents[state]!;
    const byte = this.bytes[state]!;
    if (parent === 0) {
      this.#first[byte] = state;
      return;
    }
    const at = this.#place(parent * 256 + byte);
    this.#keys[at] = parent * 256 + byte;
    this.#targets[at] = state;
  }

  /** Where a key is, or would be put. */
  #place(key: number): number {
    const keys = this.#keys;
    const mask = keys.length - 1;
    let at = (Math.imul(key, 0x9e3779b1) >>> 7) & mask;
    while (keys[at] !== key && keys[at] !== 0) at = (at + 1) & mask;
    return at;
  }

  #enlarge(): void {
    const size = 2 * this.count;
    if (size > MOST_STATES) throw new RangeError('Too many values to look for');
    const [parents, depths, bytes] = [new Int32Array(size), new Int32Array(size), new Uint8Array(size)];
    parents.set(this.parents);
    depths.set(this.depths);
    bytes.set(this.bytes);
    Object.assign(this, { parents, depths, bytes });
    this.#keys = new Uint32Array(4 * size);
    this.#targets = new Int32Array(4 * size);
    for (let state = 1; state < this.count; state += 1) this.#connect(state);
  }

  /** All but the beginning, those nearer to it first. */
  byDepth(): Int32Array {
    const starts = new Int32Array(
      this.depths.subarray(0, this.count).reduce((a, b) => Math.max(a, b), 0) + 2,
    );
    for (let state = 1; state < this.count; state += 1) starts[this.depths[state]! + 1]! += 1;
    for (let depth = 1; depth < starts.length; depth += 1) starts[depth]! += starts[depth - 1]!;
    const sorted = new Int32Array(this.count - 1);
    for (let state = 1; state < this.count; state += 1) sorted[starts[this.depths[state]!]!++] = state;
    return sorted;
  }
}
