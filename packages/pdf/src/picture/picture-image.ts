import { deflateSync } from 'node:zlib';
import { PDFRawStream, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import { encodeG4 } from '../images/ccitt-g4.ts';
import type { Bitmap } from '../types.ts';
import { encodeJpeg, fitsJpeg, type Samples } from './jpeg-encoder.ts';
import { pagePixels } from './page-pixels.ts';

/** libjpeg quality at which text of a scan shows no ringing that a reader would notice. */
const QUALITY = 75;

/**
 * The image XObject of a drawn page: bilevel as CCITT group 4, a drawing without loss, all else as JPEG.
 * @param rgb the space of its colours where `DeviceRGB` won't do
 */
export async function pictureImage(context: PDFContext, bitmap: Bitmap, rgb?: PDFRef): Promise<PDFRef> {
  const pixels = pagePixels(bitmap);
  if (pixels.kind === 'bilevel') return bilevelImage(context, pixels);
  const { samples, drawn } = pixels;
  const asFlate = (data: Uint8Array) =>
    samplesImage(context, samples, data, { Filter: 'FlateDecode', DecodeParms: predictorOf(samples) }, rgb);
  if (!fitsJpeg(samples)) return asFlate(deflateRows(samples));
  const jpeg = await encodeJpeg(samples, QUALITY);
  const lossless = drawn ? deflateRows(samples) : undefined;
  return lossless !== undefined && lossless.length <= jpeg.length * 1.5
    ? asFlate(lossless)
    : samplesImage(context, samples, jpeg, { Filter: 'DCTDecode' }, rgb);
}

function bilevelImage(
  context: PDFContext,
  { width, height, rows }: { width: number; height: number; rows: Uint8Array },
): PDFRef {
  const dictionary = context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 1,
    Filter: 'CCITTFaxDecode',
    DecodeParms: { K: -1, Columns: width, Rows: height },
  });
  return context.register(PDFRawStream.of(dictionary, encodeG4(rows, width, height)));
}

function samplesImage(
  context: PDFContext,
  { width, height, components }: Samples,
  bytes: Uint8Array,
  coding: { Filter: string; DecodeParms?: ReturnType<typeof predictorOf> },
  rgb: PDFRef | undefined,
): PDFRef {
  const dictionary = context.obj({
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: components === 1 ? 'DeviceGray' : (rgb ?? 'DeviceRGB'),
    BitsPerComponent: 8,
    ...coding,
  });
  return context.register(PDFRawStream.of(dictionary, bytes));
}

function predictorOf({ width, components }: Samples) {
  return { Predictor: 15, Columns: width, Colors: components, BitsPerComponent: 8 };
}

/** PNG filter 2 (up) on each row: drawn pages repeat from row to row. */
function deflateRows({ width, height, components, data }: Samples): Uint8Array {
  const stride = width * components;
  const rows = new Uint8Array((stride + 1) * height);
  for (let row = 0, at = 0, to = 0; row < height; row++) {
    rows[to++] = 2;
    for (let column = 0; column < stride; column++, at++, to++) {
      rows[to] = row === 0 ? data[at]! : data[at]! - data[at - stride]!;
    }
  }
  return deflateSync(rows, { level: 4 });
}
