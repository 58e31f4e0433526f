import { PDFBool, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { openPages } from '../read/page-reader.ts';
import type { Box, PageReader } from '../types.ts';
import { unpacked } from '../verify/pixels/two-colours.ts';

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

/** A red group that is blended by its colour into a group around it. */
function paintGroups(document: PDFDocument): void {
  const { context } = document;
  const group = (content: string, resources: Record<string, unknown>) =>
    context.register(
      context.stream(content, {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, 100, 30],
        Group: { S: 'Transparency', CS: 'DeviceRGB', I: false, K: false },
        Resources: resources as never,
      }),
    );
  const inner = group('1 0 0 rg 0 0 100 30 re f', {});
  const outer = group('/G gs /X Do', { XObject: { X: inner }, ExtGState: { G: { BM: 'Color' } } });
  const page = document.getPage(0);
  page.node.setXObject(PDFName.of('Groups'), outer);
  page.node.addContentStream(context.register(context.stream('q 1 0 0 1 50 150 cm /Groups Do Q')));
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

  it('blends groups beside a form as on a page without one', async () => {
    const reader = await form(paintGroups);
    const plain = await form((document) => {
      paintGroups(document);
      document.catalog.delete(PDFName.of('AcroForm'));
    });
    const rows = 45 * 300 * 4;
    const [withForm, without] = [reader, plain].map((each) => each.render(0, 72).pixels.subarray(0, rows));
    expect(Buffer.compare(withForm!, without!)).toBe(0);
    reader.close();
    plain.close();
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

describe('a drawing that is kept', () => {
  it.each([
    ['of two colours', '0 g 20 20 60 7 re f', true],
    ['of three', '0 g 20 20 60 7 re f 1 0 0 rg 20 60 60 7 re f', false],
  ])('%s is what was drawn, after the next page was, too', async (_, content, isPacked) => {
    const document = await PDFDocument.create();
    for (const each of [content, '0 g 0 0 100 100 re f']) {
      const page = document.addPage([100, 101]);
      page.node.addContentStream(document.context.register(document.context.stream(each)));
    }
    const reader = await openPages(await document.save());
    const kept = reader.drawing(0, 60);
    reader.drawing(1, 60);
    const { width, height, pixels } = reader.render(0, 60, { hardText: true });
    expect('bits' in kept).toBe(isPacked);
    const same = 'bits' in kept ? unpacked(kept, new Uint32Array(width * height)) : kept;
    expect(Buffer.compare(same.pixels, pixels)).toBe(0);
    reader.close();
  });
});
