import { describe, expect, it } from 'vitest';
import { pdfFile } from '../testing/pdf-file.ts';
import { removeMarks } from './remove.ts';
import type { Box, Mark } from './types.ts';

/** One page, 300 × 200, Courier 10: every character is 6 points wide. */
function page(content: string): Uint8Array {
  const file = pdfFile();
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>');
  const stream = file.stream('', content);
  const pages = file.reserve();
  const leaf = file.add(
    `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 300 200] /Contents ${stream} 0 R ` +
      `/Resources << /Font << /F1 ${font} 0 R >> >> >>`,
  );
  file.set(pages, `<< /Type /Pages /Kids [${leaf} 0 R] /Count 1 >>`);
  return file.bytes(file.add(`<< /Type /Catalog /Pages ${pages} 0 R >>`));
}

const mark = (text: string, box: Box): Mark => ({ page: 0, boxes: [box], text });
const standard = { level: 'standard', style: 'bar' } as const;

/** `at` counts characters from x = 20 on the line whose baseline is 100. */
const cells = (at: number, count: number): Box => ({
  left: 20 + 6 * at,
  right: 20 + 6 * (at + count),
  top: 92,
  bottom: 102.5,
});

const SECRETS = ['MARIA', 'JORGE'];
const SHOWN: Readonly<Record<string, (secret: string) => string>> = {
  Tj: (s) => `BT /F1 10 Tf 20 100 Td (abc ${s} def) Tj ET`,
  TJ: (s) => `BT /F1 10 Tf 20 100 Td [(abc ) (${s}) ( def)] TJ ET`,
  "'": (s) => `BT /F1 10 Tf 12 TL 20 112 Td (abc ${s} def) ' ET`,
  '"': (s) => `BT /F1 10 Tf 12 TL 20 112 Td 0 0 (abc ${s} def) " ET`,
  'one character at a time': (s) =>
    `BT /F1 10 Tf 20 100 Td ${Array.from(`abc ${s} def`)
      .map((c) => `(${c}) Tj`)
      .join(' ')} ET`,
  'marked content': (s) => `/Span <</ActualText (${s})>> BDC BT /F1 10 Tf 20 100 Td (abc ${s} def) Tj ET EMC`,
  'a comment and an unknown operator': (s) => `BT /F1 10 Tf 20 100 Td %${s}\n(abc ${s} def) Tj (${s}) zz ET`,
};

describe('removeMarks', () => {
  for (const [name, content] of Object.entries(SHOWN)) {
    it(`takes a word out of ${name} and leaves nothing that depends on it`, async () => {
      const copies = await Promise.all(
        SECRETS.map((secret) => removeMarks(page(content(secret)), [mark(secret, cells(4, 5))], standard)),
      );
      expect(copies[0]!.pages[0]!.way).toBe('rewritten');
      expect(Buffer.from(copies[0]!.bytes).equals(Buffer.from(copies[1]!.bytes))).toBe(true);
    });
  }

  it('leaves a page without marks as it looks', async () => {
    const copy = await removeMarks(page(SHOWN['Tj']!('MARIA')), [], standard);
    expect(copy.pages).toMatchObject([{ page: 0, way: 'kept' }]);
    expect(copy.verification.passed).toBe(true);
  });

  it('makes a picture of every page at level raster, over the words that remain', async () => {
    const marks = [mark('MARIA', cells(4, 5))];
    const copy = await removeMarks(page(SHOWN['Tj']!('MARIA')), marks, { level: 'raster', style: 'bar' });
    expect(copy.pages).toMatchObject([{ page: 0, way: 'picture' }]);
    expect(copy.verification.passed).toBe(true);
  });
});
