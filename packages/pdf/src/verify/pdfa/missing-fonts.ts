import { type Encoding, STANDARD } from '../../fonts/encodings.ts';
import type { RawFile } from '../raw/file.ts';
import type { Dict } from '../raw/values.ts';
import { encodingIn, trueTypeKind } from './encoding.ts';
import { codesOf, type FontUse, nameIn, type Say } from './font-parts.ts';
import { widthsIn } from './widths.ts';

/** 9.6.2.2, without the two whose characters only they know. These alone may be without widths. */
const STANDARD_FONTS = new Set(
  `Courier Courier-Bold Courier-Oblique Courier-BoldOblique Helvetica Helvetica-Bold Helvetica-Oblique
  Helvetica-BoldOblique Times-Roman Times-Bold Times-Italic Times-BoldItalic`.split(/\s+/),
);

/**
 * Simple fonts without a program, which only invisible text may be shown in (6.2.11.4.1): all else that fonts have to
 * say (6.2.11.2) they say, and their characters are such as have a glyph (6.2.11.8).
 */
export function missingProblems(file: RawFile, font: Dict, use: FontUse, say: Say): void {
  const kind = nameIn(file, font, 'Subtype');
  const isStandard = kind === 'Type1' && STANDARD_FONTS.has(nameIn(file, font, 'BaseFont') ?? '');
  const isWide = widthsIn(file, font) !== undefined || (isStandard && !font.has('Widths'));
  const names = isWide ? namesOf(file, font, kind, isStandard) : undefined;
  if (names === undefined) {
    say('font-inconsistent');
    return;
  }
  for (const code of codesOf(use.invisible))
    if ((names[code] ?? '.notdef') === '.notdef') say('font-inconsistent');
}

/** Undefined where only the program could tell them. */
function namesOf(
  file: RawFile,
  font: Dict,
  kind: string | undefined,
  isStandard: boolean,
): Encoding | undefined {
  if (kind === 'TrueType')
    return trueTypeKind(file, font) === 'latin' ? encodingIn(file, font, []) : undefined;
  if (kind !== 'Type1' && kind !== 'MMType1') return undefined;
  if (!isStandard && !font.has('Encoding')) return undefined;
  return encodingIn(file, font, isStandard ? STANDARD : []);
}
