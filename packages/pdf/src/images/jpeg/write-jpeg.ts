import { JpegUnsupported, type Component, type Frame } from './frame.ts';
import { huffmanCode, type HuffmanCode } from './huffman-code.ts';

/** At most ten blocks a MCU in an interleaved scan (ITU-T T.81, B.2.3). */
const MOST_BLOCKS = 10;

/**
 * The frame as a sequential JPEG with one scan and the best Huffman codes for it. Nothing else is in it: no comments, no
 * application data but the Adobe flag and a bare JFIF header where the original had them.
 * @throws JpegUnsupported where the coefficients don't fit a sequential JPEG of eight bits
 */
export function writeJpeg(frame: Frame): Uint8Array {
  const blocks = frame.components.reduce((sum, { h, v }) => sum + h * v, 0);
  if (frame.components.length > 1 && blocks > MOST_BLOCKS) throw new JpegUnsupported('sampling');
  const symbols = new Symbols(frame.width * frame.height);
  codeBlocks(frame, symbols);
  const codes = [0, 1].map((table) => ({
    dc: huffmanCode(symbols.counts[2 * table]!),
    ac: huffmanCode(symbols.counts[2 * table + 1]!),
  }));
  const data = new StuffedBits(frame.width * frame.height);
  const byKind = codes.flatMap(({ dc, ac }) => [dc, ac]);
  for (const word of symbols.words()) {
    const { codes: code, lengths } = byKind[word >>> KIND]!;
    const symbol = (word >>> SYMBOL) & 0xff;
    data.write(code[symbol]!, lengths[symbol]!);
    const size = symbol & 15;
    if (size > 0) data.write(word & BITS, size);
  }
  return Buffer.concat([headers(frame, codes), data.finish(), Uint8Array.of(0xff, 0xd9)]);
}

interface Pair<T> {
  readonly dc: T;
  readonly ac: T;
}

/** Where a word of `Symbols` keeps its parts; the bits behind a symbol are eleven at most. */
const KIND = 19;
const SYMBOL = 11;
const BITS = (1 << SYMBOL) - 1;

/** Symbols in the order of the scan, with the bits behind them, and how often each occurs: 0 and 1 the first pair of tables (DC, AC), 2 and 3 the second. */
class Symbols {
  readonly counts = [0, 1, 2, 3].map(() => new Uint32Array(256));
  #words: Uint32Array;
  #length = 0;

  constructor(pixels: number) {
    this.#words = new Uint32Array(Math.max(1024, pixels >> 3));
  }

