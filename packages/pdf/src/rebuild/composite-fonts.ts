import {
  type PDFArray,
  type PDFDict,
  PDFHexString,
  PDFName,
  PDFRawStream,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { arrayEntry, dictEntry, entry, numberEntry, stringBytes } from '../content/objects.ts';
import { decodeStream } from '../content/streams.ts';
import type { CMap } from '../fonts/cmap.ts';
import { readRuns, type CompositeFont, type ShownCode } from '../fonts/composite-font.ts';
import type { FontUse } from '../rewrite/font-use.ts';
import { codeCMap } from './cmap-text.ts';
import type { Copier } from './copier.ts';
import { deflated } from './deflate.ts';
import { copyFace, copyToUnicode, type FontFace } from './font-parts.ts';

/** Type0 fonts with their descendant. */
export function copyCompositeFont(copier: Copier, use: FontUse, codes: ReadonlySet<number>): PDFDict {
  const font = use.font as CompositeFont;
  const dict = copier.dict();
  dict.set(PDFName.of('Type'), PDFName.of('Font'));
  dict.set(PDFName.of('Subtype'), PDFName.of('Type0'));
  const { descendant } = font;
  const face = descendant && copyFace(copier, descendant, { use, codes });
  dict.set(PDFName.of('BaseFont'), PDFName.of(face?.name ?? 'Font'));
  dict.set(PDFName.of('Encoding'), encodingOf(copier, use, codes));
  if (descendant !== undefined && face !== undefined) {
    const cids = new Set<number>();
    for (const code of codes) cids.add(font.codeOf(code).cid);
    const own = copyDescendant(copier, descendant, cids, face);
    dict.set(PDFName.of('DescendantFonts'), copier.array([copier.target.register(own)]));
  }
  copyToUnicode(copier, use.dict, codes, 2, dict);
  return dict;
}

/** An embedded CMap says no more than the CIDs of the codes that are shown. */
function encodingOf(copier: Copier, use: FontUse, codes: ReadonlySet<number>): PDFObject {
  const encoding = entry(use.dict, 'Encoding');
  if (encoding instanceof PDFName) return encoding;
  const font = use.font as CompositeFont;
  const shown = [...codes].sort((x, y) => x - y).map((code) => font.codeOf(code));
  const dict = copier.dict();
  for (const [key, value] of copier.target
    .obj({ Type: 'CMap', CMapName: 'Codes', WMode: font.vertical ? 1 : 0 })
    .entries()) {
    dict.set(key, value);
  }
  dict.set(PDFName.of('CIDSystemInfo'), systemInfo(copier, dictEntry(font.descendant, 'CIDSystemInfo')));
  return copier.target.register(deflated(dict, codeCMap(shown, usedSpaces(shown), font.vertical)));
}

/** Code spaces say no more than how long the shown codes are: where they differ in that, each is a space of its own. */
function usedSpaces(shown: readonly ShownCode[]): CMap['spaces'] {
  const lengths = new Set(shown.map(({ length }) => length));
  const [length = 2] = lengths;
  if (lengths.size <= 1) return [{ length, low: 0, high: 256 ** length - 1 }];
  return shown.map((code) => ({ length: code.length, low: code.code, high: code.code }));
}

function copyDescendant(
  copier: Copier,
  source: PDFDict,
  cids: ReadonlySet<number>,
  { name, embedded, descriptor }: FontFace,
): PDFDict {
  const dict = copier.keys(source, {
    Subtype: copier.oneOf('CIDFontType0', 'CIDFontType2'),
    DW: copier.number,
    DW2: copier.numbers,
  });
  dict.set(PDFName.of('Type'), PDFName.of('Font'));
  dict.set(PDFName.of('BaseFont'), PDFName.of(name));
  dict.set(PDFName.of('CIDSystemInfo'), systemInfo(copier, dictEntry(source, 'CIDSystemInfo')));
  for (const [key, size] of [
    ['W', 1],
    ['W2', 3],
  ] as const) {
    const runs = prunedRuns(copier, arrayEntry(source, key), size, cids);
    if (runs !== undefined) dict.set(PDFName.of(key), runs);
  }
  const map = entry(source, 'CIDToGIDMap');
  if (map instanceof PDFRawStream) {
    const bytes = decodeStream(map, copier.budget);
    const pruned = new Uint8Array(Math.min(bytes.length, 2 * (Math.max(0, ...cids) + 1)));
    for (const cid of cids)
      pruned.set(bytes.subarray(2 * cid, 2 * cid + 2), Math.min(2 * cid, Math.max(0, pruned.length - 2)));
    dict.set(PDFName.of('CIDToGIDMap'), copier.target.register(deflated(copier.dict(), pruned)));
  } else if (map !== undefined && embedded) dict.set(PDFName.of('CIDToGIDMap'), PDFName.of('Identity'));
  if (descriptor !== undefined) dict.set(PDFName.of('FontDescriptor'), descriptor);
  return dict;
}

function prunedRuns(
  copier: Copier,
  list: PDFArray | undefined,
  size: number,
  cids: ReadonlySet<number>,
): PDFArray | undefined {
  if (list === undefined) return undefined;
  const values = new Map<number, readonly number[]>();
  readRuns(list, size, (cid, own) => {
    if (cids.has(cid)) values.set(cid, own);
  });
  const runs = copier.array([]);
  let open: PDFArray | undefined;
  let next = -1;
  for (const [cid, own] of [...values].sort(([a], [b]) => a - b)) {
    if (cid !== next || open === undefined) {
      open = copier.array([]);
      runs.push(copier.target.obj(cid));
      runs.push(open);
    }
    for (const value of own) open.push(copier.target.obj(value));
    next = cid + 1;
  }
  return runs;
}

const ORDERINGS = new Set(['Identity', 'GB1', 'CNS1', 'Japan1', 'Japan2', 'Korea1', 'KR', 'UCS']);

/** Of Adobe's character collections there are no others. */
const SUPPLEMENTS = new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);

const literal = (text: string): PDFHexString => PDFHexString.of(Buffer.from(text, 'latin1').toString('hex'));

function systemInfo(copier: Copier, source: PDFDict | undefined): PDFDict {
  const text = (key: string) => Buffer.from(stringBytes(entry(source, key)) ?? []).toString('latin1');
  const ordering = ORDERINGS.has(text('Ordering')) ? text('Ordering') : 'Identity';
  const supplement = numberEntry(source, 'Supplement');
  const dict = copier.dict();
  dict.set(PDFName.of('Registry'), literal('Adobe'));
  dict.set(PDFName.of('Ordering'), literal(ordering));
  dict.set(
    PDFName.of('Supplement'),
    copier.target.obj(supplement !== undefined && SUPPLEMENTS.has(supplement) ? supplement : 0),
  );
  return dict;
}
