import { PDFArray, PDFName, PDFRawStream, type PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import { boolEntry, entry, numberEntry, numbersEntry, streamEntry } from '../content/objects.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import { decodeStream, filtersOf, type FilterStep, type InflateBudget } from '../content/streams.ts';
import { encodeJpeg, fitsJpeg } from '../picture/jpeg-encoder.ts';
import { encodeG4 } from './ccitt-g4.ts';
import { imageColour, type ImageColour } from './colour-space.ts';
import { withOwnSpace } from './jpx-space.ts';
import { ccittSamples, fitted, jbig2Samples, jpxSamples } from './decode-samples.ts';
import { burnJpeg } from './jpeg/burn-jpeg.ts';
import { JpegUnsupported } from './jpeg/frame.ts';
import { pixelRects, type UnitBox } from './pixel-rect.ts';
import { deflateSamples, fillRects, type ImageSamples } from './samples.ts';

export interface BurnLimits {
  /** Counts down over a document, as everywhere in the rewriter. */
  readonly budget: InflateBudget;
  /** Width × height of one image. */
  readonly pixels: number;
}

const PICTURE_FILTERS = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']);
/** Wavelets of a lossy JPEG 2000 ring over some pixels: that far what was under a box may still show. */
const JPX_RINGING = 8;
/** JPEG qualities instead of it, until the picture is less than half as large again. */
const JPX_QUALITIES = [85, 75, 60];
const JPX_GROWTH = 1.5;

/**
 * A new image, equal but for the areas of `boxes`: there the base is black (or the darkest its colour space has), and
 * masks let nothing show, whatever was there before: no edge of the image is left under a bar. Kind and size stay close: one bit stays one bit, JPEG stays JPEG
 * (blocks outside keep their exact values), what was without loss stays so. Alternates, metadata and unknown keys are
 * gone. The stream is not registered; its masks are, in the same context. Inline images work too, given as a stream
 * with the long keys and a colour space that is resolved.
 * @param boxes in the image's unit square
 * @throws PictureNeeded where it can't be done surely
 */
export async function burnImage(
  image: PDFRawStream,
  boxes: readonly UnitBox[],
  limits: BurnLimits,
): Promise<PDFRawStream> {
  const { dict } = image;
  const stencil = boolEntry(dict, 'ImageMask') === true;
  const burnt = await burnPixels(image, boxes, limits, stencil ? 'unpainted' : 'dark');
  const softMask = streamEntry(dict, 'SMask');
  const mask = entry(dict, 'Mask');
  if ((numberEntry(dict, 'SMaskInData') ?? 0) !== 0) throw new PictureNeeded('image-under-mark');
  if (softMask !== undefined) {
    const soft = await burnPixels(softMask, boxes, limits, 'clear');
    burnt.dict.set(PDFName.of('SMask'), dict.context.register(soft));
  } else if (mask instanceof PDFRawStream) {
    const hard = await burnPixels(mask, boxes, limits, 'unpainted');
    burnt.dict.set(PDFName.of('Mask'), dict.context.register(hard));
  } else if (mask instanceof PDFArray) {
    burnt.dict.set(PDFName.of('Mask'), mask);
  }
  return burnt;
}

/** What the area becomes: dark colour; alpha of zero; the value that a stencil leaves unpainted. */
type Fill = 'dark' | 'clear' | 'unpainted';

async function burnPixels(
  image: PDFRawStream,
  boxes: readonly UnitBox[],
  limits: BurnLimits,
  fill: Fill,
): Promise<PDFRawStream> {
  const steps = filtersOf(image.dict);
  const last = steps.at(-1);
  const picture = last !== undefined && PICTURE_FILTERS.has(last.filter) ? last : undefined;
  const bytes = decodeStream(withFilters(image, picture ? steps.slice(0, -1) : steps), limits.budget);
  const dict = picture?.filter === 'JPXDecode' ? withOwnSpace(image.dict, bytes) : image.dict;
  const shape = shapeOf(dict, picture, limits, fill);
  const { width, height, bits, colour } = shape;
  const target = keptKeys(dict, fill);

  if (picture?.filter === 'DCTDecode') {
    if (colour.indexed) throw new PictureNeeded('image-under-mark');
    const stored = storedColour(colour, numbersEntry(dict, 'Decode'), 8, fill);
    target.set(PDFName.of('BitsPerComponent'), dict.context.obj(8));
    target.set(PDFName.of('Filter'), PDFName.of('DCTDecode'));
    const transform = numberEntry(picture.parms, 'ColorTransform');
    if (transform !== undefined) {
      target.set(PDFName.of('DecodeParms'), dict.context.obj({ ColorTransform: transform }));
    }
    const burn = () => burnJpeg(bytes, boxes, stored, transform, shape.mostPixels);
    return PDFRawStream.of(target, jpegOrPicture(burn));
  }

  const isJpx = picture?.filter === 'JPXDecode';
  const samples = await decoded(bytes, shape, picture, limits.budget);
  if (isJpx) target.delete(PDFName.of('Decode'));
  const decode = isJpx ? undefined : numbersEntry(dict, 'Decode');
  const rectangles = pixelRects(isJpx ? widened(boxes, width, height) : boxes, width, height);
  fillRects(samples, rectangles, storedColour(colour, decode, samples.bits, fill));
  target.set(PDFName.of('BitsPerComponent'), dict.context.obj(samples.bits));
  if (bits === 1 && picture !== undefined && !isJpx) return asG4(target, samples);
  if (isJpx && fitsJpeg(samples)) return asJpeg(target, samples, bytes.length * JPX_GROWTH);
  return asFlate(target, samples, !colour.indexed);
}

interface ImageShape {
  readonly width: number;
  readonly height: number;
  readonly components: number;
  readonly bits: number;
  readonly colour: ImageColour;
  readonly mostPixels: number;
}

function shapeOf(
  dict: PDFDict,
  picture: FilterStep | undefined,
  { budget, pixels }: BurnLimits,
  fill: Fill,
): ImageShape {
  const width = numberEntry(dict, 'Width') ?? 0;
  const height = numberEntry(dict, 'Height') ?? 0;
  const whole = Number.isInteger(width) && Number.isInteger(height);
  if (!whole || width < 1 || height < 1 || width * height > pixels)
    throw new PictureNeeded('image-under-mark');
  const oneBit =
    fill === 'unpainted' || picture?.filter === 'CCITTFaxDecode' || picture?.filter === 'JBIG2Decode';
  const isPhoto = picture?.filter === 'JPXDecode' || picture?.filter === 'DCTDecode';
  const bits = oneBit ? 1 : isPhoto ? 8 : (numberEntry(dict, 'BitsPerComponent') ?? 8);
  if (![1, 2, 4, 8, 16].includes(bits)) throw new PictureNeeded('image-under-mark');
  const space = fill === 'dark' ? entry(dict, 'ColorSpace') : PDFName.of('DeviceGray');
  const colour = imageColour(space, bits, budget);
  return { width, height, components: colour.components, bits, colour, mostPixels: pixels };
}

function decoded(
  bytes: Uint8Array,
  shape: ImageShape,
  picture: FilterStep | undefined,
  budget: InflateBudget,
): Promise<ImageSamples> | ImageSamples {
  const plain = { width: shape.width, height: shape.height, components: shape.components, bits: shape.bits };
  if (picture === undefined) return fitted(plain, bytes.slice());
  switch (picture.filter) {
    case 'CCITTFaxDecode':
      return ccittSamples(bytes, plain, picture.parms);
    case 'JBIG2Decode':
      return jbig2Samples(bytes, plain, picture.parms, budget);
    case 'JPXDecode':
      if (shape.colour.indexed) throw new PictureNeeded('image-under-mark');
      return jpxSamples(bytes, plain);
    default:
      throw new PictureNeeded('image-under-mark');
  }
}

/** Through the Decode array (8.9.5.2) backwards. */
function storedColour(
  colour: ImageColour,
  decode: readonly number[] | undefined,
  bits: number,
  fill: Fill,
): number[] {
  const most = 2 ** bits - 1;
  const wanted = fill === 'clear' ? [0] : fill === 'unpainted' ? [1] : colour.dark;
  return wanted.map((value, component) => {
    const low = decode?.[2 * component] ?? colour.decode[2 * component]!;
    const high = decode?.[2 * component + 1] ?? colour.decode[2 * component + 1]!;
    const stored = high === low ? 0 : ((value - low) / (high - low)) * most;
    return Math.max(0, Math.min(most, Math.round(stored)));
  });
}

function widened(boxes: readonly UnitBox[], width: number, height: number): UnitBox[] {
  const x = JPX_RINGING / width;
  const y = JPX_RINGING / height;
  return boxes.map(({ left, bottom, right, top }) => ({
    left: left - x,
    bottom: bottom - y,
    right: right + x,
    top: top + y,
  }));
}

function keptKeys(dict: PDFDict, fill: Fill): PDFDict {
  const { context } = dict;
  const kept = context.obj({ Type: 'XObject', Subtype: 'Image' });
  const keys = ['Width', 'Height', 'Decode', 'Interpolate', 'Intent', 'ImageMask'];
  if (fill === 'dark') keys.push('ColorSpace');
  if (fill === 'clear') keys.push('Matte');
  for (const key of keys) {
    const value = dict.get(PDFName.of(key));
    if (value !== undefined) kept.set(PDFName.of(key), value);
  }
  if (fill === 'clear') kept.set(PDFName.of('ColorSpace'), PDFName.of('DeviceGray'));
  return kept;
}

function asG4(dict: PDFDict, samples: ImageSamples): PDFRawStream {
  const { width, height, data } = samples;
  dict.set(PDFName.of('Filter'), PDFName.of('CCITTFaxDecode'));
  dict.set(PDFName.of('DecodeParms'), dict.context.obj({ K: -1, Columns: width, Rows: height }));
  return PDFRawStream.of(dict, encodeG4(data, width, height));
}

async function asJpeg(dict: PDFDict, samples: ImageSamples, wanted: number): Promise<PDFRawStream> {
  const { width, height, components, data } = samples;
  if (components !== 1 && components !== 3) return asFlate(dict, samples, true);
  dict.set(PDFName.of('Filter'), PDFName.of('DCTDecode'));
  let jpeg: Uint8Array = new Uint8Array();
  for (const quality of JPX_QUALITIES) {
    jpeg = await encodeJpeg({ width, height, components, data }, quality);
    if (jpeg.length <= wanted) break;
  }
  return PDFRawStream.of(dict, jpeg);
}

function asFlate(dict: PDFDict, samples: ImageSamples, continuous: boolean): PDFRawStream {
  const { data, predicted } = deflateSamples(samples, continuous);
  dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  if (predicted) {
    const { width, components, bits } = samples;
    const parms = { Predictor: 15, Columns: width, Colors: components, BitsPerComponent: bits };
    dict.set(PDFName.of('DecodeParms'), dict.context.obj(parms));
  }
  return PDFRawStream.of(dict, data);
}

function jpegOrPicture(work: () => Uint8Array): Uint8Array {
  try {
    return work();
  } catch (error) {
    if (error instanceof JpegUnsupported) throw new PictureNeeded('image-under-mark');
    throw error;
  }
}

/** The same data behind other filters. */
function withFilters(image: PDFRawStream, steps: readonly FilterStep[]): PDFRawStream {
  const { context } = image.dict;
  if (steps.some(({ filter, parms }) => filter !== 'Crypt' && !undoable(parms))) {
    throw new PictureNeeded('image-under-mark');
  }
  const filters: PDFObject = context.obj(steps.map(({ filter }) => filter));
  const parms: PDFObject = context.obj(steps.map((step) => step.parms ?? context.obj({})));
  const dict = context.obj({});
  dict.set(PDFName.of('Filter'), filters);
  dict.set(PDFName.of('DecodeParms'), parms);
  return PDFRawStream.of(dict, image.contents);
}

/** TIFF's predictor (2) is undone for eight bits only. */
function undoable(parms: PDFDict | undefined): boolean {
  return (numberEntry(parms, 'Predictor') ?? 1) !== 2 || (numberEntry(parms, 'BitsPerComponent') ?? 8) === 8;
}
