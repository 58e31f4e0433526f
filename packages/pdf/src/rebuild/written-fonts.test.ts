import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../../testing/content-of.ts';
import { type Draft, hide, SECRET_A, show } from '../../testing/draft.ts';
import { dictEntry, entry, nameEntry, numberEntry, stringBytes } from '../content/objects.ts';
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

  it.each([
    ['Arial Narrow', 'all', 'Arial Narrow', true],
    ['Arial Joaquim', 'all', undefined, true],
    ['Arial Narrow', 'shown', 'Arial Narrow', false],
  ])(
    'say what readers choose another font by, where the name says it, too: %s, widths of %s codes',
    async (family, which, kept, gauged) => {
      const { bytes, marks } = hide(
        (draft, secret) => {
          missingFont(draft, family, which === 'all' ? undefined : new Set(' !"#$%&\'()*+,-./0123456789'));
          draft.contents.push(show(secret, 100, 200, 'F2'), show('31 12', 240, 60, 'F2'));
        },
        SECRET_A,
        false,
      );
      const copy = await removeMarks(bytes, marks, { level: 'standard', style: 'bar' });
      const [page] = (await PDFDocument.load(copy.bytes)).getPages();
      const fonts = dictEntry(page?.node.Resources(), 'Font');
      const font = fonts
        ?.keys()
        .map((name) => dictEntry(fonts, name.decodeText()))
        .find((dict) => nameEntry(dict, 'BaseFont') === 'ArialNarrow');
      const given = stringBytes(entry(dictEntry(font, 'FontDescriptor'), 'FontFamily'));
      expect(given && Buffer.from(given).toString()).toBe(kept);
      // The width of `m` is the gauge.
      expect(numberEntry(font, 'LastChar')).toBe(gauged ? 109 : 51);
    },
  );
});

describe('a font without a program that lists the widths of shown characters only', () => {
  it('does not tell by the width of its gauge which characters went', async () => {
    const [one, other] = await Promise.all(
      ['mmmmmmmm', 'llllllll'].map(async (secret) => {
        const { bytes, marks } = hide(
          (draft, shown) => {
            missingFont(draft, 'Arial Narrow', new Set(`${shown}31 2`), '/MissingWidth 500');
            draft.contents.push(show(shown, 100, 200, 'F2'), show('31 12', 240, 60, 'F2'));
          },
          secret,
          false,
        );
        return removeMarks(bytes, marks, { level: 'strict', style: 'bar' });
      }),
    );
    expect(one?.pages).toMatchObject([{ way: 'rewritten' }]);
    expect(Buffer.from(one?.bytes ?? []).equals(Buffer.from(other?.bytes ?? []))).toBe(true);
  });
});

describe('a value that is spelled like a font that every system has', () => {
  it('is not told by its name or family', async () => {
    const { bytes, marks } = hide(
      (draft, secret) => {
        const descriptor = draft.pdf.add(
          '<< /Type /FontDescriptor /FontName /CourierNewPSMT /FontFamily (Courier New) /Flags 33 /FontBBox [0 -200 600 900] ' +
            '/ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>',
        );
        const font = `<< /Type /Font /Subtype /TrueType /BaseFont /CourierNewPSMT /FontDescriptor ${descriptor} 0 R >>`;
        draft.fonts += ` /F2 ${draft.pdf.add(font)} 0 R`;
        draft.contents.push(show(secret), show('Courier', 100, 60, 'F2'), show('and more', 240, 60, 'F2'));
      },
      SECRET_A,
      false,
    );
    const courier = {
      page: 0,
      text: 'Courier',
      boxes: [{ left: 99, top: 228, right: 152, bottom: 246 }],
    } as const;
    const copy = await removeMarks(bytes, [...marks, courier], { level: 'standard', style: 'bar' });
    expect(copy.pages).toMatchObject([{ way: 'rewritten' }]);
  });
});

/** A font without a program, with the widths of all characters or of those that the test tells. */
function missingFont(draft: Draft, family: string, told?: ReadonlySet<string>, entries = ''): void {
  const descriptor = draft.pdf.add(
    `<< /Type /FontDescriptor /FontName /ArialNarrow /FontFamily (${family}) /Flags 32 /FontBBox [0 -200 1000 900] ` +
      `/ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 ${entries} >>`,
  );
  const widths = Array.from({ length: 91 }, (_, index) =>
    told?.has(String.fromCharCode(32 + index)) === false ? 0 : index === 0 ? 278 : 456,
  );
  const font = draft.pdf.add(
    `<< /Type /Font /Subtype /TrueType /BaseFont /ArialNarrow /Encoding /WinAnsiEncoding /FirstChar 32 /LastChar 122 ` +
      `/Widths [${widths.join(' ')}] /FontDescriptor ${descriptor} 0 R >>`,
  );
  draft.fonts += ` /F2 ${font} 0 R`;
}

function ownCodePoints(draft: Draft): void {
  const font = draft.pdf.add(
    '<< /Type /Font /Subtype /Type0 /BaseFont /Arial /Encoding /Identity-H /ToUnicode /Identity-H ' +
      '/DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Arial >>] >>',
  );
  draft.fonts += ` /F2 ${font} 0 R`;
}
