import { PDFName, PDFRawStream, type PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import { entry, nameEntry } from '../content/objects.ts';
import { decodeStream } from '../content/streams.ts';
import { parseCMap } from '../fonts/cmap.ts';
import { standardName } from '../fonts/standard-fonts.ts';
import { prunedProgram } from '../fonts/prune/program.ts';
import type { Copier } from './copier.ts';
import { deflated } from './deflate.ts';
import { toUnicodeCMap } from './cmap-text.ts';
import type { FontUse } from '../rewrite/font-use.ts';

/** A font and the codes of it that the copy shows. */
export interface Shown {
  readonly use: FontUse;
  readonly codes: ReadonlySet<number>;
}

/** An embedded font needs no name; without a program the name decides which font readers take instead. */
export function fontName(font: PDFDict, descriptor: PDFDict | undefined): string {
  const given = (nameEntry(font, 'BaseFont') ?? nameEntry(descriptor, 'FontName') ?? 'Helvetica').replace(
    /^[A-Z]{6}\+/,
    '',
  );
  return hasProgram(descriptor) && standardName(given) === undefined ? 'AAAAAA+Font' : given;
}

export const hasProgram = (descriptor: PDFDict | undefined): boolean =>
  ['FontFile', 'FontFile2', 'FontFile3'].some((key) => entry(descriptor, key) !== undefined);

export function copyDescriptor(copier: Copier, descriptor: PDFDict, name: string, shown: Shown): PDFObject {
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
  for (const key of ['FontFile', 'FontFile2', 'FontFile3']) {
    const program = entry(descriptor, key);
    if (!(program instanceof PDFRawStream)) continue;
    const own = { dict: shown.use.dict, font: shown.use.font, codes: shown.codes };
    const { bytes, subtype, lengths } = prunedProgram(program, key, own, copier.budget);
    const stream = deflated(copier.dict(), bytes);
    const to = (name: string, value: PDFObject) => stream.dict.set(PDFName.of(name), value);
    if (subtype !== undefined) to('Subtype', PDFName.of(subtype));
    if (key === 'FontFile2') to('Length1', copier.target.obj(bytes.length));
    lengths?.forEach((length, index) => to(`Length${index + 1}`, copier.target.obj(length)));
    dict.set(PDFName.of(subtype === undefined ? key : 'FontFile3'), copier.target.register(stream));
    break;
  }
  return copier.target.register(dict);
}

export function copyToUnicode(
  copier: Copier,
  source: PDFDict,
  codes: ReadonlySet<number>,
  bytes: number,
  into: PDFDict,
): void {
  const stream = entry(source, 'ToUnicode');
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
