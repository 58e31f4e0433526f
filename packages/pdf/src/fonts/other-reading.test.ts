import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Draft, hide, SECRET_A, show } from '../../testing/draft.ts';
import { packageFile } from '../engine/package-file.ts';
import { openPdf } from '../read/reader.ts';

/** The code of A, by a map to Unicode. */
const map = (draft: Draft, text: string): number =>
  draft.pdf.stream(
    '',
    `begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <41> <${Buffer.from(text, 'utf16le').swap16().toString('hex')}> endbfchar endcmap`,
  );

async function isReadAsPixels(text: string, entries: (map: number) => string): Promise<boolean> {
  const { bytes } = hide(
    (draft) => {
      const font = draft.pdf.add(`<< /Type /Font ${entries(map(draft, text))} >>`);
      draft.fonts += ` /F9 ${font} 0 R`;
      draft.contents.push(show('A', 300, 20, 'F9'));
    },
    SECRET_A,
    false,
  );
  const reader = await openPdf(bytes);
  const { unreadableText } = reader.page(0);
  reader.close();
  return unreadableText;
}

const named = (encoding: string) => (toUnicode: number) =>
  `/Subtype /Type1 /BaseFont /Helvetica /Encoding ${encoding} /ToUnicode ${toUnicode} 0 R`;

describe('a page with a font whose map to Unicode', () => {
  it.each([
    ['says another letter than an encoding', 'X', named('/WinAnsiEncoding')],
    ['says another letter than the name of a glyph', 'A', named('<< /Differences [65 /Q] >>')],
    ['says another letter than the code point of a glyph', 'A', named('<< /Differences [65 /uni0051] >>')],
    ['makes nothing of a letter', ' ', named('/WinAnsiEncoding')],
    ['says another letter than the font without an encoding', 'X', named('null')],
  ])('%s is read as pixels, too', async (_, text, entries) => {
    expect(await isReadAsPixels(text, entries)).toBe(true);
  });

  it.each([
    ['agrees', 'A', named('/WinAnsiEncoding')],
    ['says a letter without its accent', 'A', named('<< /Differences [65 /Aacute] >>')],
    ['says more than a name that means nothing', 'A', named('<< /Differences [65 /g17] >>')],
    [
      'says more than the names of a symbolic TrueType font',
      'X',
      (toUnicode: number) =>
        `/Subtype /TrueType /BaseFont /Arial /Encoding /WinAnsiEncoding /ToUnicode ${toUnicode} 0 R ` +
        '/FontDescriptor << /Type /FontDescriptor /FontName /Arial /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 ' +
        '/Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>',
    ],
  ])('%s is read as text', async (_, text, entries) => {
    expect(await isReadAsPixels(text, entries)).toBe(false);
  });

  it.each([
    ['says another letter than the program of a composite font', 'X', '/CIDToGIDMap /Identity', true],
    ['agrees with the program of a composite font', 'A', '/CIDToGIDMap /Identity', false],
    ['agrees with it by way of a map of glyphs', 'B', undefined, false],
    ['says another letter by way of a map of glyphs', 'A', undefined, true],
  ])('%s', async (_, text, map, asPixels) => {
    const { bytes } = hide((draft) => compositeFont(draft, text, map), SECRET_A, false);
    const reader = await openPdf(bytes);
    const { unreadableText } = reader.page(0);
    reader.close();
    expect(unreadableText).toBe(asPixels);
  });
});

/** Liberation Sans, whose glyphs are numbered in the order of ASCII, less 29; without a map given, code 36 is glyph 37. */
function compositeFont(draft: Draft, text: string, given: string | undefined): void {
  const program = readFileSync(packageFile('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'));
  const glyphs = Buffer.alloc(80);
  glyphs.writeUInt16BE(37, 2 * 36);
  const map = given ?? `/CIDToGIDMap ${draft.pdf.stream('', glyphs)} 0 R`;
  const unicode = draft.pdf.stream(
    '',
    'begincmap 1 begincodespacerange <0000> <ffff> endcodespacerange 1 beginbfchar ' +
      `<0024> <${Buffer.from(text, 'utf16le').swap16().toString('hex')}> endbfchar endcmap`,
  );
  const descriptor = draft.pdf.add(
    '<< /Type /FontDescriptor /FontName /Sans /Flags 4 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 900 ' +
      `/Descent -200 /CapHeight 700 /StemV 80 /FontFile2 ${draft.pdf.stream(`/Length1 ${program.length}`, program)} 0 R >>`,
  );
  const font = draft.pdf.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /Sans /Encoding /Identity-H /ToUnicode ${unicode} 0 R /DescendantFonts ` +
      `[<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Sans /FontDescriptor ${descriptor} 0 R /DW 667 ${map} >>] >>`,
  );
  draft.fonts += ` /F9 ${font} 0 R`;
  draft.contents.push('BT /F9 12 Tf 300 20 Td <0024> Tj ET\n');
}
