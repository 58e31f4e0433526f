import { array, assert, double, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { layoutOf, moved, pageAt } from './page-layout.ts';

const pages = array(
  record({ width: integer({ min: 50, max: 3000 }), height: integer({ min: 50, max: 3000 }) }),
  {
    minLength: 1,
    maxLength: 60,
  },
).map((sizes) => sizes.map((size, index) => ({ index, ...size })));

test('pages follow one another without touching, all as wide as asked', () => {
  const { tops, heights, total } = layoutOf(
    [
      { index: 0, width: 100, height: 200 },
      { index: 1, width: 200, height: 100 },
    ],
    500,
  );
  expect([tops, heights, total]).toEqual([[24, 1044], [1000, 250], 1318]);
});

test('the page at a height is the one that covers it', () => {
  assert(
    property(
      pages,
      integer({ min: 50, max: 2000 }),
      double({ min: 0, max: 1, noNaN: true }),
      (sizes, width, share) => {
        const layout = layoutOf(sizes, width);
        const y = share * layout.total;
        const page = pageAt(layout, y);
        const ends = (layout.tops[page] ?? 0) + (layout.heights[page] ?? 0);
        const before = page === 0 ? 0 : (layout.tops[page - 1] ?? 0) + (layout.heights[page - 1] ?? 0);
        expect(y >= before - 1e-6 && (y <= ends + 1e-6 || page === sizes.length - 1)).toBe(true);
      },
    ),
  );
});

test('zooming in and out again ends where it began', () => {
  assert(
    property(
      pages,
      integer({ min: 50, max: 900 }),
      double({ min: 0, max: 1, noNaN: true }),
      (sizes, width, share) => {
        const [small, large] = [layoutOf(sizes, width), layoutOf(sizes, width * 4)];
        const page = Math.floor(share * (sizes.length - 1));
        const y = (small.tops[page] ?? 0) + share * (small.heights[page] ?? 0);
        expect(Math.abs(moved(large, small, moved(small, large, y)) - y)).toBeLessThan(1);
      },
    ),
  );
});
