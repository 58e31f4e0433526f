import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../../testing/content-of.ts';
import { pdfFile } from '../../testing/pdf-file.ts';
import { openPdf } from '../read/reader.ts';
import { copyDocument } from '../rebuild/copied-document.ts';
import type { Mark } from '../types.ts';

/** A page whose first line, at 20/100 in Courier 10, is `Nome: MARIA`; the mark lies over the name. */
function page(content: string, pattern: string): Uint8Array {
  const file = pdfFile();
  const font = file.add('<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>');
  const tile = file.stream(
    '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 4 4] /XStep 4 /YStep 4 /Resources << >>',
    pattern,
  );
  const stream = file.stream('', `BT /F1 10 Tf 20 100 Td (Nome: MARIA) Tj ET ${content}`);
  const pages = file.reserve();
  const leaf = file.add(
    `<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 300 200] /Contents ${stream} 0 R ` +
      `/Resources << /Font << /F1 ${font} 0 R >> /Pattern << /P1 ${tile} 0 R >> >> >>`,
  );
  file.set(pages, `<< /Type /Pages /Kids [${leaf} 0 R] /Count 1 >>`);
  return file.bytes(file.add(`<< /Type /Catalog /Pages ${pages} 0 R >>`));
}

const MARK: Mark = { page: 0, text: 'MARIA', boxes: [{ left: 56, right: 86, top: 92, bottom: 102.5 }] };

/** Without the verifier: what the writer alone makes. */
async function rewritten(content: string, pattern = '0 0 1 1 re f'): Promise<string> {
  const bytes = page(content, pattern);
  const { context: source } = await PDFDocument.load(bytes, { updateMetadata: false });
  const reader = await openPdf(bytes);
  try {
    const copy = await copyDocument({
      source,
      reader: async () => reader,
      marks: new Map([[0, [MARK]]]),
      options: { level: 'standard', style: 'bar' },
      pictures: new Map(),
      outline: true,
      budget: { left: 1e6 },
      onPage: () => undefined,
    });
    return await contentOf(copy.bytes);
  } finally {
    reader.close();
  }
}

describe('rewriteContent', () => {
  it('keeps a path whose line width is set while it is built', async () => {
    const content = await rewritten('0 30 m 0.5 0.5 0.5 RG 80 30 l 0.75 w S');
    expect(content).toMatch(/0\.75 w\s+0 30 m\s+80 30 l\s+S/);
    expect(content).toContain('0.5 0.5 0.5 RG');
  });

  it('takes what a pattern shows under a mark out of it, also where it fills something else', async () => {
    const content = await rewritten('/Pattern cs /P1 scn 50 90 40 40 re f 200 20 40 40 re f');
    expect(content).not.toContain('0 0 1 1 re f');
  });
});
