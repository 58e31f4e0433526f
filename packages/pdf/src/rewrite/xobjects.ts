import { PDFRawStream } from '@cantoo/pdf-lib';
import { dictEntry, entry, nameEntry } from '../content/objects.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import { formatName, formatOperand } from '../content/serialize.ts';
import { isList, isName, type Operand } from '../content/operand.ts';
import type { Operation } from '../content/tokenizer.ts';
import { placeForm } from './forms.ts';
import { boxesOver } from './burnt-images.ts';
import { inlineStream } from './inline-stream.ts';
import type { InlineImage } from '../content/inline-image.ts';
import type { UnitBox } from '../images/pixel-rect.ts';
import type { Run } from './run.ts';

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
  run.write(`/${run.names.name('XObject', form.ref)} Do`);
}

/** The marks over the unit square, in it. Inside a Type3 procedure ink belongs to a glyph that was decided on before. */
function underMark(run: Run): UnitBox[] {
  if (run.request.textOnly === true) return [];
  const boxes = boxesOver(run.request.scope.marks, run.state.ctm);
  if (boxes === undefined) throw new PictureNeeded('image-under-mark');
  return boxes;
}

/** The image itself where no mark lies over it; undefined where it is still to be burnt. */
function burntOr(run: Run, image: PDFRawStream, identity: unknown): PDFRawStream | undefined {
  const boxes = underMark(run);
  if (boxes.length === 0) return image;
  run.touched = true;
  return run.material.images.get(image, identity, boxes);
}

/** An inline image that a mark lies over goes on as an image of its own. */
function paintBurntInline(run: Run, image: InlineImage, operation: Operation): void {
  const bytes = run.source.subarray(operation.start, operation.end);
  const stream = inlineStream(run.material.copier.source, run.resources, run.source, image);
  const burnt = burntOr(run, stream, Buffer.from(bytes).toString('latin1'));
  const copy = burnt === undefined ? undefined : run.material.image(burnt);
  if (copy !== undefined) run.write(`/${run.names.name('XObject', copy)} Do`);
}

function paintImage(run: Run, image: PDFRawStream): void {
  const source = burntOr(run, image, image);
  if (source === undefined) return;
  const copy = run.material.image(source);
  if (copy !== undefined) run.write(`/${run.names.name('XObject', copy)} Do`);
}

/** Keys of inline images (8.9.7), long to short; all others are dropped. */
const INLINE_KEYS: Readonly<Record<string, string>> = {
  Width: 'W',
  Height: 'H',
  BitsPerComponent: 'BPC',
  ColorSpace: 'CS',
  Decode: 'D',
  DecodeParms: 'DP',
  Filter: 'F',
  ImageMask: 'IM',
  Interpolate: 'I',
};
const SHORT_KEYS = new Set(Object.values(INLINE_KEYS));
const DEVICE_SPACES = new Set(['G', 'RGB', 'CMYK', 'DeviceGray', 'DeviceRGB', 'DeviceCMYK', 'I', 'Indexed']);

export function paintInlineImage(run: Run, operation: Operation): void {
  const { image } = operation;
  if (image === undefined || run.hidden) return;
  if (underMark(run).length > 0) {
    paintBurntInline(run, image, operation);
    return;
  }
  const entries = new Map<string, string>();
  for (const [key, value] of image.entries) {
    const short = INLINE_KEYS[key] ?? key;
    if (!SHORT_KEYS.has(short)) continue;
    const text = short === 'CS' ? inlineSpace(run, value) : formatOperand(value);
    if (text !== undefined) entries.set(short, text);
  }
  const header = [...SHORT_KEYS]
    .filter((key) => entries.has(key))
    .map((key) => `/${key} ${entries.get(key)!}`);
  // The one white space after ID is the line end that `write` adds.
  run.write(`BI ${header.join(' ')} ID`);
  run.output.keep(run.source, image.dataStart, image.dataEnd);
  run.output.write('EI');
}

function inlineSpace(run: Run, value: Operand): string | undefined {
  if (isList(value)) return formatOperand(value);
  if (!isName(value)) return undefined;
  if (DEVICE_SPACES.has(value.name)) return formatName(value.name);
  const source = entry(dictEntry(run.resources, 'ColorSpace'), value.name);
  const copy = source === undefined ? undefined : run.material.spaces(source);
  return copy === undefined ? undefined : `/${run.names.name('ColorSpace', copy)}`;
}
