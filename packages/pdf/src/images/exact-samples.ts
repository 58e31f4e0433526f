import { PDFArray, PDFName, type PDFDict } from '@cantoo/pdf-lib';
import { boolEntry, entry, nameOf, numberEntry } from '../content/objects.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import type { InflateBudget } from '../content/streams.ts';
import { imageColour } from './colour-space.ts';
import { bytesPerRow } from './samples.ts';

const DECODE = PDFName.of('Decode');

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly components: number;
  readonly bits: number;
}

/**
 * The samples of an image and nothing else: what stands behind the last row, and in the bits that fill up each row, shows
 * nowhere. Too few of them stay too few.
 * @param dict of the image, long keys, its colour space resolved
 * @throws PictureNeeded where the size of a row can't be told
 */
export function exactSamples(dict: PDFDict, bytes: Uint8Array, budget: InflateBudget): Uint8Array {
  const shape = shapeOf(dict, budget);
  const stride = bytesPerRow(shape);
  const exact = bytes.subarray(0, stride * shape.height);
  const unused = stride * 8 - shape.width * shape.components * shape.bits;
  if (unused === 0) return exact;
  const masked = exact.slice();
  for (let at = stride - 1; at < masked.length; at += stride) masked[at]! &= 0xff << unused;
  return masked;
}

function shapeOf(dict: PDFDict, budget: InflateBudget): Shape {
  const width = numberEntry(dict, 'Width') ?? 0;
  const height = numberEntry(dict, 'Height') ?? 0;
  const stencil = boolEntry(dict, 'ImageMask') === true;
  const bits = stencil ? 1 : (numberEntry(dict, 'BitsPerComponent') ?? 8);
  const whole = [width, height, bits].every((value) => Number.isInteger(value) && value > 0);
  if (!whole) throw new PictureNeeded('malformed');
  const space = stencil ? undefined : entry(dict, 'ColorSpace');
  const components = space === undefined ? 1 : imageColour(space, bits, budget).components;
  return { width, height, components, bits };
}

/** The entries of its palette that an image shows; undefined where it has none or all of them may be shown. */
export function shownEntries(dict: PDFDict, samples: Uint8Array): ReadonlySet<number> | undefined {
  const space = entry(dict, 'ColorSpace');
  const bits = numberEntry(dict, 'BitsPerComponent') ?? 8;
  const family = space instanceof PDFArray ? nameOf(space.lookup(0)) : undefined;
  if ((family !== 'Indexed' && family !== 'I') || bits > 8 || dict.has(DECODE)) return undefined;
  const bytes = new Set(samples);
  if (bits === 8) return bytes;
  const shown = new Set<number>([0]);
  for (const byte of bytes)
    for (let shift = 8 - bits; shift >= 0; shift -= bits) shown.add((byte >> shift) & ((1 << bits) - 1));
  return shown;
}
