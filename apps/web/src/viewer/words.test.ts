import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

/** Units of `width` points side by side from `left`, on a line from `top`, ten points high. */
const line = (length: number, left: number, top: number, width = 5): number[] =>
  Array.from({ length }, (_, unit) => [left + unit * width, top, left + (unit + 1) * width, top + 10]).flat();

test('words stand where their characters stand, and know the way to the next', () => {
  const text = 'ab cde';
  const words = wordsOf(text, line(text.length, 100, 20));
  expect(words).toEqual([
    { start: 0, text: 'ab', left: 100, top: 20, width: 10, height: 10, gap: 5 },
    { start: 3, text: 'cde', left: 115, top: 20, width: 15, height: 10, gap: 0 },
  ]);
});

test('neither the next line nor another column is a gap', () => {
  const [first, column, below] = wordsOf('a b c', [
    ...line(2, 10, 20),
    ...line(2, 300, 20),
    ...line(1, 10, 40),
  ]);
  expect([first?.gap, column?.gap, below?.top]).toEqual([0, 0, 40]);
});

test('what has no place on the page is no word', () => {
  expect(wordsOf('ab', [0, 0, 0, 0, 0, 0, 0, 0])).toEqual([]);
});
