import { PDFBool, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { openPages } from '../read/page-reader.ts';
import type { Box, PageReader } from '../types.ts';

const FIELD: Box = { left: 50, top: 120, right: 200, bottom: 150 };

/** A page with one field, filled in. */
async function form(change: (document: PDFDocument) => void): Promise<PageReader> {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 200]);
  const field = document.getForm().createTextField('nome');
  field.setText('MARIA');
  field.addToPage(page, { x: 50, y: 50, width: 150, height: 30 });
  document.getForm().updateFieldAppearances();
  change(document);
  return await openPages(await document.save({ updateFieldAppearances: false }));
}

function withoutAppearances(document: PDFDocument): void {
  for (const field of document.getForm().getFields()) {
    for (const widget of field.acroField.getWidgets()) widget.dict.delete(PDFName.of('AP'));
  }
}

function darkPixels(reader: PageReader, box: Box, lent: boolean): number {
  const { width, pixels } = reader.render(0, 72, { lent });
  let dark = 0;
  for (let y = box.top + 4; y < box.bottom - 4; y += 1) {
    for (let x = box.left + 4; x < box.right - 4; x += 1) if (pixels[4 * (y * width + x)]! < 128) dark += 1;
  }
  return dark;
}

describe('a drawn page', () => {
  it.each<[string, (document: PDFDocument) => void]>([
    ['that brings its look', () => {}],
    ['without a look of its own', withoutAppearances],
    [
      'whose look is to be made anew',
      (document) => {
        withoutAppearances(document);
        document.getForm().acroForm.dict.set(PDFName.of('NeedAppearances'), PDFBool.True);
      },
    ],
  ])('shows a field %s', async (_, change) => {
    const reader = await form(change);
    expect(darkPixels(reader, FIELD, false)).toBeGreaterThan(100);
    reader.close();
  });

  it('looks the same whether its pixels are lent or given, and however often it is drawn', async () => {
    const reader = await form(() => {});
    const given = reader.render(0, 100).pixels;
    expect(Buffer.compare(reader.render(0, 100, { lent: true }).pixels, given)).toBe(0);
    reader.render(0, 150, { lent: true });
    expect(Buffer.compare(reader.render(0, 100, { lent: true }).pixels, given)).toBe(0);
    reader.close();
  });
});
