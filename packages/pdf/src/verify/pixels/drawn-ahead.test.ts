import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bitmap } from '../../types.ts';
import { DrawnAhead } from './drawn-ahead.ts';

const INK = [0, 0, 0, 255];
const PAPER = [255, 255, 255, 255];
const RED = [255, 0, 0, 255];

const drawing = (width: number, colours: readonly (readonly number[])[]): Bitmap => ({
  width,
  height: colours.length / width,
  dpi: 72,
  pixels: Uint8Array.from(colours.flat()),
});

describe('drawings that are kept', () => {
  it('come back as they were, of any size and in any colours', () => {
    const colour = fc.oneof({ weight: 20, arbitrary: fc.constantFrom(INK, PAPER) }, fc.constant(RED));
    const page = fc
      .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 9 }))
      .chain(([width, height]) =>
        fc
          .array(colour, { minLength: width * height, maxLength: width * height })
          .map((colours) => drawing(width, colours)),
      );
    fc.assert(
      fc.property(fc.array(page, { maxLength: 4 }), (pages) => {
        const ahead = new DrawnAhead();
        for (const [index, bitmap] of pages.entries()) {
          const lent = { ...bitmap, pixels: bitmap.pixels.slice() };
          ahead.keep(index, lent);
          lent.pixels.fill(7); // drawn over by the next page
        }
        for (const [index, bitmap] of pages.entries()) {
          const { width, height, dpi, pixels } = ahead.lend(index)!;
          expect({ width, height, dpi, pixels: [...pixels] }).toEqual({
            ...bitmap,
            pixels: [...bitmap.pixels],
          });
        }
      }),
    );
  });

  it('are told from pages that nobody drew', () => {
    const ahead = new DrawnAhead();
    ahead.keep(3, drawing(2, [INK, PAPER]));
    expect(ahead.lend(2)).toBeUndefined();
    ahead.clear();
    expect(ahead.lend(3)).toBeUndefined();
  });
});
