import { StandardFontEmbedder, type PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import { PDFArray, PDFDict as Dict } from '@cantoo/pdf-lib';
import { arrayEntry, elements, entry, nameEntry, nameOf, numberOf } from '../content/objects.ts';

/** Glyph names by code; undefined where the encoding says nothing. */
export type Encoding = (string | undefined)[];

/** ISO 32000-1, annex D.2, StandardEncoding from 161 on; `-` where undefined. */
const STANDARD_UPPER =
  'exclamdown cent sterling fraction yen florin section currency quotesingle quotedblleft guillemotleft guilsinglleft ' +
  'guilsinglright fi fl - endash dagger daggerdbl periodcentered - paragraph bullet quotesinglbase quotedblbase ' +
  'quotedblright guillemotright ellipsis perthousand - questiondown - grave acute circumflex tilde macron breve ' +
  'dotaccent dieresis - ring cedilla - hungarumlaut ogonek caron emdash - - - - - - - - - - - - - - - - AE - ' +
  'ordfeminine - - - - Lslash Oslash OE ordmasculine - - - - - ae - - - dotlessi - - lslash oslash oe germandbls';

type LibraryFont = Parameters<typeof StandardFontEmbedder.for>[0];
const library = (name: string) => StandardFontEmbedder.for(name as LibraryFont);

function fromLibrary(font: string): { encoding: Encoding; names: Map<number, string> } {
  const encoding: Encoding = [];
  const names = new Map<number, string>();
  const table = library(font).encoding;
  for (const point of table.supportedCodePoints) {
    const { code, name } = table.encodeUnicodeCodePoint(point);
    encoding[code] = name;
    names.set(point, name);
  }
  return { encoding, names };
}

const winAnsi = fromLibrary('Helvetica');

export const WIN_ANSI: Encoding = winAnsi.encoding.slice();
WIN_ANSI[0xa0] = 'space';
WIN_ANSI[0xad] = 'hyphen';
// ISO 32000-1, D.2, note 3: unused codes above 32 show a bullet.
for (let code = 33; code < 256; code += 1) WIN_ANSI[code] ??= 'bullet';

export const STANDARD: Encoding = winAnsi.encoding.slice(0, 127);
STANDARD[39] = 'quoteright';
STANDARD[96] = 'quoteleft';
STANDARD_UPPER.split(' ').forEach((name, index) => {
  if (name !== '-') STANDARD[161 + index] = name;
});

export const SYMBOL: Encoding = fromLibrary('Symbol').encoding;
export const ZAPF_DINGBATS: Encoding = fromLibrary('ZapfDingbats').encoding;

export const MAC_ROMAN: Encoding = [];
const macintosh = new TextDecoder('macintosh');
for (let code = 32; code < 256; code += 1) {
  const point = macintosh.decode(Uint8Array.of(code)).codePointAt(0) ?? 0;
  const name = code === 0xca ? 'space' : winAnsi.names.get(point);
  if (name !== undefined) MAC_ROMAN[code] = name;
}

const NAMED: Readonly<Record<string, Encoding>> = {
  WinAnsiEncoding: WIN_ANSI,
  MacRomanEncoding: MAC_ROMAN,
  StandardEncoding: STANDARD,
};

/** The font's `Encoding` entry over `base`; `base` alone where it has none. */
export function readEncoding(font: PDFDict, base: Encoding): Encoding {
  const value: PDFObject | undefined = entry(font, 'Encoding');
  const named = NAMED[nameOf(value) ?? ''];
  if (named !== undefined) return named;
  if (!(value instanceof Dict)) return base;
  const encoding = (NAMED[nameEntry(value, 'BaseEncoding') ?? ''] ?? base).slice();
  for (const [code, name] of differences(value)) encoding[code] = name;
  return encoding;
}

export function differences(encoding: PDFDict): Map<number, string> {
  const names = new Map<number, string>();
  const list = arrayEntry(encoding, 'Differences');
  let code = 0;
  for (const item of list instanceof PDFArray ? elements(list) : []) {
    const number = numberOf(item);
    if (number !== undefined) code = number;
    else {
      const name = nameOf(item);
      if (name !== undefined && code >= 0 && code < 256) names.set(code, name);
      code += 1;
    }
  }
  return names;
}

const codesByPoint = new Map<number, number>();
for (const point of library('Helvetica').encoding.supportedCodePoints) {
  codesByPoint.set(point, library('Helvetica').encoding.encodeUnicodeCodePoint(point).code);
}

/** WinAnsi codes of a text; what the encoding lacks becomes `?`. */
export function winAnsiBytes(text: string): Uint8Array {
  return Uint8Array.from(text.normalize('NFC'), (char) => codesByPoint.get(char.codePointAt(0)!) ?? 0x3f);
}

/** Of a glyph name: one of the Latin sets above, or a `uniXXXX` or `uXXXX` name. */
export function codePointOf(name: string): number | undefined {
  const known = pointsByName.get(name);
  if (known !== undefined) return known;
  const match = /^(?:uni([0-9A-F]{4})|u([0-9A-F]{4,6}))$/.exec(name);
  return match === null ? undefined : Number.parseInt((match[1] ?? match[2])!, 16);
}

const pointsByName = new Map<string, number>();
for (const font of ['Symbol', 'Helvetica']) {
  for (const [point, name] of fromLibrary(font).names) pointsByName.set(name, point);
}
