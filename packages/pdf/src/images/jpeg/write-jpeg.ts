import { JpegUnsupported, type Component, type Frame } from './frame.ts';
import { huffmanCode, type HuffmanCode } from './huffman-code.ts';
import { scanBits } from './scan-bits.ts';
import { ScanSymbols } from './scan-symbols.ts';

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
  const symbols = new ScanSymbols(frame.width * frame.height);
  collect(frame, symbols);
  const codes = [0, 1].map((table) => ({
    dc: huffmanCode(symbols.countsOf(2 * table)),
    ac: huffmanCode(symbols.countsOf(2 * table + 1)),
  }));
  const byKind = codes.flatMap(({ dc, ac }) => [dc, ac]);
  const data = scanBits(symbols.words(), byKind);
  return Buffer.concat([headers(frame, codes), data, Uint8Array.of(0xff, 0xd9)]);
}

interface Pair<T> {
  readonly dc: T;
  readonly ac: T;
}

function collect(frame: Frame, symbols: ScanSymbols): void {
  const predictions = new Int32Array(frame.components.length);
  const add = (index: number, component: Component, at: number) => {
    const kind = 2 * tableOf(index);
    predictions[index] = symbols.addBlock(component.coefficients, at, predictions[index]!, kind);
  };
  const [only] = frame.components;
  if (frame.components.length === 1 && only !== undefined) {
    for (let row = 0; row < only.blocksHigh; row++) {
      for (let column = 0; column < only.blocksWide; column++)
        add(0, only, 64 * (row * only.stride + column));
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
          for (let x = 0; x < h; x++) add(index, component, 64 * ((row * v + y) * stride + column * h + x));
        }
      }
    }
  }
}

/** Luminance and black share a code, the two colours the other. */
function tableOf(component: number): 0 | 1 {
  return component === 0 || component === 3 ? 0 : 1;
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
