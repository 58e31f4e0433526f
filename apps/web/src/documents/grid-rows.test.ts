import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { besideRow, gridRows, rowOf } from './grid-rows.ts';
import type { Item } from './item.ts';

const items = (folders: number, files: number): Item[] => [
  ...Array.from({ length: folders }, (_, n) => ({ kind: 'folder', id: `d${n}`, name: `d${n}` }) as Item),
  ...Array.from({ length: files }, (_, n) => ({ kind: 'file', id: `f${n}`, name: `f${n}` }) as Item),
];

test('files begin a row of their own', () => {
  expect(gridRows(items(3, 3), 2)).toEqual([
    { kind: 'folder', first: 0, count: 2 },
    { kind: 'folder', first: 2, count: 1 },
    { kind: 'file', first: 3, count: 2 },
    { kind: 'file', first: 5, count: 1 },
  ]);
});

test('every item stands in exactly one row, and up leads back after down where columns allow', () => {
  const many = integer({ min: 0, max: 40 });
  assert(
    property(many, many, integer({ min: 1, max: 5 }), (folders, files, columns) => {
      const all = items(folders, files);
      const rows = gridRows(all, columns);
      expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(all.length);
      all.forEach((item, index) => {
        expect(rows[rowOf(rows, index)]?.kind).toBe(item.kind);
        const below = besideRow(rows, index, 1);
        expect(below >= index && below < all.length).toBe(true);
        expect(rowOf(rows, besideRow(rows, below, -1)) <= rowOf(rows, index)).toBe(true);
      });
    }),
  );
});
