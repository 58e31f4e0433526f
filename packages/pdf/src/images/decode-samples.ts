import type { PDFDict } from '@cantoo/pdf-lib';
import { boolEntry, numberEntry, streamEntry } from '../content/objects.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import { decodeStream, type InflateBudget } from '../content/streams.ts';
import { decodeCcitt, decodeJbig2, decodeJpx } from './library-decoders.ts';
import { bytesPerRow, type ImageSamples } from './samples.ts';

type Shape = Omit<ImageSamples, 'data'>;

/** Data of the right length: what is missing is zero, as readers take it; what is too much is cut. */
export function fitted(shape: Shape, data: Uint8Array): ImageSamples {
  const length = bytesPerRow(shape) * shape.height;
  if (data.length === length) return { ...shape, data };
  const exact = new Uint8Array(length);
  exact.set(data.subarray(0, length));
  return { ...shape, data: exact };
}

/** ISO 32000-1, 7.4.6, table 11. */
export async function ccittSamples(
  bytes: Uint8Array,
  shape: Shape,
  parms: PDFDict | undefined,
): Promise<ImageSamples> {
  const columns = numberEntry(parms, 'Columns') ?? 1728;
  if (columns !== shape.width || shape.bits !== 1 || shape.components !== 1) throw unsure();
  const data = await library(() =>
    decodeCcitt(bytes, shape.width, shape.height, {
      K: numberEntry(parms, 'K') ?? 0,
      EndOfLine: boolEntry(parms, 'EndOfLine') ?? false,
      EncodedByteAlign: boolEntry(parms, 'EncodedByteAlign') ?? false,
      BlackIs1: boolEntry(parms, 'BlackIs1') ?? false,
      Columns: columns,
      Rows: numberEntry(parms, 'Rows') ?? shape.height,
    }),
  );
  return fitted(shape, data);
}

export async function jbig2Samples(
  bytes: Uint8Array,
  shape: Shape,
  parms: PDFDict | undefined,
  budget: InflateBudget,
): Promise<ImageSamples> {
  if (shape.bits !== 1 || shape.components !== 1) throw unsure();
  const globals = streamEntry(parms, 'JBIG2Globals');
  const global = globals === undefined ? null : decodeStream(globals, budget);
  return fitted(shape, await library(() => decodeJbig2(bytes, shape.width, shape.height, global)));
}

const CODESTREAM = 'jp2c';
/** Palette, and enumerated colour space 18 (sYCC): the decoder's answer can't be told apart from plain samples. */
const PALETTE = 'pclr';
const SYCC = Buffer.from([0, 0, 0, 18]);

/** Samples of eight bits of the colour components; an alpha channel that the image does not use is left out. */
export async function jpxSamples(bytes: Uint8Array, shape: Shape): Promise<ImageSamples> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = file.subarray(0, Math.max(0, file.indexOf(CODESTREAM)));
  if (header.includes(PALETTE) || header.includes(SYCC)) throw unsure();
  const { width, height, components, data } = await library(() => decodeJpx(bytes));
  if (width !== shape.width || height !== shape.height || components < shape.components) throw unsure();
  if (data.length !== width * height * components) throw unsure();
  if (components === shape.components) return { ...shape, bits: 8, data };
  const colour = new Uint8Array(width * height * shape.components);
  for (let pixel = 0, to = 0; pixel < width * height; pixel++) {
    for (let component = 0; component < shape.components; component++) {
      colour[to++] = data[pixel * components + component]!;
    }
  }
  return { ...shape, bits: 8, data: colour };
}

async function library<T>(decode: () => Promise<T>): Promise<T> {
  try {
    return await decode();
  } catch {
    throw unsure(); // whatever the decoder stumbled over: the page is drawn instead
  }
}

function unsure(): PictureNeeded {
  return new PictureNeeded('image-under-mark');
}
