import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import wabt from 'wabt';
import { unpacked } from '../verify/pixels/two-colours.ts';
import { startPdfium } from './pdfium.ts';

const GROUND = 0xffffffff;

it('is what its source says', async () => {
  const tools = await wabt();
  const source = readFileSync(new URL('kernel.wat', import.meta.url), 'utf8');
  const made = tools.parseWat('kernel.wat', source).toBinary({}).buffer;
  expect(Buffer.from(made).equals(readFileSync(new URL('kernel.wasm', import.meta.url)))).toBe(true);
});

const pdfium = await startPdfium();

/** Pixels that are all `GROUND` but for some. */
function drawing(size: number, inked: readonly number[], inks: readonly number[]): Uint32Array {
  const pixels = new Uint32Array(size).fill(GROUND);
  inked.forEach((at, index) => (pixels[1 + (at % (size - 1))] = inks[index % inks.length]!));
  return pixels;
}

function packed(pixels: Uint32Array): { readonly ink: number; readonly bits: Uint32Array } {
  const words = Math.ceil(pixels.length / 32);
  const from = pdfium.copyIn(new Uint8Array(pixels.buffer));
  const out = pdfium.allocate(4 * words);
  const ink = pdfium.kernel.pack(from, pixels.length, out);
  const bits = pdfium.words.slice(out >> 2, (out >> 2) + words);
  pdfium.free(out);
  pdfium.free(from);
  return { ink, bits };
}

it('keeps drawings of two colours to the last pixel, whatever their size', () => {
  const size = fc.integer({ min: 2, max: 600 });
  fc.assert(
    fc.property(size, fc.array(fc.nat(10_000)), fc.nat(0xfffffffe), (pixels, inked, ink) => {
      const drawn = drawing(pixels, inked, [ink]);
      const kept = { width: pixels, height: 1, dpi: 72, ground: GROUND, ...packed(drawn) };
      expect(unpacked(kept, new Uint32Array(pixels)).pixels).toEqual(new Uint8Array(drawn.buffer));
    }),
  );
});

it('tells where there are more than two', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 600 }), fc.nat(600), (size, at) => {
      expect(packed(drawing(size, [at, at + 1], [0, 0x80])).ink).toBe(-1);
    }),
  );
});
