import { PDFArray, PDFName, type PDFDict, type PDFObject, PDFRawStream } from '@cantoo/pdf-lib';
import { filtersOf, decodeStream } from '../content/streams.ts';
import { isStream, type Copier, type Copy } from './copier.ts';
import { colourSpaces } from './colours.ts';
import { deflated } from './deflate.ts';
import { withoutJpegMetadata } from './jpeg-metadata.ts';
import { withoutJpxMetadata } from './jpx-metadata.ts';

const PICTURE_FILTERS = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']);

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
      return imageData(copier, stream, copier.keys(stream.dict, shape, dict));
    });
  return mask;
}

/** General filters are undone and replaced by one; a picture filter's data stays as it is, without what is not picture. */
function imageData(copier: Copier, stream: PDFRawStream, dict: PDFDict): PDFRawStream {
  const steps = filtersOf(stream.dict);
  const last = steps.at(-1);
  if (last === undefined || !PICTURE_FILTERS.has(last.filter)) {
    return deflated(dict, decodeStream(stream, copier.budget), 5);
  }
  const bytes = decodeStream(outerPart(stream, steps.slice(0, -1)), copier.budget);
  dict.set(PDFName.of('Filter'), PDFName.of(last.filter));
  if (last.parms !== undefined)
    dict.set(PDFName.of('DecodeParms'), copier.keys(last.parms, parmsShape(copier)));
  return copier.stream(WITHOUT_METADATA[last.filter]?.(bytes) ?? bytes, dict);
}

const WITHOUT_METADATA: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array>> = {
  DCTDecode: withoutJpegMetadata,
  JPXDecode: withoutJpxMetadata,
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
        ? copier.shared(value, () => deflated(copier.dict(), decodeStream(value, copier.budget)))
        : undefined,
  };
}
