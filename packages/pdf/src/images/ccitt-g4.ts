import { BitWriter } from './bit-writer.ts';
import { BLACK_RUNS, LONGEST_CODED_RUN, WHITE_RUNS, type RunCodes } from './ccitt-codes.ts';

/** Codes of ITU-T T.6, table 1: value, number of bits. Vertical codes by a1 − b1 from −3 to 3. */
const PASS = [0b0001, 4] as const;
const HORIZONTAL = [0b001, 3] as const;
const VERTICAL = [
  [0b0000010, 7],
  [0b000010, 6],
  [0b010, 3],
  [0b1, 1],
  [0b011, 3],
  [0b000011, 6],
  [0b0000011, 7],
] as const;
const END_OF_LINE = [1, 12] as const;

/**
 * One-bit rows, each padded to a byte, as CCITT group 4. Zero bits are coded as black, which is what a PDF reader gives
 * back when `BlackIs1` is not set (`/K -1 /Columns width /Rows height`).
 */
export function encodeG4(rows: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const out = new BitWriter(rows.length >> 4);
  const stride = (width + 7) >> 3;
  let above: Int32Array = new Int32Array(width + 4);
  let current: Int32Array = new Int32Array(width + 4);
  above.fill(width, 0, 4);
  for (let row = 0; row < height; row++) {
    findChanges(rows, row * stride, width, current);
    encodeRow(current, above, width, out);
    [above, current] = [current, above];
  }
  out.write(...END_OF_LINE);
  out.write(...END_OF_LINE);
  return out.finish();
}

/** Columns at which the colour changes, the row starting in white (ones), ended by four times `width`. */
function findChanges(rows: Uint8Array, start: number, width: number, into: Int32Array): void {
  let count = 0;
  let colour = 0xff;
  let column = 0;
  while (column < width) {
    const byte = rows[start + (column >> 3)]!;
    if (byte === colour && (column & 7) === 0) {
      column += 8;
      continue;
    }
    if (((byte ^ colour) & (0x80 >> (column & 7))) !== 0) {
      into[count++] = column;
      colour ^= 0xff;
    }
    column++;
  }
  into.fill(width, count, count + 4);
}

function encodeRow(current: Int32Array, above: Int32Array, width: number, out: BitWriter): void {
  let a0 = -1;
  let colour = 0; // 0 while in white; also the parity of the changes that start with the other colour
  let next = 0;
  let over = 0;
  while (a0 < width) {
    const a1 = current[next]!;
    while (over > 1 && above[over - 2]! > a0) over -= 2;
    if ((over & 1) !== colour) over += over > 0 && above[over - 1]! > a0 ? -1 : 1;
    while (above[over]! <= a0 && above[over]! < width) over += 2;
    const b1 = above[over]!;
    const b2 = above[over + 1]!;
    if (b2 < a1) {
      out.write(...PASS);
      a0 = b2;
    } else if (Math.abs(a1 - b1) <= 3) {
      const [value, length] = VERTICAL[a1 - b1 + 3]!;
      out.write(value, length);
      a0 = a1;
      next++;
      colour ^= 1;
    } else {
      const a2 = current[next + 1]!;
      out.write(...HORIZONTAL);
      writeRun(a1 - Math.max(a0, 0), colour === 0 ? WHITE_RUNS : BLACK_RUNS, out);
      writeRun(a2 - a1, colour === 0 ? BLACK_RUNS : WHITE_RUNS, out);
      a0 = a2;
      next += 2;
    }
  }
}

function writeRun(length: number, codes: RunCodes, out: BitWriter): void {
  let left = length;
  while (left >= 64) {
    const part = Math.min(left - (left % 64), LONGEST_CODED_RUN);
    out.write(codes.values[63 + part / 64]!, codes.lengths[63 + part / 64]!);
    left -= part;
  }
  out.write(codes.values[left]!, codes.lengths[left]!);
}
