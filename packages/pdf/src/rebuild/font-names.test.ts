import { describe, expect, it } from 'vitest';
import { keptFontName } from './font-names.ts';

describe('the name of a font that is not there', () => {
  it.each([
    'Calibri',
    'Calibri-Bold',
    'Arial,BoldItalic',
    'Times New Roman',
    'TimesNewRomanPS-BoldItalicMT',
    'Garamond',
    'Arial-Black',
    'MS-PGothic',
    'HeiseiMin-W3',
    'KozMinPr6N-Regular',
    'Swiss721BT-BoldCondensed',
  ])('stays where everybody has its family: %s', (name) => {
    expect(keptFontName(name)).toBe(name);
  });

  it.each([
    ['JoaoDaSilva', 'Font'],
    ['Maria', 'Font'],
    ['Maria-BoldItalic', 'Font-BoldItalic'],
    ['Garamond-Maria', 'Serif'],
    ['Calibri-BoldBoldBoldBoldBold', 'Font-Bold'],
    ['MariaDaSilvaCPF11122233344', 'Font'],
    ['Maria_da_Silva', 'Font'],
    ['Jo\u00e3o', 'Font'],
    ['F1-BoldOblique', 'Font-BoldItalic'],
    ['MariaMono', 'Mono'],
    ['a'.repeat(41), 'Font'],
    ['', 'Font'],
  ])('says no more than its style otherwise: %s', (name, kept) => {
    expect(keptFontName(name)).toBe(kept);
  });
});
