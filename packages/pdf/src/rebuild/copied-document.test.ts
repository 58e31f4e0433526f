import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { pdfFile } from '../../testing/pdf-file.ts';
import { dictEntry, nameEntry } from '../content/objects.ts';
import { openPdf } from '../read/reader.ts';
import type { Mark } from '../types.ts';
import { copyDocument } from './copied-document.ts';

/** One page, 300 × 200, Courier 10: every character is 6 points wide. */
function page(content: string, entries = ''): Uint8Array {
  const file = pdfFile();
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>');
  const stream = file.stream('', content);
  const pages = file.reserve();
  const leaf = file.add(
    `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 300 200] /Contents ${stream} 0 R ` +
      `/Resources << /Font << /F1 ${font} 0 R >> >> ${entries} >>`,
  );
  file.set(pages, `<< /Type /Pages /Kids [${leaf} 0 R] /Count 1 >>`);
  return file.bytes(file.add(`<< /Type /Catalog /Pages ${pages} 0 R >>`));
}

/** Lines whose positions after the secret come from its length. */
const STRICT: Readonly<Record<string, (secret: string) => string>> = {
  'one string': (s) => `BT /F1 10 Tf 20 100 Td (abc ${s} def) Tj 0 -14 Td (next) Tj ET`,
  'a second string moved by Td': (s) =>
    `BT /F1 10 Tf 20 100 Td (abc ${s}) Tj ${6 * (5 + s.length)} 0 Td (def) Tj ${-6 * (5 + s.length)} -14 Td (next) Tj ET`,
  'a second string placed by Tm': (s) =>
    `BT /F1 10 Tf 20 100 Td (abc ${s}) Tj 1 0 0 1 ${20 + 6 * (5 + s.length)} 100 Tm (def) Tj ET`,
  'a justified line': (s) =>
    `BT /F1 10 Tf 20 100 Td (abc ) Tj (${s}) Tj ${(10 - s.length) / 7} Tw ( def ghi) Tj 0 Tw 0 -14 Td (next) Tj ET`,
  'an underlined word': (s) => `BT /F1 10 Tf 20 100 Td (abc ${s} def) Tj ET 44 98 ${6 * s.length} 0.5 re f`,
};

/** Without the verifier: what the writer alone makes. */
async function strictCopy(bytes: Uint8Array, marks: readonly Mark[]) {
  const { context: source } = await PDFDocument.load(bytes, { updateMetadata: false });
  const reader = await openPdf(bytes);
  const copy = await copyDocument({
    source,
    reader: async () => reader,
    marks: Map.groupBy(marks, ({ page }) => page),
    options: { level: 'strict', style: 'bar' },
    pictures: new Map(),
    outline: true,
    budget: { left: 1e6 },
    onPage: () => undefined,
  });
  reader.close();
  return copy;
}

describe('level strict', () => {
  for (const [name, content] of Object.entries(STRICT)) {
    it(`tells nothing about the length of what went from ${name}`, async () => {
      const copies = await Promise.all(
        ['ANA', 'WASHINGTON'].map((text) => {
          const box = { left: 44, right: 44 + 6 * text.length, top: 92, bottom: 102.5 };
          return strictCopy(page(content(text)), [{ page: 0, boxes: [box], text }]);
        }),
      );
      expect(copies[0]!.pages[0]!.way).toBe('rewritten');
      expect(Buffer.from(copies[0]!.bytes).equals(Buffer.from(copies[1]!.bytes))).toBe(true);
    });
  }
});

describe('a page', () => {
  it('is blended in the colours that it was blended in, and says nothing else of it', async () => {
    const entries = '/Group << /S /Transparency /CS /DeviceCMYK /I true /Owner (Joaquim) >>';
    const copy = await strictCopy(page('BT /F1 10 Tf 20 100 Td (abc) Tj ET', entries), []);
    const [own] = (await PDFDocument.load(copy.bytes)).getPages();
    const group = dictEntry(own?.node, 'Group');
    expect(group?.keys().map(String)).toEqual(['/S', '/CS', '/I']);
    expect(nameEntry(group, 'CS')).toBe('DeviceCMYK');
  });
});
