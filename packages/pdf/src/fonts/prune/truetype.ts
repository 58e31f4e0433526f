import { prunedCmap, readCmap, type Subtable } from './cmap-table.ts';
import { pruneOutlines } from './glyf.ts';
import { prunePost, readPostNames } from './post-table.ts';
import { readTables, writeTables } from './sfnt.ts';

/** What a renderer reads of an embedded TrueType font; names, kerning, layout and signatures go. */
const KEPT = ['head', 'hhea', 'maxp', 'OS/2', 'cvt ', 'fpgm', 'prep', 'gasp', 'vhea'];

export interface TrueTypeGlyphs {
  readonly subtables: readonly Subtable[];
  readonly names: ReadonlyMap<string, number>;
}

/**
 * The font with nothing left of glyphs that are not chosen.
 * @param choose which glyphs stay, by the font's own maps
 * @returns undefined where the font is damaged or no TrueType
 */
export function pruneTrueType(
  bytes: Uint8Array,
  choose: (glyphs: TrueTypeGlyphs) => ReadonlySet<number>,
): Uint8Array | undefined {
  const tables = readTables(bytes);
  if (tables === undefined) return undefined;
  const cmap = tables.get('cmap');
  const post = tables.get('post');
  const subtables = cmap === undefined ? [] : readCmap(cmap);
  const keep = choose({ subtables, names: post === undefined ? new Map() : readPostNames(post) });
  const outlines = pruneOutlines(tables, keep);
  if (outlines === undefined) return undefined;
  for (const tag of KEPT) {
    const table = tables.get(tag);
    if (table !== undefined && !outlines.has(tag)) outlines.set(tag, table);
  }
  if (cmap !== undefined && subtables.length > 0) outlines.set('cmap', prunedCmap(cmap, keep));
  if (post !== undefined) outlines.set('post', prunePost(post, keep));
  return writeTables(outlines, 0x00010000);
}
