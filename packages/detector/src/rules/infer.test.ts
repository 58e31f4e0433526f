import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { inferPattern } from './infer.ts';
import { testPattern } from './patterns.ts';

test('examples of one shape give that shape, shared words kept', () => {
  expect(inferPattern(['PED-2024-001', 'PED-2025-12'])).toBe('\\bPED\\-\\d{4}\\-\\d{2,3}\\b');
});

test('examples of several shapes give one of them', () => {
  const pattern = inferPattern(['AB 12', '1234']);
  expect(pattern).not.toBeNull();
  expect(testPattern(pattern!, 'veja AB 12 e 1234').map(({ start, end }) => [start, end])).toEqual([
    [5, 10],
    [13, 17],
  ]);
});

test('no example gives no pattern', () => {
  expect(inferPattern(['', '  '])).toBeNull();
});

test('whatever the examples, the pattern matches each of them or there is none', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { maxLength: 6 }), (examples) => {
      const pattern = inferPattern(examples);
      for (const example of pattern === null
        ? []
        : examples.map((one) => one.trim()).filter((one) => one !== '')) {
        expect(testPattern(pattern!, example)).toContainEqual({ start: 0, end: example.length });
      }
    }),
  );
});
