import { JpegUnsupported } from './frame.ts';

/** Where a word keeps its parts: the bits behind a symbol are eleven at most, the symbol above them, its kind on top. */
export const SYMBOL = 11;
const KIND = SYMBOL + 8;

/** The most bits that a sequential JPEG of eight bits has for a difference of DC values, and for an AC value. */
const DC_BITS = 11;
const AC_BITS = 10;
/** Sixteen zeros (ZRL) in the place of a run and a size (ITU-T T.81, F.1.2.2.1). */
const SIXTEEN_ZEROS = 0xf0;
/** No block gives more words than it has coefficients, and a word for its end. */
const MOST_WORDS = 65;

/** Symbols in the order of the scan, with the bits behind them, and how often each occurs. Kinds: 0 and 1 the first pair of tables (DC, AC), 2 and 3 the second. */
export class ScanSymbols {
  readonly #counts = new Uint32Array(4 << 8);
  #words: Uint32Array;
  #length = 0;

  constructor(pixels: number) {
    this.#words = new Uint32Array(Math.max(1024, pixels >> 2));
  }

  /**
   * @param kind of the DC symbols; that of the AC symbols is the next
   * @returns the DC value, which predicts the next one
   * @throws JpegUnsupported where a coefficient is out of range
   */
  addBlock(coefficients: Int16Array, at: number, prediction: number, kind: number): number {
    if (this.#length + MOST_WORDS > this.#words.length) this.#grow();
    const words = this.#words;
    const counts = this.#counts;
    let length = this.#length;
    const dc = coefficients[at]!;
    const difference = dc - prediction;
    const dcSize = sizeOf(difference, DC_BITS);
    counts[(kind << 8) | dcSize]! += 1;
    words[length++] = (kind << KIND) | (dcSize << SYMBOL) | bitsOf(difference, dcSize);
    const base = (kind + 1) << 8;
    let from = at + 1;
    const end = at + 64;
    for (let k = from; k < end; k++) {
      const value = coefficients[k]!;
      if (value === 0) continue;
      let run = k - from;
      for (; run > 15; run -= 16) {
        counts[base | SIXTEEN_ZEROS]! += 1;
        words[length++] = (base | SIXTEEN_ZEROS) << SYMBOL;
      }
      const size = sizeOf(value, AC_BITS);
      const symbol = base | (run << 4) | size;
      counts[symbol]! += 1;
      words[length++] = (symbol << SYMBOL) | bitsOf(value, size);
      from = k + 1;
    }
    if (from < end) {
      counts[base]! += 1;
      words[length++] = base << SYMBOL;
    }
    this.#length = length;
    return dc;
  }

  /** @returns frequencies of 256 symbols */
  countsOf(kind: number): Uint32Array {
    return this.#counts.subarray(kind << 8, (kind + 1) << 8);
  }

  words(): Uint32Array {
    return this.#words.subarray(0, this.#length);
  }

  #grow(): void {
    const words = new Uint32Array(this.#words.length * 2);
    words.set(this.#words);
    this.#words = words;
  }
}

function sizeOf(value: number, most: number): number {
  const size = 32 - Math.clz32(value < 0 ? -value : value);
  if (size > most) throw new JpegUnsupported('a coefficient is out of range');
  return size;
}

function bitsOf(value: number, size: number): number {
  return value < 0 ? value + (1 << size) - 1 : value;
}
