import { type Encoding, MAC_ROMAN, STANDARD, WIN_ANSI } from '../../fonts/encodings.ts';
import { type RawFile, resolve } from '../raw/file.ts';
import { type Dict, isDict, isName } from '../raw/values.ts';
import { flagsOf, listIn, nameIn } from './font-parts.ts';

const NAMED: Readonly<Record<string, Encoding>> = {
  WinAnsiEncoding: WIN_ANSI,
  MacRomanEncoding: MAC_ROMAN,
  StandardEncoding: STANDARD,
};

/** Glyph names by code as the font dictionary has them. */
export function encodingIn(file: RawFile, font: Dict, base: Encoding): Encoding {
  const value = resolve(file, font.get('Encoding'));
  if (isName(value)) return NAMED[value.name] ?? base;
  if (!isDict(value)) return base;
  const encoding = (NAMED[nameIn(file, value, 'BaseEncoding') ?? ''] ?? base).slice();
  let code = 0;
  for (const item of listIn(file, value, 'Differences') ?? []) {
    const entry = resolve(file, item);
    if (typeof entry === 'number') code = entry;
    else if (isName(entry)) encoding[code++] = entry.name;
  }
  return encoding;
}

const SYMBOLIC = 4;
const NON_SYMBOLIC = 32;

/** 6.2.11.6: whether a TrueType font is symbolic; undefined where its encoding is none that PDF/A allows. */
export function trueTypeKind(file: RawFile, font: Dict): 'symbolic' | 'latin' | undefined {
  const flags = flagsOf(file, font);
  const isSymbolic = (flags & SYMBOLIC) !== 0;
  if (isSymbolic === ((flags & NON_SYMBOLIC) !== 0)) return undefined;
  if (isSymbolic) return font.has('Encoding') ? undefined : 'symbolic';
  const value = resolve(file, font.get('Encoding'));
  const base = isName(value) ? value.name : isDict(value) ? nameIn(file, value, 'BaseEncoding') : undefined;
  return base === 'WinAnsiEncoding' || base === 'MacRomanEncoding' ? 'latin' : undefined;
}
