import { codePointOf, MAC_ROMAN, STANDARD } from '../../fonts/encodings.ts';
import { type RawFile, resolve } from '../raw/file.ts';
import { decodeStream } from '../raw/filters.ts';
import { type Dict, isDict } from '../raw/values.ts';
import { encodingIn, trueTypeKind } from './encoding.ts';
import {
  codesOf,
  type EmbeddedProgram,
  type FontUse,
  listIn,
  nameIn,
  programOf,
  type Say,
  TOLERANCE,
} from './font-parts.ts';
import { type Program, readProgram } from './program.ts';
import { widthsIn } from './widths.ts';

/** Type1, MMType1 and TrueType fonts (6.2.11.4 to 6.2.11.6). */
export function simpleProblems(file: RawFile, font: Dict, use: FontUse, say: Say): void {
  const embedded = programOf(file, font);
  if (embedded === undefined) {
    say('font-not-embedded');
    return;
  }
  const data = decodeStream(embedded.stream, (ref) => file.objects.get(ref));
  const program = data && readProgram(data);
  const widths = widthsIn(file, font);
  const kind = nameIn(file, font, 'Subtype');
  if (program === undefined || widths === undefined || !fits(kind, embedded, program)) {
    say('font-inconsistent');
    return;
  }
  const glyph =
    program.kind === 'truetype' ? trueTypeGlyphs(file, font, program) : namedGlyphs(file, font, program);
  if (glyph === undefined) {
    say('font-inconsistent');
    return;
  }
  for (const code of codesOf(use.visible)) {
    const width = widths(code);
    const own = glyph(code);
    if (width === undefined || own === undefined || Math.abs(width - own) > TOLERANCE)
      say('font-inconsistent');
  }
  // 6.2.11.8: a glyph that is not there may not be shown invisibly either.
  for (const code of codesOf(use.invisible)) if (glyph(code) === undefined) say('font-inconsistent');
}

/** Tables 117 and 126: the kind of font, of program and what the file calls it. */
function fits(kind: string | undefined, { key, subtype }: EmbeddedProgram, program: Program): boolean {
  if (program.kind === 'truetype') return kind === 'TrueType' && key === 'FontFile2';
  if (kind !== 'Type1' && kind !== 'MMType1') return false;
  return program.kind === 'type1' ? key === 'FontFile' : subtype === 'Type1C' || subtype === 'OpenType';
}

type GlyphWidth = (code: number) => number | undefined;

/**
 * By name, or by the program's own encoding where the dictionary has none. What a dictionary without a base leaves open is
 * read in more than one way: it has no width here.
 */
function namedGlyphs(file: RawFile, font: Dict, program: Exclude<Program, { kind: 'truetype' }>): GlyphWidth {
  const names = encodingIn(file, font, []);
  const own = !font.has('Encoding');
  if (program.kind === 'type1') {
    return (code) => {
      const builtIn = program.encoding === 'standard' ? STANDARD[code] : program.encoding.get(code);
      const name = own ? builtIn : names[code];
      return name === undefined || name === '.notdef' ? undefined : program.widthOf(name);
    };
  }
  return (code) => {
    const glyph = own ? program.encoding.get(code) : program.glyphOfName.get(names[code] ?? '');
    return glyph === undefined || glyph === 0 ? undefined : program.widthOf(glyph);
  };
}

/** 9.6.6.4 as 6.2.11.6 narrows it. Undefined where the encoding is none that PDF/A allows. */
function trueTypeGlyphs(
  file: RawFile,
  font: Dict,
  program: Extract<Program, { kind: 'truetype' }>,
): GlyphWidth | undefined {
  const table = (platform: number, encoding: number) =>
    program.subtables.find((item) => item.platform === platform && item.encoding === encoding)?.glyphs;
  const width = (glyph: number | undefined) =>
    glyph === undefined || glyph === 0 ? undefined : program.widthOf(glyph);
  const kind = trueTypeKind(file, font);
  if (kind === undefined) return undefined;
  if (kind === 'symbolic') {
    const symbol = table(3, 0) ?? (program.subtables.length === 1 ? table(1, 0) : undefined);
    if (symbol === undefined) return undefined;
    return (code) =>
      width(
        [code, 0xf000 + code, 0xf100 + code, 0xf200 + code].map((value) => symbol.get(value)).find(Boolean),
      );
  }
  const value = resolve(file, font.get('Encoding'));
  const [unicode, macintosh] = [table(3, 1), table(1, 0)];
  const differs = isDict(value) && (listIn(file, value, 'Differences') ?? []).length > 0;
  if (unicode === undefined && (differs || macintosh === undefined)) return undefined;
  const names = encodingIn(file, font, []);
  return (code) => {
    const name = names[code];
    const point = name === undefined ? undefined : codePointOf(name);
    if (name === undefined || (differs && point === undefined)) return undefined;
    // Two characters look like a space, and two like a hyphen.
    const twin = name === 'space' ? 0x20 : name === 'hyphen' ? 0x2d : -1;
    return width(
      unicode?.get(point ?? -1) ??
        unicode?.get(twin) ??
        macintosh?.get(MAC_ROMAN.indexOf(name)) ??
        program.postNames.get(name),
    );
  };
}
