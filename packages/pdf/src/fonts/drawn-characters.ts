import { PDFName, PDFRawStream, type PDFDict } from '@cantoo/pdf-lib';
import { arrayEntry, dictEntry, dictOf, elements, entry, nameOf } from '../content/objects.ts';
import { decodeStream } from '../content/streams.ts';
import { parseCMap } from './cmap.ts';
import { readCff } from './cff-program.ts';
import { codePointOf } from './encodings.ts';
import { readCmap } from './prune/cmap-table.ts';
import { readPostNames } from './prune/post-table.ts';
import { readTables } from './prune/sfnt.ts';

/** Of a program and of maps: what is larger is believed. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * What the font program itself says that the glyph of a code is: the characters that its own maps and names know it by.
 * @param font a Type0 font
 * @returns undefined where the program says nothing (no map to Unicode, no names) or codes lead to it in another way
 */
export function drawnCharacters(font: PDFDict): ((code: number) => readonly string[]) | undefined {
  const descendant = dictOf(elements(arrayEntry(font, 'DescendantFonts'))[0]);
  const cidOf = cidsByCode(font);
  const characters = descendant && charactersByCid(descendant);
  return cidOf && characters && ((code) => characters(cidOf(code)));
}

function cidsByCode(font: PDFDict): ((code: number) => number) | undefined {
  const encoding = entry(font, 'Encoding');
  if (encoding instanceof PDFName)
    return nameOf(encoding)?.startsWith('Identity-') ? (code) => code : undefined;
  if (!(encoding instanceof PDFRawStream)) return undefined;
  const { ranges, uses } = parseCMap(decodeStream(encoding, { left: MOST_BYTES }));
  if (uses !== undefined || entry(encoding.dict, 'UseCMap') !== undefined) return undefined;
  return (code) => {
    const range = ranges.findLast(({ low, high }) => code >= low && code <= high);
    return range === undefined ? 0 : range.to + code - range.low;
  };
}

function charactersByCid(descendant: PDFDict): ((cid: number) => readonly string[]) | undefined {
  const program = programOf(dictEntry(descendant, 'FontDescriptor'));
  if (program === undefined) return undefined;
  const tables = readTables(program);
  const cff = tables === undefined ? program : tables.get('CFF ');
  const outlines = cff === undefined ? undefined : readCff(cff);
  if (cff !== undefined && outlines === undefined) return undefined;
  const named = new Map<number, string[]>();
  const know = (glyph: number, point: number | undefined) => {
    if (point !== undefined) named.set(glyph, [...(named.get(glyph) ?? []), String.fromCodePoint(point)]);
  };
  for (const { platform, encoding, glyphs } of readCmap(tables?.get('cmap') ?? new Uint8Array(0)))
    if (platform === 0 || (platform === 3 && (encoding === 1 || encoding === 10)))
      for (const [point, glyph] of glyphs) if (point <= 0x10ffff) know(glyph, point);
  for (const [name, glyph] of readPostNames(tables?.get('post') ?? new Uint8Array(0)))
    know(glyph, codePointOf(name));
  for (const [name, glyph] of outlines?.glyphOfName ?? []) know(glyph, codePointOf(name));
  if (named.size === 0) return undefined;
  const glyphOf = outlines?.cidKeyed === true ? outlines.glyphOfCid : glyphsByMap(descendant);
  return (cid) => named.get(glyphOf === undefined ? cid : (glyphOf.get(cid) ?? 0)) ?? [];
}

function programOf(descriptor: PDFDict | undefined): Uint8Array | undefined {
  for (const key of ['FontFile2', 'FontFile3']) {
    const stream = entry(descriptor, key);
    if (stream instanceof PDFRawStream) return decodeStream(stream, { left: MOST_BYTES });
  }
  return undefined;
}

/** `CIDToGIDMap`; undefined where CIDs are glyphs. */
function glyphsByMap(descendant: PDFDict): ReadonlyMap<number, number> | undefined {
  const map = entry(descendant, 'CIDToGIDMap');
  if (!(map instanceof PDFRawStream)) return undefined;
  const bytes = decodeStream(map, { left: MOST_BYTES });
  const glyphs = new Map<number, number>();
  for (let cid = 0; 2 * cid + 1 < bytes.length; cid += 1)
    glyphs.set(cid, (bytes[2 * cid] ?? 0) * 256 + (bytes[2 * cid + 1] ?? 0));
  return glyphs;
}
