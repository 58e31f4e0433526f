import { describe, expect, it } from 'vitest';
import { pruneOutlines } from './glyf.ts';
import { prunePost, readPostNames } from './post-table.ts';

const u16 = (...values: readonly number[]): Buffer =>
  Buffer.concat(values.map((value) => Buffer.from([(value >> 8) & 255, value & 255])));

/** A triangle; `x` tells one from another. Nine bytes of coordinates and flags follow the instructions. */
const triangle = (x: number): Buffer =>
  Buffer.concat([u16(1, 0, 0, 10, 10, 2, 0), Buffer.from([0x37, 0x37, 0x37, x, 1, 1, 2, 3, 4])]);

function tables(glyf: Uint8Array, offsets: readonly number[]): Map<string, Uint8Array> {
  const head = Buffer.alloc(54);
  head.writeInt16BE(1, 50);
  const loca = Buffer.concat(offsets.map((offset) => u16(offset >> 16, offset)));
  return new Map<string, Uint8Array>([
    ['head', head],
    ['maxp', u16(1, 0, offsets.length - 1)],
    ['loca', loca],
    ['glyf', glyf],
  ]);
}

describe('pruneOutlines', () => {
  const glyf = Buffer.concat([triangle(7), triangle(8), triangle(9)]);
  const size = triangle(0).length;

  it('keeps an outline whose end lies before its start, and nothing of what follows it', () => {
    const pruned = pruneOutlines(tables(glyf, [0, size, 0, 0]), new Set([1]));
    const kept = Buffer.from(pruned!.get('glyf')!);
    expect(kept.includes(triangle(8))).toBe(true);
    expect(kept.includes(triangle(9).subarray(14))).toBe(false);
  });

  it('leaves out what an entry covers beyond its outline', () => {
    const pruned = pruneOutlines(tables(glyf, [0, 3 * size]), new Set([0]));
    const kept = Buffer.from(pruned!.get('glyf')!);
    expect(kept.includes(triangle(7))).toBe(true);
    expect(kept.includes(triangle(8).subarray(14))).toBe(false);
  });

  it('says that there is nothing where no entry says where an outline is', () => {
    const empty = tables(glyf, [0, size]).set('loca', new Uint8Array(0));
    expect(pruneOutlines(empty, new Set([0]))).toBeUndefined();
  });
});

/** Of a `post` table. */
const header = (version: number): Buffer => Buffer.concat([u16(version >> 16, version), Buffer.alloc(28)]);

describe('post names', () => {
  it('reads those that the table knows by number beside those it spells', () => {
    const post = Buffer.concat([header(0x20000), u16(3, 0, 36, 258), Buffer.from('\u0004cedi', 'latin1')]);
    expect([...readPostNames(post)]).toEqual([
      ['.notdef', 0],
      ['A', 1],
      ['cedi', 2],
    ]);
    expect([...readPostNames(prunePost(post, new Set([1])))]).toEqual([
      ['.notdef', 0],
      ['A', 1],
    ]);
  });

  it('takes the standard order where the table says so', () => {
    expect(readPostNames(header(0x10000)).get('A')).toBe(36);
  });
});
