import { parseCMap } from '../../fonts/cmap.ts';
import { type RawFile, resolve } from '../raw/file.ts';
import { decodeStream } from '../raw/filters.ts';
import { type Dict, isName, isStream, isText } from '../raw/values.ts';
import {
  descendantOf,
  dictIn,
  type FontUse,
  nameIn,
  numberIn,
  programOf,
  type Say,
  TOLERANCE,
} from './font-parts.ts';
import { readProgram } from './program.ts';
import { cidWidths } from './widths.ts';

/** 6.2.11.3: Type0 fonts. Predefined CMaps other than the identity are left to those who know them: no claim. */
export function compositeProblems(file: RawFile, font: Dict, use: FontUse, say: Say): void {
  const descendant = descendantOf(file, font);
  const embedded = descendant && programOf(file, descendant);
  if (descendant === undefined || (embedded === undefined && use.isVisible)) {
    say('font-not-embedded');
    return;
  }
  if (embedded === undefined) {
    missingProblems(file, font, descendant, use, say);
    return;
  }
  const data = decodeStream(embedded.stream, (ref) => file.objects.get(ref));
  const program = data && readProgram(data);
  const cids = cidsOf(file, font, descendant, use.visible);
  const unseen = cidsOf(file, font, descendant, use.invisible);
  const isNamed = program?.kind !== 'cff' || ['CIDFontType0C', 'OpenType'].includes(embedded.subtype ?? '');
  const glyph = program && isNamed ? glyphsOf(file, descendant, program) : undefined;
  if (cids === undefined || unseen === undefined || glyph === undefined) {
    say('font-inconsistent');
    return;
  }
  const widths = cidWidths(file, descendant);
  for (const cid of cids) {
    const own = glyph(cid);
    if (own === undefined || Math.abs(own - widths(cid)) > TOLERANCE) say('font-inconsistent');
  }
  for (const cid of unseen) if (glyph(cid) === undefined) say('font-inconsistent');
}

/** Without a program, which invisible text needs none of (6.2.11.4.1): CIDs that can be told, of one system, but for `.notdef`. */
function missingProblems(file: RawFile, font: Dict, descendant: Dict, use: FontUse, say: Say): void {
  const cids = cidsOf(file, font, descendant, use.invisible);
  const isKnown = ['CIDFontType0', 'CIDFontType2'].includes(nameIn(file, descendant, 'Subtype') ?? '');
  if (!isKnown || cids === undefined || cids.has(0) || !sameSystem(file, descendant, descendant))
    say('font-inconsistent');
}

function glyphsOf(
  file: RawFile,
  descendant: Dict,
  program: NonNullable<ReturnType<typeof readProgram>>,
): ((cid: number) => number | undefined) | undefined {
  const kind = nameIn(file, descendant, 'Subtype');
  if (kind === 'CIDFontType2' && program.kind === 'truetype') {
    const map = resolve(file, descendant.get('CIDToGIDMap'));
    if (isName(map))
      return map.name === 'Identity' ? (cid) => (cid === 0 ? undefined : program.widthOf(cid)) : undefined;
    const table = isStream(map) ? decodeStream(map, (ref) => file.objects.get(ref)) : undefined;
    if (table === undefined) return undefined;
    return (cid) => {
      const glyph = (table[2 * cid] ?? 0) * 256 + (table[2 * cid + 1] ?? 0);
      return glyph === 0 ? undefined : program.widthOf(glyph);
    };
  }
  if (kind !== 'CIDFontType0' || program.kind !== 'cff') return undefined;
  return (cid) => {
    const glyph = program.cidKeyed ? program.glyphOfCid.get(cid) : cid;
    return glyph === undefined || glyph === 0 ? undefined : program.widthOf(glyph);
  };
}

/** The CIDs of what is shown; undefined where the font's way to them is none that can be judged. */
function cidsOf(
  file: RawFile,
  font: Dict,
  descendant: Dict,
  shown: ReadonlySet<Uint8Array>,
): Set<number> | undefined {
  const encoding = resolve(file, font.get('Encoding'));
  const cids = new Set<number>();
  if (isName(encoding)) {
    if (encoding.name !== 'Identity-H' && encoding.name !== 'Identity-V') return undefined;
    for (const bytes of shown)
      for (let at = 0; at + 1 < bytes.length; at += 2)
        cids.add((bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0));
    return cids;
  }
  const data = isStream(encoding) ? decodeStream(encoding, (ref) => file.objects.get(ref)) : undefined;
  if (!isStream(encoding) || data === undefined) return undefined;
  const cmap = parseCMap(data);
  const vertical = numberIn(file, encoding.dict, 'WMode') === 1;
  if (vertical !== cmap.vertical || cmap.uses !== undefined || !sameSystem(file, encoding.dict, descendant))
    return undefined;
  if (shown.size === 0) return cids;
  // The copy's CMap holds the shown codes and no other.
  for (const { low, high, to } of cmap.ranges)
    for (let code = low; code <= high; code += 1) cids.add(to + code - low);
  return cids;
}

function sameSystem(file: RawFile, cmap: Dict, descendant: Dict): boolean {
  const [a, b] = [cmap, descendant].map((dict) => dictIn(file, dict, 'CIDSystemInfo'));
  return ['Registry', 'Ordering'].every((key) => {
    const [x, y] = [resolve(file, a?.get(key)), resolve(file, b?.get(key))];
    return isText(x) && isText(y) && Buffer.compare(x.bytes, y.bytes) === 0;
  });
}
