import { FOLDED } from './characters.ts';

const CHUNK = 8192;

/** A growing row of UTF-16 units, each with where it stands in the source. */
export class Units {
  unit: Uint16Array;
  from: Int32Array;
  to: Int32Array;
  length = 0;

  constructor(capacity: number) {
    this.unit = new Uint16Array(capacity + 64);
    this.from = new Int32Array(capacity + 64);
    this.to = new Int32Array(capacity + 64);
  }

  add(unit: number, from: number, to: number): void {
    if (this.length === this.unit.length) this.#grow();
    this.unit[this.length] = unit;
    this.from[this.length] = from;
    this.to[this.length++] = to;
  }

  last(): number | undefined {
    return this.length === 0 ? undefined : this.unit[this.length - 1];
  }

  drop(): void {
    if (this.length > 0) this.length--;
  }

  replaceLast(unit: number, to?: number): void {
    this.unit[this.length - 1] = unit;
    if (to !== undefined) this.to[this.length - 1] = to;
  }

  /** Keeps the units for which `keep` is 1, in place. */
  compact(keep: Uint8Array): void {
    let kept = 0;
    for (let index = 0; index < this.length; index++) {
      if (keep[index] === 0) continue;
      this.unit[kept] = this.unit[index]!;
      this.from[kept] = this.from[index]!;
      this.to[kept++] = this.to[index]!;
    }
    this.length = kept;
  }

  /** The text; with `table`, each unit through it. */
  toString(table?: Uint16Array): string {
    let text = '';
    for (let start = 0; start < this.length; start += CHUNK) {
      const part = this.unit.slice(start, Math.min(this.length, start + CHUNK));
      if (table !== undefined)
        for (let index = 0; index < part.length; index++) part[index] = table[part[index]!]!;
      // Spread, the row would go through its iterator.
      text += Reflect.apply(String.fromCharCode, undefined, part);
    }
    return text;
  }

  /** A part of it in small letters without accents. */
  folded(start: number, end: number): string {
    let text = '';
    for (let at = start; at < end; at++) text += String.fromCharCode(FOLDED[this.unit[at]!]!);
    return text;
  }

  #grow(): void {
    const capacity = this.unit.length * 2;
    const unit = new Uint16Array(capacity);
    unit.set(this.unit);
    this.unit = unit;
    const from = new Int32Array(capacity);
    from.set(this.from);
    this.from = from;
    const to = new Int32Array(capacity);
    to.set(this.to);
    this.to = to;
  }
}
