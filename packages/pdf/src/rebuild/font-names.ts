import { standardName, substituteName } from '../fonts/standard-fonts.ts';

/** What a descriptor says of a font's looks (9.8.1). */
export interface Style {
  readonly flags: number;
  readonly weight: number;
  readonly angle: number;
}

const FIXED = 1;
const SERIF = 2;
const ITALIC = 64;
const FORCE_BOLD = 1 << 18;
const BOLD = 600;
/** Long enough for the fonts of common systems with all their styles. */
const LONGEST = 40;

/**
 * The name by which readers choose another font for one that is not there. Names that are made of letters stay, or
 * ordinary fonts would look otherwise; one with figures or other signs may be made of anything, and only its style stays.
 * @param given without the tag of a subset
 */
export function keptFontName(given: string, style: Style): string {
  if (standardName(given) !== undefined || isPlain(given)) return given;
  const substitute = substituteName(given);
  const family =
    (style.flags & FIXED) !== 0 || substitute.startsWith('Courier')
      ? 'Mono'
      : (style.flags & SERIF) !== 0 || substitute.startsWith('Times')
        ? 'Serif'
        : 'Sans';
  const isBold = (style.flags & FORCE_BOLD) !== 0 || style.weight >= BOLD || /bold|black|heavy/i.test(given);
  const isItalic = (style.flags & ITALIC) !== 0 || style.angle !== 0 || /ital|obli/i.test(given);
  const styled = `${isBold ? 'Bold' : ''}${isItalic ? 'Italic' : ''}`;
  return styled === '' ? family : `${family}-${styled}`;
}

const isPlain = (name: string): boolean =>
  name.length <= LONGEST && /^[A-Za-z]+(?:[-, +][A-Za-z]+)*$/.test(name);