  add(kind: number, symbol: number, bits: number): void {
    this.counts[kind]![symbol]! += 1;
    if (this.#length === this.#words.length) {
      const words = new Uint32Array(this.#words.length * 2);
      words.set(this.#words);
      this.#words = words;
    }
    this.#words[this.#length++] = (kind << KIND) | (symbol << SYMBOL) | bits;
  }

  words(): Uint32Array {
    return this.#words.subarray(0, this.#length);
  }
}

function codeBlocks(frame: Frame, symbols: Symbols): void {
  const predictions = new Int32Array(frame.components.length);
  const code = (index: number, component: Component, at: number) => {
    const kind = 2 * tableOf(index);
    predictions[index] = codeBlock(component.coefficients, at, predictions[index]!, kind, symbols);
  };
  const [only] = frame.components;
  if (frame.components.length === 1 && only !== undefined) {
    for (let row = 0; row < only.blocksHigh; row++) {
      for (let column = 0; column < only.blocksWide; column++)
        code(0, only, 64 * (row * only.stride + column));
    }
    return;
  }
  const wide = Math.ceil(frame.width / (8 * frame.maxH));
  const high = Math.ceil(frame.height / (8 * frame.maxV));
  for (let row = 0; row < high; row++) {
    for (let column = 0; column < wide; column++) {
      for (let index = 0; index < frame.components.length; index++) {
        const component = frame.components[index]!;
        const { h, v, stride } = component;
        for (let y = 0; y < v; y++) {
          for (let x = 0; x < h; x++) code(index, component, 64 * ((row * v + y) * stride + column * h + x));
        }
      }
    }
  }
}

/** Luminance and black share a code, the two colours the other. */
function tableOf(component: number): 0 | 1 {
  return component === 0 || component === 3 ? 0 : 1;
}

/** @param kind of the DC symbols; that of the AC symbols is the next */
function codeBlock(
  coefficients: Int16Array,
  at: number,
  prediction: number,
  kind: number,
  symbols: Symbols,
): number {
  const dc = coefficients[at]!;
  const difference = dc - prediction;
  const dcSize = sizeOf(difference, 11);
  symbols.add(kind, dcSize, bitsOf(difference, dcSize));
  let run = 0;
  for (let k = 1; k < 64; k++) {
    const value = coefficients[at + k]!;
    if (value === 0) {
      run++;
      continue;
    }
    for (; run > 15; run -= 16) symbols.add(kind + 1, 0xf0, 0);
    const size = sizeOf(value, 10);
    symbols.add(kind + 1, run * 16 + size, bitsOf(value, size));
    run = 0;
  }
  if (run > 0) symbols.add(kind + 1, 0, 0);
  return dc;
}

function sizeOf(value: number, most: number): number {
  const size = 32 - Math.clz32(Math.abs(value));
  if (size > most) throw new JpegUnsupported('a coefficient is out of range');
  return size;
}

function bitsOf(value: number, size: number): number {
  return value < 0 ? value + (1 << size) - 1 : value;
}

function headers(frame: Frame, codes: readonly Pair<HuffmanCode>[]): Uint8Array {
  const { width, height, components, quantisation } = frame;
  const tables = [...new Set(components.map(({ table }) => table))].map((number) => {
    const values = quantisation[number];
    if (values === undefined) throw new JpegUnsupported('a quantisation table is missing');
    return { number, values, wide: values.some((value) => value > 255) };
  });
  const parts = [Uint8Array.of(0xff, 0xd8)];
  if (frame.jfif) parts.push(segment(0xe0, [...Buffer.from('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0]));
  if (frame.adobeTransform !== undefined) {
    parts.push(segment(0xee, [...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, frame.adobeTransform]));
  }
  for (const { number, values, wide } of tables) {
    const bytes = wide ? [...values].flatMap((value) => [value >> 8, value & 255]) : values;
    parts.push(segment(0xdb, [(wide ? 16 : 0) + number, ...bytes]));
  }
  const shape = components.flatMap(({ id, h, v, table }) => [id, h * 16 + v, table]);
  const size = [8, height >> 8, height & 255, width >> 8, width & 255, components.length];
  parts.push(segment(tables.some(({ wide }) => wide) ? 0xc1 : 0xc0, [...size, ...shape]));
  const used = components.length === 1 ? 1 : 2;
  for (const [number, { dc, ac }] of codes.slice(0, used).entries()) {
    parts.push(segment(0xc4, [number, ...dc.counts, ...dc.symbols]));
    parts.push(segment(0xc4, [16 + number, ...ac.counts, ...ac.symbols]));
  }
  const selectors = components.flatMap(({ id }, index) => [id, tableOf(index) * 17]);
  parts.push(segment(0xda, [components.length, ...selectors, 0, 63, 0]));
  return Buffer.concat(parts);
}

function segment(marker: number, bytes: readonly number[]): Uint8Array<ArrayBuffer> {
  const length = bytes.length + 2;
  return Uint8Array.of(0xff, marker, length >> 8, length & 255, ...bytes);
}

/** Entropy-coded bits: a zero follows each byte of ones, and the end is filled up with ones. */
class StuffedBits {
  #bytes: Uint8Array;
  #length = 0;
  #hold = 0;
  #held = 0;

  constructor(pixels: number) {
    this.#bytes = new Uint8Array(Math.max(1024, pixels >> 2));
  }

  write(value: number, count: number): void {
    this.#hold = (this.#hold << count) | value;
    this.#held += count;
    while (this.#held >= 8) {
      this.#held -= 8;
      const byte = (this.#hold >>> this.#held) & 0xff;
      this.#push(byte);
      if (byte === 0xff) this.#push(0);
    }
    this.#hold &= (1 << this.#held) - 1;
  }

  finish(): Uint8Array {
    if (this.#held > 0) this.write((1 << (8 - this.#held)) - 1, 8 - this.#held);
    return this.#bytes.subarray(0, this.#length);
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
