import { array, assert, boolean, constantFrom, double, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { between, byKey, inTheMiddle, isBox } from './drawn-box.ts';

const PAGE = { width: 595, height: 842 };
const anywhere = record({
  x: double({ min: -500, max: 2000, noNaN: true }),
  y: double({ min: -500, max: 2000, noNaN: true }),
});

test('a box lies on its page whichever way it was drawn', () => {
  assert(
    property(anywhere, anywhere, (a, b) => {
      const { left, top, right, bottom } = between(a, b, PAGE);
      expect(left >= 0 && top >= 0 && right <= PAGE.width && bottom <= PAGE.height).toBe(true);
      expect(right >= left && bottom >= top).toBe(true);
      expect(between(b, a, PAGE)).toEqual({ left, top, right, bottom });
    }),
  );
});

test('keys never push it off the page, nor close it', () => {
  const key = record({
    key: constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'),
    shiftKey: boolean(),
    altKey: boolean(),
  });
  assert(
    property(array(key, { maxLength: 300 }), (keys) => {
      let box = inTheMiddle(PAGE);
      for (const one of keys) box = byKey(box, one, PAGE) ?? box;
      expect(isBox(box)).toBe(true);
      expect(box.left >= 0 && box.top >= 0 && box.right <= PAGE.width && box.bottom <= PAGE.height).toBe(
        true,
      );
    }),
  );
});

test('a key that means nothing here is left alone', () => {
  expect(byKey(inTheMiddle(PAGE), { key: 'a', shiftKey: false, altKey: false }, PAGE)).toBeNull();
});

test('a slip of the hand is no box', () => {
  expect(isBox({ left: 10, top: 10, right: 11, bottom: 40 })).toBe(false);
});
