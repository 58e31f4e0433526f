import type { CffGlyphs } from './cff-glyphs.ts';
import { pruneCff } from './cff.ts';
import { prunedCmap } from './cmap-table.ts';
import { readTables, writeTables } from './sfnt.ts';

/** Tables that a renderer of an OpenType font with CFF outlines reads, besides `cmap`. */
const KEPT = ['head', 'hhea', 'maxp', 'OS/2', 'hmtx', 'vhea'];

export function pruneOpenType(
  bytes: Uint8Array,
  choose: (glyphs: CffGlyphs) => ReadonlySet<number>,
  byGlyph = false,
): Uint8Array | undefined {
  const tables = readTables(bytes);
  const cff = tables?.get('CFF ');
  if (tables === undefined || cff === undefined) return undefined;
  let keep: ReadonlySet<number> = new Set();
  const pruned = pruneCff(cff, (glyphs) => (keep = choose(glyphs)), byGlyph);
  if (pruned === undefined) return undefined;
  const left = new Map([['CFF ', pruned]]);
  for (const tag of KEPT) {
    const table = tables.get(tag);
    // Advances come from the PDF's own widths.
    if (table !== undefined) left.set(tag, tag === 'hmtx' ? new Uint8Array(table.length) : table);
  }
  const cmap = tables.get('cmap');
  // Some readers look a CID up there although 9.7.4.2 makes it the number of the glyph.
  if (cmap !== undefined) left.set('cmap', prunedCmap(cmap, keep));
  return writeTables(left, 0x4f54544f);
}
