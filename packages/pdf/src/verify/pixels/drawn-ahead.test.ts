import { describe, expect, it } from 'vitest';
import type { Bitmap } from '../../types.ts';
import { DrawnAhead } from './drawn-ahead.ts';

const INK = [0, 0, 0, 255];
const PAPER = [255, 255, 255, 255];
const RED = [255, 0, 0, 255];

const drawing = (width: number, colours: readonly (readonly number[])[]): Bitmap => ({
  width,
  height: colours.length / width,
  dpi: 72,
  pixels: Uint8Array.from(colours.flat()),
});

describe('drawings that are kept', () => {
  it('come back as they were, packed or not', () => {
    const ahead = new DrawnAhead();
    const coloured = drawing(2, [INK, PAPER, RED, PAPER]);
    const bits = Uint32Array.of(0b0110);
    ahead.keep(0, coloured);
    ahead.keep(1, { width: 2, height: 2, dpi: 60, ground: 0xffffffff, ink: 0xff000000, bits });
    expect(ahead.lend(0)).toEqual(coloured);
    expect(ahead.lend(1)).toEqual({ ...drawing(2, [PAPER, INK, INK, PAPER]), dpi: 60 });
  });

  it('are told from pages that nobody drew', () => {
    const ahead = new DrawnAhead();
    ahead.keep(3, drawing(2, [INK, PAPER]));
    expect(ahead.lend(2)).toBeUndefined();
    ahead.clear();
    expect(ahead.lend(3)).toBeUndefined();
  });
});
