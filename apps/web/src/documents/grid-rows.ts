/** Items of the grid in rows, folders before files, and the way from one to its neighbour. */

import type { Item } from './item.ts';

export interface GridRow {
  readonly kind: Item['kind'];
  /** Of its first item. */
  readonly first: number;
  readonly count: number;
}

export function gridRows(items: readonly Item[], columns: number): GridRow[] {
  const folders = items.findIndex(({ kind }) => kind === 'file');
  const cut = folders < 0 ? items.length : folders;
  const rows = (kind: Item['kind'], from: number, to: number): GridRow[] =>
    Array.from({ length: Math.ceil((to - from) / columns) }, (_, row) => ({
      kind,
      first: from + row * columns,
      count: Math.min(columns, to - from - row * columns),
    }));
  return [...rows('folder', 0, cut), ...rows('file', cut, items.length)];
}

export const rowOf = (rows: readonly GridRow[], index: number): number =>
  rows.findIndex(({ first, count }) => index < first + count);

/** Above or below, in the same column or the nearest there is. */
export function besideRow(rows: readonly GridRow[], index: number, by: 1 | -1): number {
  const at = rowOf(rows, index);
  const [here, there] = [rows[at], rows[at + by]];
  if (here === undefined || there === undefined) return index;
  return there.first + Math.min(index - here.first, there.count - 1);
}
