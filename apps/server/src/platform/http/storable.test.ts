import { expect, it } from 'vitest';
import { isStorable } from './storable.ts';

it.each([
  ['ação', true],
  ['😀', true],
  [{ a: ['b', { c: 'd' }], e: null, f: 1 }, true],
  ['a\0b', false],
  ['\ud83d', false],
  [{ a: ['b', { c: '\udc00' }] }, false],
  [{ 'a\0': 1 }, false],
])('%j: %s', (value, storable) => {
  expect(isStorable(value)).toBe(storable);
});

it('looks as deep and as far as a body goes', () => {
  let deep: unknown = '\0';
  for (let level = 0; level < 200_000; level += 1) deep = [deep];
  expect(isStorable(deep)).toBe(false);
  expect(isStorable(Array.from({ length: 300_000 }, () => 'x'))).toBe(true);
});
