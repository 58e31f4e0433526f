import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Bitmap } from '../../types.ts';
import { packed, unpacked } from './two-colours.ts';

const GROUND = 0xffffffff;

function bitmap(width: number, height: number, inked: readonly number[], inks: readonly number[]): Bitmap {
  const pixels = new Uint32Array(width * height).fill(GROUND);
  inked.forEach((at, index) => (pixels[1 + (at % (pixels.length - 1))] = inks[index % inks.length]!));
  return { width, height, dpi: 72, pixels: new Uint8Array(pixels.buffer) };
}

const anySize = fc.record({ width: fc.integer({ min: 2, max: 70 }), height: fc.integer({ min: 1, max: 9 }) });

test('a drawing of one ink comes back pixel by pixel, whatever its size', () => {
  fc.assert(
    fc.property(anySize, fc.array(fc.nat(10_000)), fc.nat(0xfffffffe), ({ width, height }, inked, ink) => {
      const drawn = bitmap(width, height, inked, [ink]);
      const kept = packed(drawn);
      const sheet = new Uint32Array(width * height);
      expect(kept && unpacked(kept, sheet).pixels).toEqual(drawn.pixels);
    }),
  );
});

test('a drawing of two inks is not packed', () => {
  fc.assert(
    fc.property(anySize, fc.integer({ min: 0, max: 600 }), ({ width, height }, at) => {
      fc.pre(width * height > 3);
      expect(packed(bitmap(width, height, [at, at + 1], [0, 0x80]))).toBeUndefined();
    }),
  );
});
