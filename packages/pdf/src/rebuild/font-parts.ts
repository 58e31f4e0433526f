import { PDFHexString, PDFName, PDFRawStream, type PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import { dictEntry, entry, nameEntry, nameOf, stringBytes } from '../content/objects.ts';
import { decodeStream } from '../content/streams.ts';
import { parseCMap } from '../fonts/cmap.ts';
import { standardName } from '../fonts/standard-fonts.ts';
import { prunedProgram } from '../fonts/prune/program.ts';
import type { Copier } from './copier.ts';
import { deflated } from './deflate.ts';
import { toUnicodeCMap } from './cmap-text.ts';
import { keptFontName } from './font-names.ts';
import type { FontUse } from '../rewrite/font-use.ts';

/** A font and the codes of it that the copy shows. */
export interface Shown {
  readonly use: FontUse;
  readonly codes: ReadonlySet<number>;
}

/** What a font says of itself besides its codes. */
export interface FontFace {
  readonly name: string;
  /** True where the font brings its own glyphs. */
  readonly embedded: boolean;
  readonly descriptor: PDFObject | undefined;
}

/** @param font a simple font or the descendant of a composite one */
export function copyFace(copier: Copier, font: PDFDict, shown: Shown): FontFace {
  const descriptor = dictEntry(font, 'FontDescriptor');
  const program = descriptor && copyProgram(copier, descriptor, shown);
  const embedded = program !== undefined;
  const name = fontName(font, descriptor, embedded);
  return {
    name,
    embedded,
    descriptor: descriptor && copyDescriptor(copier, descriptor, name, program),
  };
}

/** An embedded font needs no name; without a program the name decides which font readers take instead. */
function fontName(font: PDFDict, descriptor: PDFDict | undefined, embedded: boolean): string {
  const given = (nameEntry(font, 'BaseFont') ?? nameEntry(descriptor, 'FontName') ?? 'Helvetica').replace(
    /^[A-Z]{6}\+/,
    '',
  );
  if (embedded) return standardName(given) === undefined ? 'AAAAAA+Font' : given;
  return keptFontName(given);
}

interface CopiedProgram {
  readonly key: string;
  readonly stream: PDFObject;
}

function copyProgram(copier: Copier, descriptor: PDFDict, shown: Shown): CopiedProgram | undefined {
  for (const key of ['FontFile', 'FontFile2', 'FontFile3']) {
    const program = entry(descriptor, key);
    if (!(program instanceof PDFRawStream)) continue;
    const own = { dict: shown.use.dict, font: shown.use.font, codes: shown.codes };
    const pruned = prunedProgram(program, key, own, copier.budget);
    if (pruned === undefined) return undefined;
    const { bytes, subtype, lengths } = pruned;
    const stream = deflated(copier.dict(), bytes);
    const to = (name: string, value: PDFObject) => stream.dict.set(PDFName.of(name), value);
    if (subtype !== undefined) to('Subtype', PDFName.of(subtype));
    if (key === 'FontFile2') to('Length1', copier.target.obj(bytes.length));
    lengths?.forEach((length, index) => to(`Length${index + 1}`, copier.target.obj(length)));
    return { key: subtype === undefined ? key : 'FontFile3', stream: copier.target.register(stream) };
  }
  return undefined;
}

function copyDescriptor(
  copier: Copier,
  descriptor: PDFDict,
  name: string,
  program: CopiedProgram | undefined,
): PDFObject {
  const dict = copier.dict();
  dict.set(PDFName.of('Type'), PDFName.of('FontDescriptor'));
  dict.set(PDFName.of('FontName'), PDFName.of(name));
  copier.keys(
    descriptor,
    {
      Flags: copier.number,
      FontBBox: copier.numbers,
      ItalicAngle: copier.number,
      Ascent: copier.number,
      Descent: copier.number,
      Leading: copier.number,
      CapHeight: copier.number,
      XHeight: copier.number,
      StemV: copier.number,
      StemH: copier.number,
      AvgWidth: copier.number,
      MaxWidth: copier.number,
      MissingWidth: copier.number,
      FontWeight: copier.number,
      FontStretch: copier.oneOf(
        'Normal',
        'Condensed',
        'Expanded',
        'SemiCondensed',
        'SemiExpanded',
        'ExtraCondensed',
        'ExtraExpanded',
        'UltraCondensed',
        'UltraExpanded',
      ),
    },
    dict,
  );
  if (program !== undefined) dict.set(PDFName.of(program.key), program.stream);
  else {
    const family = familyIn(descriptor, name);
    if (family !== undefined) dict.set(PDFName.of('FontFamily'), family);
  }
  return copier.target.register(dict);
}

/** By which some readers choose another font where there is no program; only such as the name says already. */
function familyIn(descriptor: PDFDict, name: string): PDFHexString | undefined {
  const family = Buffer.from(stringBytes(entry(descriptor, 'FontFamily')) ?? []).toString('latin1');
  const letters = family.replaceAll(' ', '').toLowerCase();
  const isSaid = /^[A-Za-z]+(?: [A-Za-z]+)*$/.test(family) && name.toLowerCase().startsWith(letters);
  return isSaid ? PDFHexString.of(Buffer.from(family).toString('hex')) : undefined;
}

const isIdentity = (name: string | undefined): boolean => name === 'Identity-H' || name === 'Identity-V';

export function copyToUnicode(
  copier: Copier,
  source: PDFDict,
  codes: ReadonlySet<number>,
  bytes: number,
  into: PDFDict,
): void {
  const stream = entry(source, 'ToUnicode');
  // Codes that are code points themselves: not in the standard, but written and read.
  if (isIdentity(nameOf(stream))) into.set(PDFName.of('ToUnicode'), PDFName.of('Identity-H'));
  if (!(stream instanceof PDFRawStream)) return;
  const { unicode } = parseCMap(decodeStream(stream, copier.budget));
  const kept = new Map(
    [...codes]
      .sort((a, b) => a - b)
      .flatMap((code) => {
        const text = unicode.get(code);
        return text === undefined ? [] : [[code, text] as const];
      }),
  );
  const cmap = deflated(copier.dict(), toUnicodeCMap(kept, bytes));
  into.set(PDFName.of('ToUnicode'), copier.target.register(cmap));
}
