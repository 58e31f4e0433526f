import { PDFDocument, PDFHexString, PDFName, PDFString, StandardFonts, degrees, rgb } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import type { Box, PageContent } from '../types.ts';
import { openPdf } from './reader.ts';

describe('openPdf', () => {
  it('gives each UTF-16 unit a box that covers its glyph', async () => {
    const page = await onlyPage((document) => drawOnPage(document, 'CPF 111.444.777-35', 50, 700));
    expect(page.text).toBe('CPF 111.444.777-35');
    expect(page.boxes.length).toBe(page.text.length * 4);
    const cell = boxOf(page, 0);
    expect(cell.left).toBeCloseTo(50, 1);
    expect(cell.bottom).toBeGreaterThan(842 - 700);
    expect(cell.top).toBeLessThan(842 - 700 - 8);
  });

  it('gives digits of one font the same box height, so that a bar does not tell them apart', async () => {
    const page = await onlyPage((document) => drawOnPage(document, '0123456789', 50, 700));
    const tops = new Set(Array.from({ length: 10 }, (_, index) => boxOf(page, index).top.toFixed(3)));
    expect(tops.size).toBe(1);
  });

  it.each([
    [0, { left: 10, top: 88 }],
    [90, { left: 10, top: 10 }],
    [180, { left: 178, top: 10 }],
    [270, { left: 88, top: 178 }],
  ])('puts boxes where a reader shows them on a page turned by %i degrees', async (angle, near) => {
    const page = await onlyPage((document) => {
      const sheet = drawOnPage(document, 'I', 30, 30, [300, 200]);
      sheet.setCropBox(20, 20, 200, 100);
      sheet.setRotation(degrees(angle));
    });
    const turned = angle % 180 !== 0;
    expect([page.width, page.height]).toEqual(turned ? [100, 200] : [200, 100]);
    const cell = boxOf(page, 0);
    expect(Math.abs(cell.left - near.left)).toBeLessThan(13);
    expect(Math.abs(cell.top - near.top)).toBeLessThan(13);
  });

  it('reads text off the crop box, white, tiny, invisible and on a hidden layer', async () => {
    const page = await onlyPage((document) => {
      const sheet = drawOnPage(document, 'shown', 50, 400, [300, 500]);
      sheet.setCropBox(0, 300, 300, 200);
      sheet.drawText('cropped', { x: 10, y: 20, size: 10 });
      sheet.drawText('outside', { x: 900, y: 20, size: 10 });
      sheet.drawText('white', { x: 10, y: 350, size: 10, color: rgb(1, 1, 1) });
      sheet.drawText('tiny', { x: 10, y: 360, size: 0.001 });
      sheet.drawText('speck', { x: 10, y: 370, size: 0.00001 });
      addHiddenLayer(document, 'layered');
    });
    for (const word of ['shown', 'cropped', 'outside', 'white', 'tiny', 'speck', 'layered']) {
      expect(page.text).toContain(word);
    }
    const { top } = boxOf(page, page.text.indexOf('cropped'));
    expect(top).toBeGreaterThan(page.height);
  });

  it('reads what is painted and, besides, the text that claims to replace it', async () => {
    const page = await onlyPage((document) => {
      const sheet = drawOnPage(document, 'outro', 50, 100, [300, 200]);
      const font = document.context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' });
      const name = sheet.node.newFontDictionary('A', document.context.register(font)).asString();
      const shown = `/Span <</ActualText (Jocasta)>> BDC BT ${name} 10 Tf 50 50 Td (Teobaldo) Tj ET EMC
        /Span <</ActualText (outro)>> BDC BT ${name} 10 Tf 50 20 Td (outro) Tj ET EMC`;
      sheet.node.addContentStream(document.context.register(document.context.stream(shown)));
    });
    expect(page.text.split('\n')).toEqual(['outro', 'Teobaldo', 'outro', 'Jocasta']);
    const painted = boxOf(page, page.text.indexOf('Teobaldo'));
    expect(painted.right - painted.left).toBeLessThan(8);
    const claimed = boxOf(page, page.text.indexOf('Jocasta'));
    expect(claimed.left).toBeCloseTo(50, 0);
    expect(claimed.right).toBeGreaterThan(80);
  });

  it('takes characters outside the basic plane as two units with one box', async () => {
    const page = await onlyPage((document) => {
      const sheet = document.addPage([200, 200]);
      showMapped(document, sheet.ref, '<D835DC00>');
    });
    expect(page.text).toBe('\u{1d400}');
    expect(page.boxes.slice(0, 4)).toEqual(page.boxes.slice(4, 8));
  });

  it('reads annotations and fields, and says that they are foreign', async () => {
    const page = await onlyPage((document) => {
      const sheet = drawOnPage(document, 'body', 50, 150, [300, 200]);
      const field = document.getForm().createTextField('nome');
      field.setText('Jocasta Vilhena');
      field.addToPage(sheet, { x: 50, y: 100, width: 150, height: 20 });
      sheet.node.addAnnot(
        document.context.register(
          document.context.obj({
            Type: 'Annot',
            Subtype: 'Text',
            Rect: [10, 10, 30, 30],
            Contents: PDFHexString.fromText('Anotação'),
          }),
        ),
      );
      sheet.node.addAnnot(
        document.context.register(
          document.context.obj({
            Type: 'Annot',
            Subtype: 'Link',
            Rect: [10, 50, 30, 60],
            A: { S: 'URI', URI: PDFString.of('mailto:a@b.com') },
          }),
        ),
      );
    });
    const runs = page.foreign.map(({ start, end, origin }) => [page.text.slice(start, end), origin]);
    expect(runs).toEqual([
      ['Jocasta Vilhena', 'field'],
      ['Anotação', 'annotation'],
      ['mailto:a@b.com', 'annotation'],
    ]);
    const first = boxOf(page, page.text.indexOf('Jocasta'));
    expect(first.left).toBeGreaterThan(49);
    expect(first.right).toBeLessThan(70);
    expect(first.bottom).toBeLessThan(105);
    const note = boxOf(page, page.text.indexOf('Anotação'));
    expect(note.right).toBe(note.left);
  });

  it('tells a hidden text layer over a picture, and how much of the page pictures cover', async () => {
    const page = await onlyPage(async (document) => {
      const sheet = document.addPage([200, 100]);
      const image = await document.embedPng(PIXEL);
      sheet.drawImage(image, { x: 0, y: 0, width: 100, height: 100 });
      const font = await document.embedFont(StandardFonts.Helvetica);
      const name = sheet.node.newFontDictionary('F', font.ref);
      const content = document.context.stream(`BT 3 Tr ${name.asString()} 10 Tf 10 50 Td (layer) Tj ET`);
      sheet.node.addContentStream(document.context.register(content));
    });
    expect(page.hiddenTextLayer).toBe(true);
    expect(page.imageCoverage).toBeCloseTo(0.5, 2);
    expect(page.images).toEqual([{ left: 0, top: 0, right: 100, bottom: 100 }]);
  });

  it('tells text whose font has no map to Unicode', async () => {
    const mapped = await onlyPage((document) => showMapped(document, document.addPage().ref, '<0041>'));
    expect(mapped.unreadableText).toBe(false);
    const unmapped = await onlyPage((document) => showMapped(document, document.addPage().ref, undefined));
    expect(unmapped.unreadableText).toBe(true);
  });

  it('tells a page that may show text as outlines', async () => {
    const letter = 'M 0 0 L 4 0 L 4 1 L 1 1 L 1 4 L 3 4 L 3 5 L 1 5 L 1 8 L 4 8 L 4 9 L 0 9 Z';
    const draw = (count: number) => (document: PDFDocument) => {
      const sheet = drawOnPage(document, 'Página 1', 50, 50);
      for (let at = 0; at < count; at++) sheet.drawSvgPath(letter, { x: 20 + (at % 50) * 6, y: 700 - at });
    };
    expect((await onlyPage(draw(120))).unreadableText).toBe(true);
    expect((await onlyPage(draw(20))).unreadableText).toBe(false);
  });

  it('counts the places off the pages that hold text', async () => {
    const document = await PDFDocument.create();
    drawOnPage(document, 'x', 10, 10);
    document.setTitle('Segredo');
    await document.attach(new Uint8Array([1]), 'a.txt');
    document.addJavaScript('a', 'app.alert(1)');
    const { facts } = await openPdf(Buffer.concat([await document.save(), Buffer.from('tail')]));
    const places = new Map(facts.hidden.map(({ place, count }) => [place, count]));
    expect(places.get('info')).toBeGreaterThan(0);
    expect(places.get('attachment')).toBe(1);
    expect(places.get('javascript')).toBe(1);
    expect(places.get('after-end')).toBe(1);
    expect(places.has('xfa')).toBe(false);
  });

  it('draws a page, at a lower resolution where it would have too many pixels', async () => {
    const document = await PDFDocument.create();
    document.addPage([100, 50]).drawRectangle({ x: 0, y: 0, width: 50, height: 50, color: rgb(1, 0, 0) });
    const reader = await openPdf(await document.save());
    const bitmap = reader.render(0, 144);
    expect([bitmap.width, bitmap.height, bitmap.dpi]).toEqual([200, 100, 144]);
    expect(Array.from(bitmap.pixels.subarray(0, 3))).toEqual([255, 0, 0]);
    expect(Array.from(bitmap.pixels.subarray(4 * 150, 4 * 150 + 3))).toEqual([255, 255, 255]);
    const limited = await openPdf(await document.save(), { limits: { ...ROOMY, pixels: 5000 } });
    const small = limited.render(0, 300);
    expect(small.width * small.height).toBeLessThanOrEqual(5000);
    expect(small.dpi).toBeCloseTo(72, 0);
  });
});

