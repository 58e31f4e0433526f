import { PDFArray, PDFDict, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib';
import { meets } from '../content/matrix.ts';
import { elements, entry, numberEntry, numbersEntry } from '../content/objects.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import { decodeStream } from '../content/streams.ts';
import type { Run } from './run.ts';

const AXIAL = 2;
const RADIAL = 3;
const SAMPLED = 0;
const EXPONENTIAL = 2;
const STITCHING = 3;
/** Pieces of a stitching function (7.10.4) up to which it is a gradient, not a row of bars. */
const MOST_PIECES = 6;

/** @throws PictureNeeded where a shading that may hold a drawing is painted and nothing keeps it off the marks */
export function checkShading({ request, state: { clip } }: Run, shading: PDFObject): void {
  const { marks } = request.scope;
  if (request.textOnly === true || !marks.some((mark) => clip === undefined || meets(clip, mark))) return;
  if (!isGradient(shading)) throw new PictureNeeded('drawing-under-mark');
}

/** From one colour to another, or through a few. */
export function isGradient(shading: PDFObject | undefined): boolean {
  if (!(shading instanceof PDFDict)) return false;
  const type = numberEntry(shading, 'ShadingType');
  return (type === AXIAL || type === RADIAL) && isSmooth(entry(shading, 'Function'), true);
}

function isSmooth(value: PDFObject | undefined, mayStitch: boolean): boolean {
  if (value instanceof PDFArray) return elements(value).every((each) => isSmooth(each, mayStitch));
  const dict = value instanceof PDFRawStream ? value.dict : value;
  if (!(dict instanceof PDFDict)) return false;
  const type = numberEntry(dict, 'FunctionType');
  if (type === EXPONENTIAL) return true;
  if (type === SAMPLED && value instanceof PDFRawStream) return isEven(value);
  const pieces = entry(dict, 'Functions');
  return (
    mayStitch &&
    type === STITCHING &&
    pieces instanceof PDFArray &&
    pieces.size() <= MOST_PIECES &&
    elements(pieces).every((piece) => isSmooth(piece, false))
  );
}

/** Of the range of a sample. */
const BEND = 0.06;
const MOST_BYTES = 1 << 20;

/** Samples of eight bits over one input that go evenly: no step among them that could be the edge of a drawing. */
function isEven(stream: PDFRawStream): boolean {
  const sizes = numbersEntry(stream.dict, 'Size') ?? [];
  const outputs = (numbersEntry(stream.dict, 'Range') ?? []).length / 2;
  if (sizes.length !== 1 || outputs < 1 || numberEntry(stream.dict, 'BitsPerSample') !== 8) return false;
  const samples = decodeStream(stream, { left: MOST_BYTES }).subarray(0, sizes[0]! * outputs);
  for (let at = outputs; at + outputs < samples.length; at += 1) {
    const bend = samples[at - outputs]! + samples[at + outputs]! - 2 * samples[at]!;
    if (Math.abs(bend) > BEND * 255) return false;
  }
  return true;
}
