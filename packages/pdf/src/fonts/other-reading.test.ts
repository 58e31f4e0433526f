import { describe, expect, it } from 'vitest';
import { type Draft, hide, SECRET_A, show } from '../../testing/draft.ts';
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
});
