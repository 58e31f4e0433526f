import { cleared, curvesAt, filledUp } from './icc-curves.ts';

/** What goes into a table of colours and what comes out. */
export interface Channels {
  readonly inputs: number;
  readonly outputs: number;
  /** Whether what goes in is XYZ: only then the matrix of an old table counts (ICC.1:2022, 10.10). */
  readonly fromXyz: boolean;
}

const IDENTITY = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x10000];
const MATRIX = 12;

/** `mft1` or `mft2`: a matrix, input curves, a grid and output curves (10.10 and 10.11). */
export function oldTable(data: Uint8Array, isWide: boolean, channels: Channels): Uint8Array | undefined {
  if (data.length < 52) return undefined;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const [inputs, outputs, points] = [view.getUint8(8), view.getUint8(9), view.getUint8(10)];
  if (inputs !== channels.inputs || outputs !== channels.outputs || points < 2) return undefined;
  const [input, output] = isWide ? [view.getUint16(48), view.getUint16(50)] : [256, 256];
  const values = inputs * input + points ** inputs * outputs + outputs * output;
  const table = cleared(data, 0, isWide ? 52 + 2 * values : 48 + values, [4, 8], [11, 12]);
  if (table === undefined || channels.fromXyz) return table;
  const own = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const says = IDENTITY.some((value, index) => own.getInt32(MATRIX + 4 * index) !== value);
  // Some readers apply it to any three channels.
  if (says && inputs === 3) return undefined;
  for (const [index, value] of IDENTITY.entries()) own.setInt32(MATRIX + 4 * index, value);
  return table;
}

/** Where the parts of a new table are said to be, and where it begins without any. */
const HEADER = 32;
const MATRIX_LENGTH = 48;
/** Sixteen numbers of points, the bytes of a value, and three reserved bytes. */
const GRID_HEADER = 20;

/**
 * `mAB ` or `mBA ` (10.12 and 10.13): the parts that its offsets name, laid out one behind the other. B curves stand at
 * the side of the connection space; an A side goes with a grid and M curves with a matrix.
 */
export function newTable(
  data: Uint8Array,
  isFromDevice: boolean,
  channels: Channels,
): Uint8Array | undefined {
  if (data.length < HEADER) return undefined;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  const { inputs, outputs } = channels;
  if (view.getUint8(8) !== inputs || view.getUint8(9) !== outputs) return undefined;
  const [b = 0, matrix = 0, m = 0, grid = 0, a = 0] = [12, 16, 20, 24, 28].map((at) => view.getUint32(at));
  if (b === 0 || (matrix === 0) !== (m === 0) || (grid === 0) !== (a === 0)) return undefined;
  const [connected, device] = isFromDevice ? [outputs, inputs] : [inputs, outputs];
  if ((grid === 0 && inputs !== outputs) || (matrix !== 0 && connected !== 3)) return undefined;
  return laidOut(data.subarray(0, 10), [
    curvesAt(data, b, connected),
    matrix === 0 ? NONE : cleared(data, matrix, MATRIX_LENGTH),
    m === 0 ? NONE : curvesAt(data, m, connected),
    grid === 0 ? NONE : gridAt(data, grid, channels),
    a === 0 ? NONE : curvesAt(data, a, device),
  ]);
}

const NONE = new Uint8Array();

function laidOut(head: Uint8Array, parts: readonly (Uint8Array | undefined)[]): Uint8Array | undefined {
  const header = Buffer.alloc(HEADER);
  header.set(head);
  header.fill(0, 4, 8);
  const written: Uint8Array[] = [header];
  let offset = HEADER;
  for (const [index, part] of parts.entries()) {
    if (part === undefined) return undefined;
    if (part.length === 0) continue;
    header.writeUInt32BE(offset, 12 + 4 * index);
    const filled = filledUp(part);
    written.push(filled);
    offset += filled.length;
  }
  return Buffer.concat(written);
}

function gridAt(data: Uint8Array, at: number, { inputs, outputs }: Channels): Uint8Array | undefined {
  if (at + GRID_HEADER > data.length) return undefined;
  const points = data.subarray(at, at + inputs);
  const bytes = data[at + 16];
  if (points.some((count) => count < 2) || (bytes !== 1 && bytes !== 2)) return undefined;
  const values = points.reduce((product, count) => product * count, outputs);
  return cleared(data, at, GRID_HEADER + bytes * values, [inputs, 16], [17, 20]);
}
