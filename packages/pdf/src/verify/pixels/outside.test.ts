import { describe, expect, it } from 'vitest';
import type { Bitmap } from '../../types.ts';
import { sameOutside } from './outside.ts';

const SIZE = 40;

/** White, with black where `ink` says so. */
function picture(ink: (x: number, y: number) => boolean): Bitmap {
  const pixels = new Uint8Array(SIZE * SIZE * 4).fill(255);
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1)
      if (ink(x, y)) pixels.fill(0, 4 * (y * SIZE + x), 4 * (y * SIZE + x) + 3);
  }
  return { width: SIZE, height: SIZE, dpi: 72, pixels };
}

const stroke = (left: number) => picture((x, y) => x === left && y >= 10 && y < 30);
const nothing = () => picture(() => false);

describe('the pixels of a rewritten page', () => {
  it('are the same when a stroke stands one pixel further', () => {
    expect(sameOutside(stroke(12), stroke(13), [], 4)).toBe(true);
  });

  it.each([
    ['a stroke stands two pixels further', stroke(12), stroke(14)],
    ['a stroke is missing', stroke(12), nothing()],
    ['a stroke has been added', nothing(), stroke(12)],
    [
      'a stroke has become thicker than it may jump',
      stroke(12),
      picture((x, y) => x >= 12 && x < 15 && y >= 10 && y < 30),
    ],
  ])('have changed when %s', (_, before, after) => {
    expect(sameOutside(before, after, [], 4)).toBe(false);
  });

  it('may change where they are hidden', () => {
    const hidden = [{ left: 10, top: 8, right: 16, bottom: 32 }];
    expect(sameOutside(stroke(12), nothing(), hidden, 4)).toBe(true);
  });
});
