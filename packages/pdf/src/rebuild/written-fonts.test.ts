import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../../testing/content-of.ts';
import { type Draft, hide, SECRET_A, show } from '../../testing/draft.ts';
import { dictEntry, nameEntry } from '../content/objects.ts';
import { removeMarks } from '../remove.ts';

/** A font whose program no reader can read: another is taken for it. */
function brokenFont(draft: Draft, program: string): void {
  const file = draft.pdf.stream('/Filter /FlateDecode /Subtype /Type1C', program);
  const descriptor = draft.pdf.add(
    `<< /Type /FontDescriptor /FontName /ABCDEF+Sans /Flags 32 /FontBBox [0 -200 1000 900] /ItalicAngle 0 ` +
      `/Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 /FontFile3 ${file} 0 R >>`,
  );
  const font = draft.pdf.add(
    `<< /Type /Font /Subtype /Type1 /BaseFont /ABCDEF+Helvetica /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 57 ` +
      `/Widths [${Array.from({ length: 26 }, (_, index) => (index === 0 ? 278 : 556)).join(' ')}] ` +
      `/FontDescriptor ${descriptor} 0 R >>`,
  );
  draft.fonts += ` /F2 ${font} 0 R`;
}

describe('fonts of a copy', () => {
  it.each([
    ['empty', ''],
    ['damaged', 'x\x9c no deflated data'],
  ])('do without a program that is %s', async (_, program) => {
    const { bytes, marks } = hide(
      (draft, secret) => {
        brokenFont(draft, program);
        draft.contents.push(show(secret, 100, 200, 'F2'), show('31 12', 240, 60, 'F2'));
      },
      SECRET_A,
      false,
    );
    const copy = await removeMarks(bytes, marks, { level: 'standard', style: 'bar' });
    expect(copy.pages).toMatchObject([{ way: 'rewritten' }]);
    expect(Buffer.from(copy.bytes).toString('latin1')).not.toContain('FontFile3');
  });

  it('are there when content chooses them, though it shows nothing in them any more', async () => {
    const { bytes, marks } = hide(
      (draft, secret) => {
        draft.fonts += ' /F3 << /Type /Font /Subtype /Type1 /BaseFont /Courier >>';
        draft.boxes = [{ left: 99.5, top: 89, right: 180, bottom: 104 }];
        draft.contents.push(show(secret, 100, 200, 'F3'));
      },
      SECRET_A,
      false,
    );
    const copy = await removeMarks(bytes, marks, { level: 'standard', style: 'bar' });
    const chosen = [...(await contentOf(copy.bytes)).matchAll(/\/(F\d) 12 Tf/g)].map(
      ([, name]) => name ?? '',
    );
    const [page] = (await PDFDocument.load(copy.bytes)).getPages();
    const fonts = dictEntry(page?.node.Resources(), 'Font');
    expect(new Set(chosen).size).toBe(2);
    for (const name of chosen) expect(dictEntry(fonts, name)).toBeDefined();
  });

  it('keep codes that are code points themselves', async () => {
    const { bytes, marks } = hide(
      (draft, secret) => {
        ownCodePoints(draft);
        draft.contents.push(show(secret), 'BT /F2 12 Tf 240 60 Td <00410042> Tj ET\n');
      },
      SECRET_A,
      false,
    );
    const copy = await removeMarks(bytes, marks, { level: 'standard', style: 'bar' });
    const [page] = (await PDFDocument.load(copy.bytes)).getPages();
    const fonts = dictEntry(page?.node.Resources(), 'Font');
    expect(copy.pages).toMatchObject([{ way: 'rewritten' }]);
    const maps = fonts?.keys().map((name) => nameEntry(dictEntry(fonts, name.decodeText()), 'ToUnicode'));
    expect(maps).toContain('Identity-H');
  });
});

function ownCodePoints(draft: Draft): void {
  const font = draft.pdf.add(
    '<< /Type /Font /Subtype /Type0 /BaseFont /Arial /Encoding /Identity-H /ToUnicode /Identity-H ' +
      '/DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Arial >>] >>',
  );
  draft.fonts += ` /F2 ${font} 0 R`;
}
