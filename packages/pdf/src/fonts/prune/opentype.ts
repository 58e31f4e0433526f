import { readTables, writeTables } from './sfnt.ts';

/** Tables that a renderer of an OpenType font with CFF outlines reads. `cmap` tells of all glyphs and PDF doesn't need it. */
const KEPT = ['head', 'hhea', 'maxp', 'OS/2', 'hmtx', 'vhea'];

export function pruneOpenType(
  bytes: Uint8Array,
  pruneCff: (cff: Uint8Array) => Uint8Array | undefined,
): Uint8Array | undefined {
  const tables = readTables(bytes);
  const cff = tables?.get('CFF ');
  if (tables === undefined || cff === undefined) return undefined;
  const pruned = pruneCff(cff);
  if (pruned === undefined) return undefined;
  const left = new Map([['CFF ', pruned]]);
  for (const tag of KEPT) {
    const table = tables.get(tag);
    // Advances come from the PDF's own widths.
    if (table !== undefined) left.set(tag, tag === 'hmtx' ? new Uint8Array(table.length) : table);
  }
  return writeTables(left, 0x4f54544f);
}
