import { PDFArray, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib';
import {
  dictOf,
  elements,
  nameOf,
  numberEntry,
  numberOf,
  numbersEntry,
  stringBytes,
} from '../content/objects.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import { decodeStream, type InflateBudget } from '../content/streams.ts';

/** What burning needs to know of the colour space of an image (ISO 32000-1, 8.6). */
export interface ImageColour {
  readonly components: number;
  readonly indexed: boolean;
  /** Black, or the darkest there is, a number a component. */
  readonly dark: readonly number[];
  /** The default of the Decode array (table 90), two numbers a component. */
  readonly decode: readonly number[];
}

/** @throws PictureNeeded for a space that is no colour space of images or is broken */
export function imageColour(space: PDFObject | undefined, bits: number, budget: InflateBudget): ImageColour {
  const [family, ...parts] = space instanceof PDFArray ? elements(space) : [space];
  switch (nameOf(family) ?? '') {
    case 'DeviceGray':
    case 'CalGray':
    case 'G':
      return unit([0]);
    case 'DeviceRGB':
    case 'CalRGB':
    case 'RGB':
      return unit([0, 0, 0]);
    case 'DeviceCMYK':
    case 'CalCMYK':
    case 'CMYK':
      return unit([0, 0, 0, 1]);
    case 'Lab':
      return lab(parts[0]);
    case 'ICCBased':
      return icc(parts[0]);
    case 'Indexed':
    case 'I':
      return indexed(parts, bits, budget);
    case 'Separation':
      return unit([1]);
    case 'DeviceN':
      return unit(elements(parts[0] instanceof PDFArray ? parts[0] : undefined).map(() => 1));
    default:
      throw new PictureNeeded('image-under-mark');
  }
}

function unit(dark: readonly number[]): ImageColour {
  if (dark.length === 0) throw new PictureNeeded('image-under-mark');
  return { components: dark.length, indexed: false, dark, decode: dark.flatMap(() => [0, 1]) };
}

function lab(parameters: PDFObject | undefined): ImageColour {
  const range = numbersEntry(dictOf(parameters), 'Range', 4) ?? [-100, 100, -100, 100];
  return { components: 3, indexed: false, dark: [0, 0, 0], decode: [0, 100, ...range] };
}

function icc(profile: PDFObject | undefined): ImageColour {
  const dict = profile instanceof PDFRawStream ? profile.dict : undefined;
  const count = numberEntry(dict, 'N');
  const dark = count === 1 ? [0] : count === 3 ? [0, 0, 0] : count === 4 ? [0, 0, 0, 1] : undefined;
  if (dark === undefined) throw new PictureNeeded('image-under-mark');
  return {
    ...unit(dark),
    decode: numbersEntry(dict, 'Range', dark.length * 2) ?? dark.flatMap(() => [0, 1]),
  };
}

function indexed(
  parts: readonly (PDFObject | undefined)[],
  bits: number,
  budget: InflateBudget,
): ImageColour {
  const [base, highest, table] = parts;
  const { components, dark } = imageColour(base, 8, budget);
  const palette = table instanceof PDFRawStream ? decodeStream(table, budget) : stringBytes(table);
  const last = Math.min(numberOf(highest) ?? 0, 2 ** bits - 1);
  if (palette === undefined) throw new PictureNeeded('image-under-mark');
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index <= last; index++) {
    const entry = palette.subarray(index * components, (index + 1) * components);
    const distance = entry.reduce((sum, value, at) => sum + Math.abs(value / 255 - (dark[at] ?? 0)), 0);
    if (entry.length === components && distance < least) [best, least] = [index, distance];
  }
  return { components: 1, indexed: true, dark: [best], decode: [0, 2 ** bits - 1] };
}
