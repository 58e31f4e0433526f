/** Which subroutines the Type 2 charstrings (Adobe Technical Note 5177) of the kept glyphs call. */
export interface Called {
  readonly local: Set<number>;
  readonly global: Set<number>;
  /** Standard codes of glyphs that others are built from. */
  readonly parts: Set<number>;
}

const bias = (count: number): number => (count < 1240 ? 107 : count < 33_900 ? 1131 : 32_768);

const HINTS = new Set([1, 3, 18, 23]);

/** @returns undefined where a call can't be told: then nothing may be taken out of the subroutines. */
export function calledSubroutines(
  charstrings: Iterable<Uint8Array>,
  local: readonly Uint8Array[],
  global: readonly Uint8Array[],
  into: Called,
): boolean {
  for (const charstring of charstrings) {
    const walk = new Walk(local, global, into);
    if (!walk.run(charstring, 0)) return false;
  }
  return true;
}

class Walk {
  readonly #local: readonly Uint8Array[];
  readonly #global: readonly Uint8Array[];
  readonly #into: Called;
  #stack: number[] = [];
  #hints = 0;
  #steps = 0;

  constructor(local: readonly Uint8Array[], global: readonly Uint8Array[], into: Called) {
    this.#local = local;
    this.#global = global;
    this.#into = into;
  }

  run(code: Uint8Array, depth: number): boolean {
    if (depth > 12) return false;
    for (let at = 0; at < code.length;) {
      this.#steps += 1;
      if (this.#steps > 200_000) return false;
      const b = code[at]!;
      at += 1;
      if (b >= 32 || b === 28) {
        at = this.#number(code, at, b);
      } else if (b === 10 || b === 29) {
        if (!this.#call(b === 10, depth)) return false;
      } else if (b === 11) {
        return true;
      } else if (b === 14) {
        // With four operands it builds a letter from two others, named by their standard codes (appendix C).
        if (this.#stack.length >= 4) for (const code of this.#stack.slice(-2)) this.#into.parts.add(code);
        return true;
      } else if (b === 12) {
        // Arithmetic could compute the number of a subroutine.
        if ((code[at] ?? 0) < 34 && code[at] !== 0) return false;
        at += 1;
        this.#stack = [];
      } else {
        if (HINTS.has(b)) this.#hints += this.#stack.length >> 1;
        if (b === 19 || b === 20) {
          this.#hints += this.#stack.length >> 1;
          at += (this.#hints + 7) >> 3;
        }
        this.#stack = [];
      }
    }
    return true;
  }

  #number(code: Uint8Array, at: number, b: number): number {
    if (b === 28) {
      this.#stack.push(((code[at]! << 24) | (code[at + 1]! << 16)) >> 16);
      return at + 2;
    }
    if (b <= 246) this.#stack.push(b - 139);
    else if (b <= 250) this.#stack.push((b - 247) * 256 + (code[at] ?? 0) + 108);
    else if (b <= 254) this.#stack.push(-(b - 251) * 256 - (code[at] ?? 0) - 108);
    else {
      this.#stack.push((code[at]! << 8) | code[at + 1]!);
      return at + 4;
    }
    return b <= 246 ? at : at + 1;
  }

  #call(local: boolean, depth: number): boolean {
    const list = local ? this.#local : this.#global;
    const number = this.#stack.pop();
    if (number === undefined) return false;
    const index = number + bias(list.length);
    const subroutine = list[index];
    if (subroutine === undefined) return false;
    (local ? this.#into.local : this.#into.global).add(index);
    return this.run(subroutine, depth + 1);
  }
}
