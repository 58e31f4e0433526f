import { array, assert, asyncProperty, integer, record, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeG4 } from './ccitt-g4.ts';
import { decodeCcitt } from './library-decoders.ts';

describe('encodeG4', () => {
  it('is read back bit for bit', async () => {
    await assert(
      asyncProperty(picture, async ({ rows, width, height }) => {
        expect(await roundTrip(rows, width, height)).toEqual(rows);
      }),
      { numRuns: 200 },
    );
  });

  it('codes runs of every length', async () => {
    const width = 6000;
    const stride = width / 8;
    const lengths = Array.from({ length: 400 }, (_, row) => (row < 130 ? row : row * 14));
    const rows = new Uint8Array(stride * lengths.length * 2).fill(0xff);
    for (const [index, length] of lengths.entries()) {
      for (let x = 0; x < length; x++) rows[index * 2 * stride + (x >> 3)]! &= ~(0x80 >> (x & 7));
    }
    expect(Buffer.compare(await roundTrip(rows, width, lengths.length * 2), rows)).toBe(0);
  });

  it('makes a mostly white page small', () => {
    const rows = new Uint8Array(310 * 3508).fill(0xff);
    rows.fill(0, 310 * 1000, 310 * 1010);
    expect(encodeG4(rows, 2480, 3508).length).toBeLessThan(600);
  });
});

function roundTrip(rows: Uint8Array, width: number, height: number): Promise<Uint8Array> {
  return decodeCcitt(encodeG4(rows, width, height), width, height, {
    K: -1,
    EndOfLine: false,
    EncodedByteAlign: false,
    BlackIs1: false,
    Columns: width,
    Rows: height,
  });
}

/** Rows that resemble the one above, as in real pictures, so that every mode of the coding is used. */
const picture = record({ width: integer({ min: 1, max: 100 }), height: integer({ min: 1, max: 12 }) }).chain(
  ({ width, height }) =>
    array(tuple(integer({ min: 0, max: width - 1 }), integer({ min: 0, max: 40 })), {
      minLength: height,
      maxLength: height * 3,
    }).map((runs) => ({ width, height, rows: paint(width, height, runs) })),
);

function paint(width: number, height: number, runs: readonly (readonly [number, number])[]): Uint8Array {
  const stride = (width + 7) >> 3;
  const rows = new Uint8Array(stride * height);
  const padding = 0xff >> (((width + 7) & 7) + 1);
  for (let y = 0; y < height; y++) {
    rows[(y + 1) * stride - 1] = padding;
    for (let x = 0; x < width; x++) {
      const black = runs.some(
        ([start, length], index) => x >= start + (y % 4) && x < start + length - (index % 3),
      );
      const flipped = runs[y]?.[0] === x;
      if (black === flipped) rows[y * stride + (x >> 3)]! |= 0x80 >> (x & 7);
    }
  }
  return rows;
}
