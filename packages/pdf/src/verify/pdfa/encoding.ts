import { type Encoding, MAC_ROMAN, STANDARD, WIN_ANSI } from '../../fonts/encodings.ts';
import { type RawFile, resolve } from '../raw/file.ts';
import { type Dict, isDict, isName } from '../raw/values.ts';
import { listIn, nameIn } from './font-parts.ts';

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
