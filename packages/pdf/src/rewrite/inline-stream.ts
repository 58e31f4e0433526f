import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRawStream,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib';
import type { InlineImage } from '../content/inline-image.ts';
import { dictEntry, entry } from '../content/objects.ts';
import { isList, isName, isString, type Operand } from '../content/operand.ts';

const LONG_KEYS: Readonly<Record<string, string>> = {
  W: 'Width',
  H: 'Height',
  BPC: 'BitsPerComponent',
  CS: 'ColorSpace',
  D: 'Decode',
  DP: 'DecodeParms',
  F: 'Filter',
  IM: 'ImageMask',
  I: 'Interpolate',
};
const LONG_SPACES: Readonly<Record<string, string>> = {
  G: 'DeviceGray',
  RGB: 'DeviceRGB',
  CMYK: 'DeviceCMYK',
  I: 'Indexed',
};

/** An inline image as an image XObject: long names, its colour space looked up (8.9.7). */
export function inlineStream(
  context: PDFContext,
  resources: PDFDict | undefined,
  source: Uint8Array,
  image: InlineImage,
): PDFRawStream {
  const dict = PDFDict.withContext(context);
  for (const [key, value] of image.entries) {
    const long = LONG_KEYS[key] ?? key;
    const object = long === 'ColorSpace' ? spaceObject(context, resources, value) : toObject(context, value);
    if (object !== undefined) dict.set(PDFName.of(long), object);
  }
  return PDFRawStream.of(dict, source.slice(image.dataStart, image.dataEnd));
}

function spaceObject(
  context: PDFContext,
  resources: PDFDict | undefined,
  value: Operand,
): PDFObject | undefined {
  if (isList(value)) {
    const array = PDFArray.withContext(context);
    for (const item of value) {
      const object = isName(item) ? spaceObject(context, resources, item) : toObject(context, item);
      if (object !== undefined) array.push(object);
    }
    return array;
  }
  if (!isName(value)) return undefined;
  const named = entry(dictEntry(resources, 'ColorSpace'), value.name);
  return named ?? PDFName.of(LONG_SPACES[value.name] ?? value.name);
}

function toObject(context: PDFContext, value: Operand): PDFObject | undefined {
  if (value === null) return undefined;
  if (typeof value === 'number') return context.obj(value);
  if (typeof value === 'boolean') return value ? PDFBool.True : PDFBool.False;
  if (isName(value)) return PDFName.of(value.name);
  if (isString(value)) return PDFHexString.of(Buffer.from(value.bytes).toString('hex'));
  if (isList(value)) {
    const array = PDFArray.withContext(context);
    for (const item of value) {
      const object = toObject(context, item);
      if (object !== undefined) array.push(object);
    }
    return array;
  }
  const dict = PDFDict.withContext(context);
  for (const [key, item] of value.entries) {
    const object = toObject(context, item);
    if (object !== undefined) dict.set(PDFName.of(key), object);
  }
  return dict;
}
