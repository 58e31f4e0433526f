import { BitReader, type HuffmanTable } from './bit-reader.ts';
import { JpegUnsupported, type Component } from './frame.ts';

interface ScanComponent {
  readonly component: Component;
  readonly dc: HuffmanTable | undefined;
  readonly ac: HuffmanTable | undefined;
}

export interface Scan {
  readonly components: readonly ScanComponent[];
  readonly progressive: boolean;
  readonly spectralStart: number;
  readonly spectralEnd: number;
  readonly approximationHigh: number;
  readonly approximationLow: number;
  /** MCUs between restart markers; 0 for none. */
  readonly restartInterval: number;
  readonly mcusWide: number;
  readonly mcusHigh: number;
}

type ReadBlock = (part: ScanComponent, index: number, at: number) => void;

/** Reads one scan into the coefficients of its components (ITU-T T.81, annexes F and G). Answers where it ends. */
export function readScan(bytes: Uint8Array, start: number, scan: Scan): number {
  const reader = new BitReader(bytes, start);
  const state = { predictions: new Int32Array(scan.components.length), endOfBand: 0 };
  const readBlock = blockReader(reader, scan, state);
  const [only] = scan.components;
  const single = scan.components.length === 1 && only !== undefined;
  const wide = single ? only.component.blocksWide : scan.mcusWide;
  const high = single ? only.component.blocksHigh : scan.mcusHigh;
  let untilRestart = scan.restartInterval;
  for (let row = 0; row < high; row++) {
    for (let column = 0; column < wide; column++) {
      if (scan.restartInterval > 0 && untilRestart-- === 0) {
        reader.restart();
        state.predictions.fill(0);
        state.endOfBand = 0;
        untilRestart = scan.restartInterval - 1;
      }
      if (single) readBlock(only, 0, 64 * (row * only.component.stride + column));
      else readMcu(scan.components, row, column, readBlock);
    }
  }
  return reader.position;
}

function readMcu(parts: readonly ScanComponent[], row: number, column: number, readBlock: ReadBlock): void {
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index]!;
    const { h, v, stride } = part.component;
    for (let y = 0; y < v; y++) {
      for (let x = 0; x < h; x++) readBlock(part, index, 64 * ((row * v + y) * stride + column * h + x));
    }
  }
}

interface ScanState {
  readonly predictions: Int32Array;
  /** Blocks left that end before this band (EOBRUN). */
  endOfBand: number;
}

function blockReader(reader: BitReader, scan: Scan, state: ScanState): ReadBlock {
  if (!scan.progressive) return (part, index, at) => readSequential(reader, part, index, at, state);
  const { spectralStart, approximationHigh } = scan;
  if (spectralStart === 0) {
    return approximationHigh === 0
      ? (part, index, at) => readDcFirst(reader, part, index, at, state, scan.approximationLow)
      : (part, _index, at) => {
          if (reader.bit() === 1) part.component.coefficients[at]! |= 1 << scan.approximationLow;
        };
  }
  return approximationHigh === 0
    ? (part, _index, at) => readAcFirst(reader, part, at, scan, state)
    : (part, _index, at) => refineAc(reader, part, at, scan, state);
}

function readSequential(
  reader: BitReader,
  part: ScanComponent,
  index: number,
  at: number,
  state: ScanState,
): void {
  const { coefficients } = part.component;
  state.predictions[index]! += reader.signed(reader.symbol(needed(part.dc)));
  coefficients[at] = state.predictions[index]!;
  const table = needed(part.ac);
  for (let k = 1; k < 64; k++) {
    const symbol = reader.symbol(table);
    const size = symbol & 15;
    const run = symbol >> 4;
    if (size === 0) {
      if (run < 15) return;
      k += 15;
      continue;
    }
    k += run;
    if (k > 63) return;
    coefficients[at + k] = reader.signed(size);
  }
}

function readDcFirst(
  reader: BitReader,
  part: ScanComponent,
  index: number,
  at: number,
  state: ScanState,
  low: number,
): void {
  state.predictions[index]! += reader.signed(reader.symbol(needed(part.dc)));
  part.component.coefficients[at] = state.predictions[index]! << low;
}

function readAcFirst(reader: BitReader, part: ScanComponent, at: number, scan: Scan, state: ScanState): void {
  if (state.endOfBand > 0) {
    state.endOfBand--;
    return;
  }
  const { coefficients } = part.component;
  const table = needed(part.ac);
  for (let k = scan.spectralStart; k <= scan.spectralEnd; k++) {
    const symbol = reader.symbol(table);
    const size = symbol & 15;
    const run = symbol >> 4;
    if (size === 0) {
      if (run < 15) {
        state.endOfBand = (1 << run) - 1 + reader.bits(run);
        return;
      }
      k += 15;
      continue;
    }
    k += run;
    if (k > 63) return;
    coefficients[at + k] = reader.signed(size) << scan.approximationLow;
  }
}

/** ITU-T T.81, G.1.2.3: new coefficients come between correction bits for those that are not zero. */
function refineAc(reader: BitReader, part: ScanComponent, at: number, scan: Scan, state: ScanState): void {
  const { coefficients } = part.component;
  const one = 1 << scan.approximationLow;
  const refine = (position: number) => {
    const value = coefficients[position]!;
    if (reader.bit() === 1 && (Math.abs(value) & one) === 0)
      coefficients[position] = value + (value > 0 ? one : -one);
  };
  let k = scan.spectralStart;
  if (state.endOfBand === 0) {
    const table = needed(part.ac);
    while (k <= scan.spectralEnd) {
      const symbol = reader.symbol(table);
      let run = symbol >> 4;
      let value = 0;
      if ((symbol & 15) === 0) {
        if (run < 15) {
          state.endOfBand = (1 << run) + reader.bits(run);
          break;
        }
      } else {
        value = reader.bit() === 1 ? one : -one;
      }
      for (; k <= scan.spectralEnd; k++) {
        if (coefficients[at + k] !== 0) refine(at + k);
        else if (run-- === 0) break;
      }
      if (value !== 0 && k <= scan.spectralEnd) coefficients[at + k] = value;
      k++;
    }
  }
  if (state.endOfBand > 0) {
    for (; k <= scan.spectralEnd; k++) if (coefficients[at + k] !== 0) refine(at + k);
    state.endOfBand--;
  }
}

function needed(table: HuffmanTable | undefined): HuffmanTable {
  if (table === undefined) throw new JpegUnsupported('a Huffman table is missing');
  return table;
}
