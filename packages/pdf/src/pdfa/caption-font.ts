import { readFileSync } from 'node:fs';
import { PDFName, PDFRawStream, type PDFDict } from '@cantoo/pdf-lib';
import { packageFile } from '../engine/package-file.ts';
import { WIN_ANSI } from '../fonts/encodings.ts';
import { simpleFont } from '../fonts/simple-font.ts';
import { standardWidth } from '../fonts/standard-fonts.ts';
import type { Copier } from '../rebuild/copier.ts';
import { copySimpleFont } from '../rebuild/simple-fonts.ts';

/** Liberation Sans (SIL Open Font License): as wide as Helvetica, glyph by glyph. */
const PROGRAM = 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf';
const FIRST = 32;
const LAST = 255;
/** Non-symbolic (9.8.2). */
const FLAGS = 32;

/** The font of captions with its program, pruned to what they say: PDF/A wants every font embedded. */
export function embeddedCaptionFont(copier: Copier, codes: ReadonlySet<number>): PDFDict {
  const { source } = copier;
  const program = readFileSync(packageFile(PROGRAM));
  const descriptor = source.obj({
    Type: 'FontDescriptor',
    FontName: 'LiberationSans',
    Flags: FLAGS,
    FontBBox: [-544, -303, 1302, 980],
    ItalicAngle: 0,
    Ascent: 905,
    Descent: -212,
    CapHeight: 729,
    StemV: 80,
  });
  descriptor.set(PDFName.of('FontFile2'), PDFRawStream.of(source.obj({}), program));
  const widths = Array.from({ length: LAST - FIRST + 1 }, (_, index) => {
    const glyph = WIN_ANSI[FIRST + index];
    return glyph === undefined ? 0 : (standardWidth('Helvetica', glyph) ?? 0);
  });
  const dict = source.obj({
    Type: 'Font',
    Subtype: 'TrueType',
    BaseFont: 'LiberationSans',
    Encoding: 'WinAnsiEncoding',
    FirstChar: FIRST,
    LastChar: LAST,
    Widths: widths,
  });
  dict.set(PDFName.of('FontDescriptor'), descriptor);
  const use = { dict, font: simpleFont(dict), target: copier.target.nextRef() };
  return copySimpleFont(copier, use, codes);
}
