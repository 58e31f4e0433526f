import { describe, expect, it } from 'vitest';
import { keptFontName } from './font-names.ts';

const PLAIN = { flags: 32, weight: 400, angle: 0 };

describe('the name of a font that is not there', () => {
  it.each([
    'Calibri',
    'Calibri-Bold',
    'Arial,BoldItalic',
    'Times New Roman',
    'TimesNewRomanPS-BoldItalicMT',
    'Garamond',
  ])('stays where it is made of letters: %s', (name) => {
    expect(keptFontName(name, PLAIN)).toBe(name);
  });

  it.each([
    ['MariaDaSilvaCPF11122233344', PLAIN, 'Sans'],
    ['Maria_da_Silva', PLAIN, 'Sans'],
    ['Jo\u00e3o', { ...PLAIN, flags: 34 }, 'Serif'],
    ['F1', { ...PLAIN, flags: 33 }, 'Mono'],
    ['F1-BoldOblique', PLAIN, 'Sans-BoldItalic'],
    ['F2', { ...PLAIN, flags: 32 + 64 }, 'Sans-Italic'],
    ['F3', { flags: 34, weight: 700, angle: -12 }, 'Serif-BoldItalic'],
    ['Courier10PitchBT', PLAIN, 'Mono'],
    ['a'.repeat(41), PLAIN, 'Sans'],
    ['', PLAIN, 'Sans'],
  ])('is that of its style otherwise: %s', (name, style, kept) => {
    expect(keptFontName(name, style)).toBe(kept);
  });
});
