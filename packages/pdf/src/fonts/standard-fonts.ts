import { StandardFontEmbedder } from '@cantoo/pdf-lib';
import { STANDARD, SYMBOL, ZAPF_DINGBATS, type Encoding } from './encodings.ts';

/** The standard 14 (9.6.2.2) under the names that files use for them. */
export function standardName(baseFont: string): string | undefined {
  const name = baseFont.replace(/^[A-Z]{6}\+/, '').replace(/[ _]/g, '');
  const match =
    /^(Arial|Helvetica|TimesNewRoman|Times|CourierNew|Courier|Symbol|ZapfDingbats)(?:PS)?(?:MT)?(?:-Roman)?(.*)$/.exec(
      name,
    );
  if (match === null) return undefined;
  const family = match[1]!;
  if (family === 'Symbol' || family === 'ZapfDingbats') return match[2] === '' ? family : undefined;
  const style = /^[-,]?(Bold)?(Italic|Oblique)?(?:MT)?$/.exec(match[2]!);
  if (style === null) return undefined;
  const bold = style[1] === undefined ? '' : 'Bold';
  const slanted = style[2] === undefined ? '' : 'I';
  return spelled(family, bold, slanted);
}

function spelled(family: string, bold: string, slanted: string): string {
  const times = family.startsWith('Times');
  const base = times ? 'Times' : family.startsWith('Courier') ? 'Courier' : 'Helvetica';
  const slant = slanted === '' ? '' : times ? 'Italic' : 'Oblique';
  const style = `${bold}${slant}`;
  if (style === '') return times ? 'Times-Roman' : base;
  return `${base}-${style}`;
}

/** The one of the 14 that readers take for a font that is neither embedded nor known, by what its name says. */
export function substituteName(baseFont: string): string {
  const family = /cour|mono|monaco|consol|typewriter|fixed/i.test(baseFont)
    ? 'Courier'
    : /times|serif(?!.*sans)|roman|georgia|garamond|book/i.test(baseFont) && !/sans/i.test(baseFont)
      ? 'Times'
      : 'Helvetica';
  return spelled(
    family,
    /bold|black|heavy/i.test(baseFont) ? 'Bold' : '',
    /ital|obli/i.test(baseFont) ? 'I' : '',
  );
}

type LibraryFont = Parameters<typeof StandardFontEmbedder.for>[0];
const fonts = new Map<string, StandardFontEmbedder>();

function standardFont(name: string): StandardFontEmbedder {
  let font = fonts.get(name);
  if (font === undefined) {
    font = StandardFontEmbedder.for(name as LibraryFont);
    fonts.set(name, font);
  }
  return font;
}

/** Thousandths of an em; undefined where the font has no such glyph. */
export function standardWidth(font: string, glyph: string): number | undefined {
  return standardFont(font).font.getWidthOfGlyph(glyph) ?? undefined;
}

export function standardEncoding(font: string): Encoding {
  if (font === 'Symbol') return SYMBOL;
  return font === 'ZapfDingbats' ? ZAPF_DINGBATS : STANDARD;
}
