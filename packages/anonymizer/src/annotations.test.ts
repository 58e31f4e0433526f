import { execFileSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, PDFString, StandardFonts } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAnonymizer } from './anonymizer.ts';
import type { Anonymizer } from './types.ts';

const SECRET = 'CPF 529.982.247-25';

let folder: string;
let anonymizer: Anonymizer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mavendoc-'));
  anonymizer = createAnonymizer({ keyFolder: join(folder, 'key'), width: 1, ocrWorkers: 1 });
});
afterAll(() => anonymizer.close());

/** None of these brings an appearance: readers draw them as they see fit. */
it.each([
  ['a filled field', { Subtype: 'Widget', FT: 'Tx', T: PDFString.of('cpf'), V: PDFString.of(SECRET) }],
  ['a free text', { Subtype: 'FreeText', DA: PDFString.of('/F 9 Tf'), Contents: PDFString.of(SECRET) }],
  ['a note', { Subtype: 'Text', T: PDFString.of('Ana'), Contents: PDFString.of(SECRET) }],
])('takes the secret out of %s', async (name, entries) => {
  const path = join(folder, `${name}.pdf`);
  await writeFile(path, await withAnnotation(entries));
  const inspection = await anonymizer.inspect(path, {});
  expect(inspection.findings.some(({ category }) => category === 'cpf')).toBe(true);
  const targets = inspection.findings.filter(({ proposal }) => proposal === 'remove');
  const out = join(folder, `${name} copy.pdf`);
  await anonymizer.remove(path, out, inspection, targets, {
    level: 'standard',
    style: 'bar',
    language: 'pt',
  });
  const text = execFileSync('pdftotext', [out, '-'], { encoding: 'utf8' });
  expect(text).toContain('Formulário');
  expect(text.replaceAll(/\s/g, '')).not.toContain('529.982.247-25');
});

/** The secret stands on the page as well, so that its pixels are compared. */
async function withAnnotation(entries: Record<string, unknown>): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 300]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  page.drawText(`Formulário de cadastro. ${SECRET}`, { x: 40, y: 250, size: 12, font });
  const annotation = { Type: 'Annot', Rect: [40, 100, 240, 130], F: 4, ...entries };
  page.node.addAnnot(document.context.register(document.context.obj(annotation as never)));
  return document.save();
}
