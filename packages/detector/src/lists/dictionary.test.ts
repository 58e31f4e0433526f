import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isInDictionary } from '../names/lists.ts';
import { holds, put } from './dictionary.ts';

test('what was put in is held', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 50 }), (words) => {
      const bits = new Uint8Array(1 << 10);
      for (const word of words) put(bits, word);
      expect(words.every((word) => holds(bits, word))).toBe(true);
    }),
  );
});

test.each(['jazigo', 'lapides', 'choque', 'scaffolding', 'ombudsman'])('%s is a word', (word) => {
  expect(isInDictionary(word)).toBe(true);
});

test('hardly anything else is', () => {
  const made = Array.from({ length: 1000 }, (_, index) => `x${(index * 7919).toString(26)}qz`);
  expect(made.filter(isInDictionary).length).toBeLessThan(20);
});
