import { PDFRawStream, type PDFDict } from '@cantoo/pdf-lib';
import { nameEntry, entry, dictEntry } from '../../content/objects.ts';
import { PictureNeeded } from '../../content/picture-needed.ts';
import { decodeStream, type InflateBudget } from '../../content/streams.ts';
import type { CompositeFont } from '../composite-font.ts';
import { readEncoding, STANDARD, MAC_ROMAN, codePointOf, type Encoding } from '../encodings.ts';
import type { Font } from '../font.ts';
import { pruneCff } from './cff.ts';
import type { CffGlyphs } from './cff-glyphs.ts';
import { pruneOpenType } from './opentype.ts';
import type { PrunedProgram } from './program-types.ts';
import { pruneTrueType, type TrueTypeGlyphs } from './truetype.ts';
import { pruneType1 } from './type1.ts';

export interface ProgramUse {
  readonly dict: PDFDict;
  readonly font: Font;
  readonly codes: ReadonlySet<number>;
}

/**
 * An embedded font program without the glyphs that the copy does not show.
 * @param key FontFile (Type1), FontFile2 (TrueType) or FontFile3 (CFF, OpenType)
 * @returns undefined where there is nothing that a reader could read, which then takes another font
 * @throws PictureNeeded where it can't be pruned surely
 */
export function prunedProgram(
  program: PDFRawStream,
  key: string,
  use: ProgramUse,
  budget: InflateBudget,
): PrunedProgram | undefined {
  const bytes = readable(program, budget);
  if (bytes.length === 0) return undefined;
  const pruned = pruneOrNothing(bytes, key, program, use);
  if (pruned === undefined) throw new PictureNeeded('font-not-prunable');
  return pruned;
}

/** Tables that end before they should are read past their end. */
function pruneOrNothing(...program: Parameters<typeof prune>): PrunedProgram | undefined {
  try {
    return prune(...program);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readable(program: PDFRawStream, budget: InflateBudget): Uint8Array {
  try {
    return decodeStream(program, budget);
  } catch (error) {
    if (error instanceof PictureNeeded && error.reason === 'stream-not-decodable') return new Uint8Array();
    throw error;
  }
}

function prune(
  bytes: Uint8Array,
  key: string,
  program: PDFRawStream,
  use: ProgramUse,
): PrunedProgram | undefined {
  const signature = bytes.length < 4 ? 0 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  // Files call their programs wrongly; what they are is in their first bytes.
  if (signature === 0x4f54544f) {
    const font = pruneOpenType(bytes, (glyphs) => cffGlyphs(glyphs, use), isComposite(use.font));
    return font === undefined ? undefined : { bytes: font, subtype: 'OpenType' };
  }
  if (signature === 0x00010000 || signature === 0x74727565) {
    const font = pruneTrueType(bytes, (glyphs) => trueTypeGlyphs(glyphs, use));
    return font === undefined
      ? undefined
      : { bytes: font, ...(key === 'FontFile3' ? { subtype: 'OpenType' } : {}) };
  }
  if (key === 'FontFile3' || (bytes[0] === 1 && bytes[1] === 0)) {
    const font = pruneCff(bytes, (glyphs) => cffGlyphs(glyphs, use), isComposite(use.font));
    const subtype = nameEntry(program.dict, 'Subtype') === 'CIDFontType0C' ? 'CIDFontType0C' : 'Type1C';
    return font === undefined ? undefined : { bytes: font, subtype };
  }
  if (key === 'FontFile') {
    const names = shownNames(use, undefined);
    return pruneType1(bytes, names, use.codes);
  }
  return undefined;
}

const isComposite = (font: Font): font is CompositeFont => 'codeOf' in font;

/** By the font's `CIDToGIDMap`; the same number where it has none. */
function glyphsOfCids({ descendant }: CompositeFont): (cid: number) => number {
  const map = entry(descendant, 'CIDToGIDMap');
  if (!(map instanceof PDFRawStream)) return (cid) => cid;
  const table = decodeStream(map, { left: 1 << 20 });
  return (cid) => (table[2 * cid] ?? 0) * 256 + (table[2 * cid + 1] ?? 0);
}

/** Readers disagree on how a code finds its glyph (9.6.6.4), so a glyph stays if any of the ways leads to it. */
function trueTypeGlyphs({ subtables, names }: TrueTypeGlyphs, use: ProgramUse): Set<number> {
  const keep = new Set<number>();
  if (isComposite(use.font)) {
    const mapped = glyphsOfCids(use.font);
    for (const code of use.codes) keep.add(mapped(use.font.codeOf(code).cid));
    return keep;
  }
  const encoding = readEncoding(use.dict, STANDARD);
  for (const code of use.codes) {
    const name = encoding[code];
    const point = name === undefined ? undefined : codePointOf(name);
    const mac = name === undefined ? -1 : MAC_ROMAN.indexOf(name);
    for (const { platform, glyphs } of subtables) {
      const tries =
        platform === 1 ? [code, mac] : [code, 0xf000 + code, 0xf100 + code, 0xf200 + code, point ?? -1];
      for (const value of tries) {
        const gid = glyphs.get(value);
        if (gid !== undefined) keep.add(gid);
      }
    }
    const named = name === undefined ? undefined : (names.get(name) ?? glyphIndex(name));
    if (named !== undefined) keep.add(named);
    // Without any map a code is a glyph.
    if (subtables.length === 0) keep.add(code);
  }
  return keep;
}

/** Names such as `g12`, `glyph12`, `cid12` and `index12` that producers make up. */
function glyphIndex(name: string): number | undefined {
  const match = /^(?:g|glyph|gid|cid|index)(\d{1,5})$/i.exec(name);
  return match === null ? undefined : Number(match[1]);
}

function cffGlyphs(glyphs: CffGlyphs, use: ProgramUse): Set<number> {
  const keep = new Set<number>([0]);
  if (isComposite(use.font)) {
    // The map is not for these fonts (9.7.4.2), but where one is given readers take it.
    const mapped = glyphsOfCids(use.font);
    const gids = new Map(glyphs.cids.map((cid, gid) => [cid, gid]));
    for (const code of use.codes) {
      const { cid } = use.font.codeOf(code);
      const gid = glyphs.cidKeyed ? gids.get(cid) : cid;
      if (gid !== undefined) keep.add(gid);
      keep.add(mapped(cid));
    }
    return keep;
  }
  const named = new Map(glyphs.names.map((name, gid) => [name, gid]));
  for (const name of shownNames(use, glyphs)) {
    const gid = named.get(name);
    if (gid !== undefined) keep.add(gid);
  }
  for (const code of use.codes) {
    const gid = glyphs.encoding.get(code);
    if (gid !== undefined) keep.add(gid);
  }
  return keep;
}

/** Names that the shown codes have by the font dictionary's encoding, over the standard one. */
function shownNames({ dict, codes }: ProgramUse, glyphs: CffGlyphs | undefined): Set<string> {
  const names = new Set<string>();
  const hasEncoding = entry(dict, 'Encoding') !== undefined;
  // A program with its own encoding is not read by the standard one, unless the dictionary says so.
  const base: Encoding = hasEncoding || glyphs === undefined || glyphs.encoding.size === 0 ? STANDARD : [];
  const encoding = readEncoding(dict, dictEntry(dict, 'Encoding') === undefined ? base : []);
  for (const code of codes) {
    const name = encoding[code];
    if (name !== undefined) names.add(name);
  }
  return names;
}
