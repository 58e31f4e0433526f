import { PDFRawStream, type PDFDict } from '@cantoo/pdf-lib';
import { dictEntry, entry, nameEntry, numberEntry } from '../content/objects.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import { decodeStream } from '../content/streams.ts';
import { parseCMap } from './cmap.ts';
import { drawnCharacters } from './drawn-characters.ts';
import { codePointOf, differences, readEncoding, STANDARD, type Encoding } from './encodings.ts';

/** `Symbolic` (9.8.2, table 121): readers choose glyphs of such a TrueType font by code, whatever names it gives them. */
const SYMBOLIC = 4;
const MOST_BYTES = 1 << 20;
/** Plain Latin ones, folded. */
const LETTERS = /^[a-z0-9]+$/;

/**
 * True where the map to Unicode of a font reads a letter or digit otherwise than the glyph that is drawn for it is called:
 * by its name, or, in a composite font, by what its program knows it by. What is seen is then not what is read.
 */
export function readsOtherwise(font: PDFDict): boolean {
  const map = entry(font, 'ToUnicode');
  if (!(map instanceof PDFRawStream)) return false;
  if (nameEntry(font, 'Subtype') === 'Type0') return compositeReadsOtherwise(font, map);
  const names = glyphNames(font);
  return [...unicodeOf(map)].some(([code, text]) => {
    const drawn = letterOf(names[code]);
    return drawn !== undefined && drawn !== folded(text);
  });
}

function compositeReadsOtherwise(font: PDFDict, map: PDFRawStream): boolean {
  const characters = readableProgram(() => drawnCharacters(font));
  if (characters === undefined) return false;
  return [...unicodeOf(map)].some(([code, text]) => {
    const drawn = characters(code).map(folded);
    return drawn.some((letter) => LETTERS.test(letter)) && !drawn.includes(folded(text));
  });
}

/** A program that is damaged says nothing. */
function readableProgram<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof PictureNeeded || error instanceof RangeError) return undefined;
    throw error;
  }
}

function unicodeOf(map: PDFRawStream): ReadonlyMap<number, string> {
  try {
    return parseCMap(decodeStream(map, { left: MOST_BYTES })).unicode;
  } catch (error) {
    // No reader can read it either: text is then read by the names.
    if (error instanceof PictureNeeded) return new Map();
    throw error;
  }
}

/** By the names that the file gives, where they decide on the glyphs. */
function glyphNames(font: PDFDict): Encoding {
  const descriptor = dictEntry(font, 'FontDescriptor');
  const isTrueType = nameEntry(font, 'Subtype') === 'TrueType';
  if (isTrueType && ((numberEntry(descriptor, 'Flags') ?? 0) & SYMBOLIC) !== 0) return [];
  const isEmbedded = ['FontFile', 'FontFile2', 'FontFile3'].some(
    (key) => entry(descriptor, key) !== undefined,
  );
  const own = dictEntry(font, 'Encoding');
  if (own !== undefined && isEmbedded && nameEntry(own, 'BaseEncoding') === undefined) {
    const names: Encoding = [];
    for (const [code, name] of differences(own)) names[code] = name;
    return names;
  }
  return readEncoding(font, isEmbedded ? [] : STANDARD);
}

/** The plain Latin letter or digit that a glyph name means, without case and accents. */
function letterOf(name: string | undefined): string | undefined {
  const point = name === undefined ? undefined : codePointOf(name);
  const letter = point === undefined ? '' : folded(String.fromCodePoint(point));
  return LETTERS.test(letter) ? letter : undefined;
}

const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
