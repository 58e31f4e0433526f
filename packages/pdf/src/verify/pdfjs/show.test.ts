import { expect, it } from 'vitest';
import { IDENTITY } from './matrix.ts';
import { showGlyphs } from './show.ts';
import { initialState } from './state.ts';

const glyph = (unicode: string) => ({ unicode, width: 1200, isSpace: false });

it('takes widths in the units of the font program, as pdf.js gives them', () => {
  const places: number[] = [];
  const state = {
    ...initialState(IDENTITY),
    size: 10,
    font: { fontMatrix: [0.0005, 0, 0, 0.0005, 0, 0] },
  } as const;
  showGlyphs([glyph('a'), glyph('b')], { ...state }, { glyph: (_, x) => places.push(x) }, () => undefined);
  expect(places).toEqual([3, 9]);
});
