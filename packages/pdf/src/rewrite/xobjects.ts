import { deflateSync } from 'node:zlib';
import { PDFRawStream, type PDFDict, type PDFObject } from '@cantoo/pdf-lib';
import {
  boolEntry,
  dictEntry,
  entry,
  nameEntry,
  nameOf,
  numberEntry,
  numbersEntry,
} from '../content/objects.ts';
import { boundsOf, meets, type Rect } from '../content/matrix.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import { formatNumber } from '../content/serialize.ts';
import { decodeStream, filtersOf } from '../content/streams.ts';
import type { Operation } from '../content/tokenizer.ts';
import { placeForm } from './forms.ts';
import { boxesOver, showsAll } from './burnt-images.ts';
import type { LinePlan } from './fixed-lines.ts';
import { inlineStream } from './inline-stream.ts';
import { standing } from './line-zones.ts';
import type { InlineImage } from '../content/inline-image.ts';
import { exactSamples } from '../images/exact-samples.ts';
import type { UnitBox } from '../images/pixel-rect.ts';
import { PICTURE_FILTERS, shownPalette } from '../rebuild/images.ts';
import type { Run } from './run.ts';

const UNIT: Rect = { x0: 0, y0: 0, x1: 1, y1: 1 };

/** `Do`: a form or an image of the source; anything else paints nothing. */
export function paintXObject(run: Run, name: string): void {
  const source = entry(dictEntry(run.resources, 'XObject'), name);
  if (!(source instanceof PDFRawStream) || run.hidden || run.material.layers.hidden(entry(source.dict, 'OC')))
    return;
  if (nameEntry(source.dict, 'Subtype') === 'Image') {
    paintImage(run, source);
    return;
  }
  const form = placeForm(run.material, {
    form: source,
    resources: run.resources,
    scope: run.request.scope,
    state: run.state,
    textOnly: run.request.textOnly === true,
  });
  if (form === undefined) return;
  run.usage.children.add(form.usage);
  if (form.touched) run.touched = true;
  run.settle();
  if (!form.touched && run.state.scale !== run.state.writtenScale) run.write(run.settledScale());
  run.write(`/${run.names.name('XObject', form.ref)} Do`);
}

/** The marks over the unit square, in it. Inside a Type3 procedure ink belongs to a glyph that was decided on before. */
function underMark(run: Run): UnitBox[] {
  if (run.request.textOnly === true) return [];
  const { marks, plan } = run.request.scope;
  const bounds = boundsOf(UNIT, run.state.ctm);
  const areas = plan === undefined ? marks : wholeLines(marks, plan, bounds);
  const boxes = boxesOver(areas, run.state.ctm);
  if (boxes === undefined) throw new PictureNeeded('image-under-mark');
  return boxes;
}

/** Level strict: from one edge of the image to the other, so that what is burnt doesn't tell where a mark began and ended. */
function wholeLines(marks: readonly Rect[], plan: LinePlan, bounds: Rect): Rect[] {
  return marks
    .filter((mark) => meets(mark, bounds))
    .map((mark) => {
      const zone = plan.zones.find((each) => standing(each, mark) !== 'apart');
      const { ux, uy } = zone ?? { ux: 1, uy: 0 };
      if (Math.abs(ux) < 0.01) return { ...mark, y0: bounds.y0, y1: bounds.y1 };
      return Math.abs(uy) < 0.01 ? { ...mark, x0: bounds.x0, x1: bounds.x1 } : bounds;
    });
}

/** Level strict: true where an image is drawn at a line, as a background or an underline is. */
function belongsToLine(run: Run): boolean {
  const { scope, textOnly } = run.request;
  if (scope.plan === undefined || textOnly === true) return false;
  if (!scope.tellsLength(boundsOf(UNIT, run.state.ctm), false)) return false;
  run.touched = true;
  return true;
}

/** The image itself where no mark lies over it; undefined where it is still to be burnt, or gone as a whole. */
function burntOr(run: Run, image: PDFRawStream, identity: unknown): PDFRawStream | undefined {
  const boxes = underMark(run);
  if (boxes.length === 0) {
    checkWatched(run, image);
    return image;
  }
  run.touched = true;
  return run.material.images.get(image, identity, boxes);
}

