import { expect, test } from 'vitest';
import { rowsOf } from './vocabulary.ts';

test('a word that was met has a row of its own, any other the first', () => {
  const vocabulary = Uint32Array.of(5, 9, 0xffff_ffff);
  expect([...rowsOf(vocabulary, Int32Array.of(9, 4, -1, 10, 5))]).toEqual([2, 0, 3, 0, 1]);
  expect([...rowsOf(new Uint32Array(), Int32Array.of(9))]).toEqual([0]);
});
