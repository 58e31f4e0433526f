import { PDFArray, PDFName, type PDFDict, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { arrayEntry, numberEntry } from '../content/objects.ts';
import { filtersOf, decodeStream } from '../content/streams.ts';
import { exactSamples, shownEntries } from '../images/exact-samples.ts';
import { isStream, type Copier, type Copy } from './copier.ts';
import { colourSpaces } from './colours.ts';
import { deflated } from './deflate.ts';
import { withoutFaxTail } from './fax-end.ts';
import { indexedSpace } from './indexed-space.ts';
import { withoutJbig2Metadata } from './jbig2-segments.ts';
import { withoutJpegMetadata } from './jpeg-metadata.ts';
import { withoutJpxMetadata } from './jpx-metadata.ts';

export const PICTURE_FILTERS = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']);

/** Image XObjects (8.9.5) with their masks; no alternates, metadata, measures, OPI or structure links. */
export function images(copier: Copier): Copy {
  const spaces = colourSpaces(copier);
  const shape = {
    Width: copier.number,
    Height: copier.number,
    ColorSpace: spaces,
    BitsPerComponent: copier.number,
    Decode: copier.numbers,
    ImageMask: copier.bool,
    Mask: copier.either(copier.numbers, (value) => mask(value)),
    SMask: (value: PDFObject) => mask(value),
    SMaskInData: copier.number,
    Matte: copier.numbers,
    Interpolate: copier.bool,
    Intent: copier.oneOf('AbsoluteColorimetric', 'RelativeColorimetric', 'Saturation', 'Perceptual'),
  };
  const mask: Copy = (value) => (isStream(value) ? image(value) : undefined);
  const image = (stream: PDFRawStream) =>
    copier.shared(stream, () => {
      const dict = copier.dict();
      dict.set(PDFName.of('Type'), PDFName.of('XObject'));
      dict.set(PDFName.of('Subtype'), PDFName.of('Image'));
      return imageData(copier, spaces, stream, copier.keys(stream.dict, shape, dict));
    });
  return mask;
}

/** General filters are undone and replaced by one; a picture filter's data stays as it is, without what is not picture. */
function imageData(copier: Copier, spaces: Copy, stream: PDFRawStream, dict: PDFDict): PDFRawStream {
  const steps = filtersOf(stream.dict);
  const last = steps.at(-1);
  if (last === undefined || !PICTURE_FILTERS.has(last.filter)) {
    const samples = exactSamples(stream.dict, decodeStream(stream, copier.budget), copier.budget);
    const palette = shownPalette(copier, spaces, stream.dict, samples);
    if (palette !== undefined) dict.set(PDFName.of('ColorSpace'), palette);
    return deflated(dict, samples, 5);
  }
  const bytes = decodeStream(outerPart(stream, steps.slice(0, -1)), copier.budget);
  dict.set(PDFName.of('Filter'), PDFName.of(last.filter));
  if (last.parms !== undefined)
    dict.set(PDFName.of('DecodeParms'), copier.keys(last.parms, parmsShape(copier)));
  if (last.filter === 'CCITTFaxDecode' && (numberEntry(last.parms, 'K') ?? 0) < 0)
    return copier.stream(withoutFaxTail(bytes), dict);
  return copier.stream(WITHOUT_METADATA[last.filter]?.(bytes) ?? bytes, dict);
}

/** The palette of an image with the entries that it shows; undefined where there is none or it can't be told. */
export function shownPalette(
  copier: Copier,
  spaces: Copy,
  image: PDFDict,
  samples: Uint8Array,
): PDFObject | undefined {
  const space = arrayEntry(image, 'ColorSpace');
  const shown = shownEntries(image, samples);
  return space === undefined || shown === undefined ? undefined : indexedSpace(copier, spaces, space, shown);
}

const WITHOUT_METADATA: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  DCTDecode: withoutJpegMetadata,
  JPXDecode: withoutJpxMetadata,
  JBIG2Decode: withoutJbig2Metadata,
};

function outerPart(stream: PDFRawStream, steps: ReturnType<typeof filtersOf>): PDFRawStream {
  const { context } = stream.dict;
  const dict = context.obj({});
  const names = PDFArray.withContext(context);
  const parms = PDFArray.withContext(context);
  for (const step of steps) {
    names.push(PDFName.of(step.filter));
    parms.push(step.parms ?? context.obj({}));
  }
  dict.set(PDFName.of('Filter'), names);
  dict.set(PDFName.of('DecodeParms'), parms);
  return PDFRawStream.of(dict, stream.contents);
}

function parmsShape(copier: Copier) {
  return {
    K: copier.number,
    EndOfLine: copier.bool,
    EncodedByteAlign: copier.bool,
    Columns: copier.number,
    Rows: copier.number,
    EndOfBlock: copier.bool,
    BlackIs1: copier.bool,
    DamagedRowsBeforeError: copier.number,
    ColorTransform: copier.number,
    JBIG2Globals: (value: PDFObject) =>
      isStream(value)
        ? copier.shared(value, () =>
            deflated(copier.dict(), withoutJbig2Metadata(decodeStream(value, copier.budget))),
          )
        : undefined,
  };
}
