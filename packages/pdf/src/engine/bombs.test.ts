import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openPdf } from '../read/reader.ts';
import { PdfRefused } from '../types.ts';
import { normalise } from './normalise.ts';

/** Files of a few kilobytes that want much more; each must end soon, with an answer or a refusal, in 512 MB. */
const bombs: Record<string, () => Uint8Array> = {
  'forms that call the next ten times': () => {
    const levels = 12;
    const forms = Array.from({ length: levels }, (_, level) => {
      const next = level + 1 < levels ? `/Resources<</XObject<</F ${11 + level} 0 R>>>>` : '';
      return stream(`/Type/XObject/Subtype/Form/BBox[0 0 9 9]${next}`, '/F Do '.repeat(10));
    });
    return file([
      ...page('/XObject<</F 10 0 R>>', '/F Do'),
      ...forms.map((form, at) => numbered(10 + at, form)),
    ]);
  },
  'a form that calls itself': () =>
    file([
      ...page('/XObject<</F 10 0 R>>', '/F Do'),
      numbered(
        10,
        stream('/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F 10 0 R>>>>', '/F Do'),
      ),
    ]),
  'an image of ten thousand megapixels': () =>
    file([
      ...page('/XObject<</I 10 0 R>>', 'q 100 0 0 100 0 0 cm /I Do Q'),
      numbered(
        10,
        stream(
          '/Type/XObject/Subtype/Image/Width 100000/Height 100000/BitsPerComponent 8/ColorSpace/DeviceRGB',
          'x',
        ),
      ),
    ]),
  'a stream that inflates to 300 MB': () =>
    file([
      ...page('', 'BT ET').slice(0, 3),
      numbered(
        4,
        stream('/Filter/FlateDecode', deflateSync(Buffer.alloc(300_000_000, ' ')).toString('latin1')),
      ),
    ]),
  'arrays in arrays': () => file([...page('', '['.repeat(200_000)), numbered(10, '['.repeat(100_000))]),
  'a page tree that loops': () =>
    file([
      '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
      '2 0 obj <</Type/Pages/Kids[2 0 R 2 0 R]/Count 2>> endobj',
    ]),
  'page trees that name each other': () =>
    file([
      '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
      '2 0 obj <</Type/Pages/Kids[3 0 R 3 0 R]>> endobj',
      '3 0 obj <</Type/Pages/Parent 2 0 R/Kids[2 0 R 2 0 R]>> endobj',
    ]),
  'a count of pages without pages': () =>
    file([
      '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
      '2 0 obj <</Type/Pages/Kids[]/Count 1000000000>> endobj',
    ]),
  'cross-references that name themselves': () =>
    Buffer.from('%PDF-1.7\nxref\n0 0\ntrailer <</Root 1 0 R/Prev 9/Size 1>>\nstartxref\n9\n%%EOF'),
  'a string without an end': () => file([...page('', `BT (${'('.repeat(500_000)}`)]),
  'saved graphics states without an end': () => file(page('', 'q '.repeat(500_000))),
  'an annotation whose appearance is itself': () =>
    file([
      ...page('', '', '/Annots[10 0 R]'),
      numbered(10, stream('/Type/Annot/Subtype/Stamp/Rect[0 0 9 9]/BBox[0 0 9 9]/AP<</N 10 0 R>>', '')),
    ]),
  'bookmarks that loop': () =>
    file([
      ...page('', '').slice(1),
      '1 0 obj <</Type/Catalog/Pages 2 0 R/Outlines 10 0 R>> endobj',
      numbered(10, '<</First 11 0 R/Last 11 0 R>>'),
      numbered(11, '<</Title(a)/Next 11 0 R/First 11 0 R/Parent 10 0 R>>'),
    ]),
};

describe('bombs', () => {
  it.each(Object.entries(bombs))('%s', async (_name, make) => {
    const bytes = make();
    expect(bytes.length).toBeLessThan(2_000_000);
    const reading = await outcome(async () => {
      const reader = await openPdf(bytes);
      reader.page(0);
      const { width, height } = reader.render(0, 50);
      expect(width * height).toBeLessThan(1_000_000);
    });
    const writing = await outcome(() => normalise(bytes));
    for (const result of [reading, writing]) {
      expect(result === 'done' || result instanceof PdfRefused).toBe(true);
    }
  });
});

async function outcome(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
    return 'done';
  } catch (error) {
    return error;
  }
}

function numbered(number: number, body: string): string {
  return `${number} 0 obj ${body} endobj`;
}

function stream(entries: string, data: string): string {
  return `<<${entries}/Length ${data.length}>>stream\n${data}\nendstream`;
}

function page(resources: string, content: string, entries = ''): string[] {
  return [
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
    '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
    `3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 100 100]/Resources<<${resources}>>/Contents 4 0 R${entries}>> endobj`,
    numbered(4, stream('', content)),
  ];
}

function file(objects: readonly string[]): Uint8Array {
  return Buffer.from(`%PDF-1.7\n${objects.join('\n')}\ntrailer <</Root 1 0 R>>\n%%EOF\n`, 'latin1');
}
