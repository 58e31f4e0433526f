import { expect, test } from 'vitest';
import { furtherPages, growthOf } from './further-pages.ts';

const SIZES = [10, 50, 200, 500, 2000];
const points = (cost: (pages: number) => number) => SIZES.map((pages) => ({ pages, cost: cost(pages) }));
const costs = (...each: number[]) => each.map((cost, index) => ({ pages: SIZES[index]!, cost }));

test('what is paid once a document does not count for its pages', () => {
  const steps = furtherPages(points((pages) => 700 + 3 * pages));
  expect(steps).toEqual([3, 3, 3, 3]);
});

test('a cost of the pages is linear, also where they get cheaper at first', () => {
  expect(growthOf(points((pages) => 5 + pages)).linear).toBe(true);
  expect(growthOf(points((pages) => 5 + pages + 40 * (1 - Math.exp(-pages / 40)))).linear).toBe(true);
});

test('a cost of their square is not, nor one that grows with their logarithm besides', () => {
  expect(growthOf(points((pages) => 5 + pages + pages ** 2 / 2000)).linear).toBe(false);
  expect(growthOf(points((pages) => pages * Math.log(pages))).linear).toBe(false);
});

test('a dear step in the middle counts, and one that was lost in the noise hides nothing', () => {
  expect(growthOf(costs(1, 2, 100, 107)).linear).toBe(false);
  expect(growthOf(costs(1.7, 1.68, 4, 400)).linear).toBe(false);
});

test('two sizes tell nothing', () => {
  expect(growthOf(points((pages) => pages).slice(0, 2))).toEqual({ times: Number.NaN });
});