const ROOMY = { bytes: 1e9, pages: 10, pixels: 1e8, inflatedBytes: 1e9 };
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function onlyPage(draw: (document: PDFDocument) => unknown): Promise<PageContent> {
  const document = await PDFDocument.create();
  await draw(document);
  const reader = await openPdf(await document.save());
  return reader.page(0);
}

function drawOnPage(
  document: PDFDocument,
  text: string,
  x: number,
  y: number,
  size: [number, number] = [595, 842],
) {
  const page = document.addPage(size);
  page.drawText(text, { x, y, size: 12 });
  return page;
}

function boxOf(page: PageContent, index: number): Box {
  const [left = 0, top = 0, right = 0, bottom = 0] = page.boxes.subarray(4 * index, 4 * index + 4);
  return { left, top, right, bottom };
}

function addHiddenLayer(document: PDFDocument, text: string): void {
  const { context } = document;
  const layer = context.register(context.obj({ Type: 'OCG', Name: PDFString.of('off') }));
  document.catalog.set(
    PDFName.of('OCProperties'),
    context.obj({ OCGs: [layer], D: { OFF: [layer], Order: [layer] } }),
  );
  const sheet = document.getPage(0);
  const font = context.register(context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' }));
  const name = sheet.node.newFontDictionary('L', font);
  sheet.node.Resources()?.set(PDFName.of('Properties'), context.obj({ OC1: layer }));
  const content = context.stream(`/OC /OC1 BDC BT ${name.asString()} 10 Tf 10 420 Td (${text}) Tj ET EMC`);
  sheet.node.addContentStream(context.register(content));
}

/** Shows four glyphs of a Type0 font whose ToUnicode sends code 1 to `target`, or that has none. */
function showMapped(document: PDFDocument, page: ReturnType<PDFDocument['addPage']>['ref'], target?: string) {
  const { context } = document;
  const sheet = document.getPages().find(({ ref }) => ref === page)!;
  const map = `begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange 1 beginbfchar <0001> ${target} endbfchar endcmap`;
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: 'ABCDEF+Nothing',
    Encoding: 'Identity-H',
    DescendantFonts: [
      {
        Type: 'Font',
        Subtype: 'CIDFontType2',
        BaseFont: 'ABCDEF+Nothing',
        CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
        FontDescriptor: {
          Type: 'FontDescriptor',
          FontName: 'ABCDEF+Nothing',
          Flags: 4,
          FontBBox: [0, 0, 1000, 1000],
          ItalicAngle: 0,
          Ascent: 800,
          Descent: -200,
          CapHeight: 700,
          StemV: 80,
        },
      },
    ],
  });
  if (target) font.set(PDFName.of('ToUnicode'), context.register(context.stream(map)));
  const name = sheet.node.newFontDictionary('M', context.register(font));
  const codes = target ? '<0001>' : '<0001000200030004>';
  const content = context.stream(`BT ${name.asString()} 12 Tf 50 50 Td ${codes} Tj ET`);
  sheet.node.addContentStream(context.register(content));
}