/** @throws PictureNeeded where this use of an image hides what is burnt where another use shows it */
function checkWatched({ request, state }: Run, image: PDFRawStream): void {
  const areas = request.scope.watched.get(image);
  if (areas === undefined) return;
  if (state.clipsShape || !showsAll(areas, state.ctm, state.clip))
    throw new PictureNeeded('image-under-mark');
}

/** An inline image that a mark lies over goes on as an image of its own. */
function paintBurntInline(run: Run, image: InlineImage, operation: Operation): void {
  const bytes = run.source.subarray(operation.start, operation.end);
  const stream = inlineStream(run.material.copier.source, run.resources, run.source, image);
  const burnt = burntOr(run, stream, Buffer.from(bytes).toString('latin1'));
  const copy = burnt === undefined ? undefined : run.material.image(burnt);
  if (copy !== undefined) paintCopy(run, copy);
}

function paintCopy(run: Run, copy: PDFObject): void {
  run.settle();
  run.write(`/${run.names.name('XObject', copy)} Do`);
}

function paintImage(run: Run, image: PDFRawStream): void {
  if (belongsToLine(run)) return;
  const source = burntOr(run, image, image);
  if (source === undefined) return;
  const copy = run.material.image(source);
  if (copy !== undefined) paintCopy(run, copy);
}

/** Bytes up to which data in digits is no longer than compressed data. */
const SHORT = 48;
const DEVICE_SPACES = new Set(['DeviceGray', 'DeviceRGB', 'DeviceCMYK']);

/** Written anew: its header may hold, and its data may be followed by, what no page shows. */
export function paintInlineImage(run: Run, operation: Operation): void {
  const { image } = operation;
  if (image === undefined || run.hidden || belongsToLine(run)) return;
  if (underMark(run).length > 0) {
    paintBurntInline(run, image, operation);
    return;
  }
  const { copier } = run.material;
  const stream = inlineStream(copier.source, run.resources, run.source, image);
  if (filtersOf(stream.dict).some(({ filter }) => PICTURE_FILTERS.has(filter))) {
    const copy = run.material.image(stream);
    if (copy !== undefined) paintCopy(run, copy);
    return;
  }
  const data = exactSamples(stream.dict, decodeStream(stream, copier.budget), copier.budget);
  const isShort = data.length <= SHORT;
  run.settle();
  run.write(`BI ${inlineHeader(run, stream.dict, data)} /F /${isShort ? 'AHx' : 'Fl'} ID`);
  // The one white space after ID is the line end that `write` adds.
  if (isShort) run.output.write(`${Buffer.from(data).toString('hex')}>`);
  else {
    const packed = deflateSync(data);
    run.output.keep(packed, 0, packed.length);
  }
  run.output.write('EI');
}

/** The keys of inline images (8.9.7), short, from a dictionary with the long ones. */
function inlineHeader(run: Run, dict: PDFDict, data: Uint8Array): string {
  const number = (key: string, short: string) => {
    const value = numberEntry(dict, key);
    return value === undefined ? '' : `/${short} ${formatNumber(value)}`;
  };
  const bool = (key: string, short: string) => (boolEntry(dict, key) === true ? `/${short} true` : '');
  const decode = numbersEntry(dict, 'Decode');
  const space = inlineSpace(run, dict, data);
  return [
    number('Width', 'W'),
    number('Height', 'H'),
    number('BitsPerComponent', 'BPC'),
    space === undefined ? '' : `/CS ${space}`,
    decode === undefined ? '' : `/D [${decode.map(formatNumber).join(' ')}]`,
    bool('ImageMask', 'IM'),
    bool('Interpolate', 'I'),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function inlineSpace({ material, names }: Run, dict: PDFDict, data: Uint8Array): string | undefined {
  const source = entry(dict, 'ColorSpace');
  const device = nameOf(source);
  if (source === undefined || (device !== undefined && DEVICE_SPACES.has(device)))
    return device && `/${device}`;
  const copy = shownPalette(material.copier, material.spaces, dict, data) ?? material.spaces(source);
  return copy === undefined ? undefined : `/${names.name('ColorSpace', copy)}`;
}
