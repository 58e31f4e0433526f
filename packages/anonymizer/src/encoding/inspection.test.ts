import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Inspection, InspectedPage } from '../types.ts';
import { decodeInspection, decodePage, decodeSummary, encodeInspection } from './inspection.ts';

const page = fc.string({ unit: 'grapheme', maxLength: 60 }).chain((text) =>
  fc
    .array(fc.float({ min: -3000, max: 3000, noNaN: true }), {
      minLength: text.length * 4,
      maxLength: text.length * 4,
    })
    .map((numbers) => ({ text, boxes: Float32Array.from(numbers, upright(numbers)) })),
);

/** The right and bottom of a box never lie before its left and top. */
const upright = (numbers: readonly number[]) => (value: number, i: number) =>
  i % 4 < 2 ? value : Math.max(value, numbers[i - 2]!);

const inspection = (pages: readonly { text: string; boxes: Float32Array }[]): Inspection => ({
  fingerprint: 'ab'.repeat(32),
  pageCount: pages.length,
  pages: pages.map((each, index): InspectedPage => ({
    ...each,
    index,
    width: 595,
    height: 842,
    source: 'both',
    read: [{ start: 0, end: each.text.length }],
  })),
  findings: [
    {
      id: 'f1',
      spans: [{ page: 0, start: 0, end: 3 }],
      text: 'Ana',
      category: 'person',
      detector: 'name',
      confidence: 0.9,
      reason: { code: 'name-list' },
      proposal: 'remove',
      areas: [{ page: 0, boxes: [{ left: 1, top: 2, right: 3, bottom: 4 }] }],
    },
  ],
  unseen: [{ page: 0, kind: 'photograph', boxes: [] }],
  hidden: [{ place: 'xmp', count: 1 }],
  signed: false,
  repaired: true,
  versions: { detector: '1' },
});

test('text comes back as it was and boxes never shrink, nor grow by more than 1/32 point', () => {
  fc.assert(
    fc.property(fc.array(page, { minLength: 1, maxLength: 4 }), (pages) => {
      const decoded = decodeInspection(encodeInspection(inspection(pages)));
      expect(decoded.findings).toEqual(inspection(pages).findings);
      pages.forEach(({ text, boxes }, index) => {
        const got = decoded.pages[index]!;
        expect(got.text).toBe(text.toWellFormed());
        boxes.forEach((value, i) => {
          const outwards = i % 4 < 2 ? value - got.boxes[i]! : got.boxes[i]! - value;
          const empty = i % 4 >= 2 && boxes[i] === boxes[i - 2];
          expect(outwards).toBeGreaterThanOrEqual(empty ? -1 / 32 : 0);
          expect(outwards).toBeLessThanOrEqual(1 / 32);
        });
      });
    }),
    { numRuns: 50 },
  );
});

test('one page is read without the others', () => {
  const pages = ['um', 'dois', 'três'].map((text) => ({ text, boxes: new Float32Array(text.length * 4) }));
  const bytes = encodeInspection(inspection(pages));
  expect(decodePage(bytes, 1)?.text).toBe('dois');
  expect(decodePage(bytes, 3)).toBeUndefined();
  expect(decodeSummary(bytes).pageCount).toBe(3);
});

test('bytes that are something else are refused', () => {
  const bytes = encodeInspection(inspection([{ text: 'um', boxes: new Float32Array(8) }]));
  expect(() => decodeInspection(new Uint8Array(20))).toThrow('Not an inspection');
  expect(() => decodeInspection(bytes.subarray(0, bytes.length - 4))).toThrow(/corrupt|unexpected|range/iu);
});
