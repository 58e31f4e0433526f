import { PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import { arrayEntry, entry, nameEntry, numberEntry, numberOf } from '../content/objects.ts';
import { codePointOf, differences, readEncoding, STANDARD } from '../fonts/encodings.ts';
import type { FontUse } from '../rewrite/font-use.ts';
import type { Copier } from './copier.ts';
import { copyFace, copyToUnicode } from './font-parts.ts';

/** Simple fonts other than Type3: what the codes still shown need, and nothing about any other code. */
export function copySimpleFont(copier: Copier, use: FontUse, codes: ReadonlySet<number>): PDFDict {
  const { dict: source } = use;
  const dict = copier.dict();
  const subtype = nameEntry(source, 'Subtype');
  dict.set(PDFName.of('Type'), PDFName.of('Font'));
  dict.set(
    PDFName.of('Subtype'),
    PDFName.of(subtype === 'TrueType' || subtype === 'MMType1' ? subtype : 'Type1'),
  );
  const { name, embedded, descriptor } = copyFace(copier, source, { use, codes });
  dict.set(PDFName.of('BaseFont'), PDFName.of(name));
  copyWidths(copier, use, { codes, embedded }, dict);
  const encoding = copyEncoding(copier, source, codes, embedded);
  if (encoding !== undefined) dict.set(PDFName.of('Encoding'), encoding);
  if (descriptor !== undefined) dict.set(PDFName.of('FontDescriptor'), descriptor);
  copyToUnicode(copier, source, codes, 1, dict);
  return dict;
}

function copyWidths(
  copier: Copier,
  use: FontUse,
  { codes, embedded }: { readonly codes: ReadonlySet<number>; readonly embedded: boolean },
  dict: PDFDict,
): void {
  const source = arrayEntry(use.dict, 'Widths');
  if (source === undefined || codes.size === 0) return;
  const told = new Set(codes);
  const gauge = embedded ? undefined : gaugeOf(use, codes);
  if (gauge !== undefined) told.add(gauge);
  const first = Math.min(...told);
  const last = Math.max(...told);
  const widths = Array.from({ length: last - first + 1 }, (_, index) =>
    told.has(first + index) ? use.font.advance(first + index).w : 0,
  );
  dict.set(PDFName.of('FirstChar'), copier.target.obj(first));
  dict.set(PDFName.of('LastChar'), copier.target.obj(last));
  dict.set(PDFName.of('Widths'), copier.target.obj(widths));
}

/** So many widths that are listed of codes that nothing shows are the font's own, not those of text that went. */
const FULL = 64;

/** Readers that have to take another font make it as wide as this one by the width of its `m`. */
function gaugeOf({ dict }: FontUse, codes: ReadonlySet<number>): number | undefined {
  const code = readEncoding(dict, STANDARD).indexOf('m');
  const first = numberEntry(dict, 'FirstChar') ?? 0;
  const listed = arrayEntry(dict, 'Widths');
  // A width for all codes that none is listed of (MissingWidth) says nothing of how many are listed.
  let unshown = 0;
  for (let index = 0; index < (listed?.size() ?? 0); index += 1)
    if (!codes.has(first + index) && (numberOf(listed?.lookup(index)) ?? 0) > 0) unshown += 1;
  return unshown >= FULL && code >= 0 ? code : undefined;
}

const ENCODINGS = ['WinAnsiEncoding', 'MacRomanEncoding', 'MacExpertEncoding', 'StandardEncoding'];

/** Where no program of the font knows its glyphs by name, a name that means no character shows nothing. */
const isGlyphName = (name: string): boolean => /^[A-Za-z]+$/.test(name) || codePointOf(name) !== undefined;

function copyEncoding(
  copier: Copier,
  source: PDFDict,
  codes: ReadonlySet<number>,
  embedded: boolean,
): PDFObject | undefined {
  const value = entry(source, 'Encoding');
  const named = copier.oneOf(...ENCODINGS);
  if (!(value instanceof PDFDict)) return value === undefined ? undefined : named(value);
  const dict = copier.keys(value, { BaseEncoding: named });
  dict.set(PDFName.of('Type'), PDFName.of('Encoding'));
  const list = copier.array([]);
  let next = -1;
  for (const [code, name] of [...differences(value)].sort(([a], [b]) => a - b)) {
    if (!codes.has(code)) continue;
    if (code !== next) list.push(copier.target.obj(code));
    list.push(PDFName.of(embedded || isGlyphName(name) ? name : '.notdef'));
    next = code + 1;
  }
  if (list.size() > 0) dict.set(PDFName.of('Differences'), list);
  return dict;
}
