import type { PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import {
  dictEntry,
  entry,
  nameEntry,
  numberEntry,
  numberOf,
  arrayEntry,
  elements,
  numbersEntry,
  streamEntry,
} from '../content/objects.ts';
import { IDENTITY, toMatrix } from '../content/matrix.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import { lazily } from '../lazily.ts';
import { differences, readEncoding, STANDARD } from './encodings.ts';
import type { Code, Font, Type3 } from './font.ts';
import { standardEncoding, standardName, standardWidth, substituteName } from './standard-fonts.ts';
import { verticalExtent } from './vertical-extent.ts';

const ONE_BYTE: readonly Code[] = Array.from({ length: 256 }, (_, code) => ({ code, length: 1 }));

/** Type1, MMType1, TrueType and Type3. */
export function simpleFont(dict: PDFDict): Font {
  const type3 = nameEntry(dict, 'Subtype') === 'Type3' ? readType3(dict) : undefined;
  const widths = readWidths(dict) ?? standardWidths(dict);
  // Type3 widths are in glyph space; everything else here is in thousandths (9.6.5).
  const scale = type3 === undefined ? 1 : type3.matrix[0] * 1000;
  const advances = widths?.map((w) =>
    w !== undefined && Number.isFinite(w) ? { w: w * scale, wy: 0, vx: 0, vy: 0 } : undefined,
  );
  return {
    vertical: false,
    ...verticalExtent(dict),
    type3,
    isSpace: ({ code }) => code === 32,
    isLeader: lazyLeaders(dict),
    decode(bytes) {
      const codes: Code[] = [];
      for (let index = 0; index < bytes.length; index += 1) codes.push(ONE_BYTE[bytes[index]!]!);
      return codes;
    },
    advance(code) {
      const advance = advances?.[code];
      if (advance === undefined) throw new PictureNeeded('font-not-measurable');
      return advance;
    },
  };
}

/** As PDFium and pdf.js do: codes outside `Widths` take `MissingWidth`, 0 where that is absent. */
function readWidths(dict: PDFDict): number[] | undefined {
  const list = arrayEntry(dict, 'Widths');
  if (list === undefined) return undefined;
  const first = numberEntry(dict, 'FirstChar') ?? 0;
  const missing = numberEntry(descriptorOf(dict), 'MissingWidth') ?? 0;
  const widths = Array.from({ length: 256 }, () => missing);
  elements(list).forEach((item, index) => {
    const code = first + index;
    if (code >= 0 && code < 256) widths[code] = numberOf(item) ?? 0;
  });
  return widths;
}

const descriptorOf = (dict: PDFDict) => dictEntry(dict, 'FontDescriptor');

/** A wrong guess takes the wrong glyphs out, which the verifier sees: the page becomes a picture. */
function standardWidths(dict: PDFDict): (number | undefined)[] | undefined {
  if (hasProgram(dict)) return undefined;
  const baseFont = nameEntry(dict, 'BaseFont') ?? '';
  const name = standardName(baseFont) ?? substituteName(baseFont);
  const encoding = readEncoding(dict, standardEncoding(name));
  return Array.from({ length: 256 }, (_, code) => {
    const glyph = encoding[code];
    // Some readers make it as wide as what it stands for, others nothing at all.
    if (glyph === '.notdef') return undefined;
    return glyph === undefined ? 0 : (standardWidth(name, glyph) ?? 0);
  });
}

function hasProgram(dict: PDFDict): boolean {
  const descriptor = descriptorOf(dict);
  return ['FontFile', 'FontFile2', 'FontFile3'].some((key) => entry(descriptor, key) !== undefined);
}

const LEADERS = new Set('period underscore hyphen periodcentered ellipsis endash emdash asterisk'.split(' '));

function lazyLeaders(dict: PDFDict): (code: Code) => boolean {
  const names = lazily(() => readEncoding(dict, STANDARD));
  return ({ code }) => LEADERS.has(names()[code] ?? '');
}

function readType3(dict: PDFDict): Type3 {
  const procedures = new Map<number, PDFRawStream>();
  const all = dictEntry(dict, 'CharProcs');
  const encoding = dictEntry(dict, 'Encoding');
  const named = encoding === undefined ? new Map<number, string>() : differences(encoding);
  const baseNames = new Map<number, string>();
  for (const [code, name] of readEncoding(dict, []).entries()) {
    const procedure = name === undefined ? undefined : streamEntry(all, name);
    if (name === undefined || procedure === undefined) continue;
    procedures.set(code, procedure);
    if (!named.has(code)) baseNames.set(code, name);
  }
  const base = nameEntry(encoding, 'BaseEncoding') ?? nameEntry(dict, 'Encoding');
  return {
    matrix: toMatrix(numbersEntry(dict, 'FontMatrix', 6)) ?? IDENTITY,
    procedures,
    base: base === undefined ? undefined : { encoding: base, names: baseNames },
    resources: dictEntry(dict, 'Resources'),
  };
}
