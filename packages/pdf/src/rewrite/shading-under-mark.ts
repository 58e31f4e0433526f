import { PDFArray, PDFDict, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib';
import { meets } from '../content/matrix.ts';
import { elements, entry, numberEntry } from '../content/objects.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import type { Run } from './run.ts';

const AXIAL = 2;
const RADIAL = 3;
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
  const pieces = entry(dict, 'Functions');
  return (
    mayStitch &&
    type === STITCHING &&
    pieces instanceof PDFArray &&
    pieces.size() <= MOST_PIECES &&
    elements(pieces).every((piece) => isSmooth(piece, false))
  );
}
