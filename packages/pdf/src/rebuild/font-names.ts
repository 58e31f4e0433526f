import { standardName, substituteName } from '../fonts/standard-fonts.ts';
import { isKnownFamily } from './font-families.ts';

/**
 * The name by which readers choose another font for one that is not there. Names of families that everybody has stay, or
 * ordinary fonts would look otherwise; any other may be a person's, and gives way to one that says no more than which
 * style it named. What else a reader goes by (serifs, slant, weight) stands in the descriptor.
 * @param given without the tag of a subset
 */
export function keptFontName(given: string): string {
  if (standardName(given) !== undefined || isKnownFamily(given)) return given;
  const substitute = substituteName(given);
  const family = substitute.startsWith('Courier')
    ? 'Mono'
    : substitute.startsWith('Times')
      ? 'Serif'
      : 'Font';
  const style = `${/bold|black|heavy/i.test(given) ? 'Bold' : ''}${/ital|obli/i.test(given) ? 'Italic' : ''}`;
  return style === '' ? family : `${family}-${style}`;
}
