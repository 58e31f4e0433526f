import { PDFRawStream } from '@cantoo/pdf-lib';
import { dictEntry, entry, nameEntry } from '../content/objects.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import { formatName, formatOperand } from '../content/serialize.ts';
import { isList, isName, type Operand } from '../content/operand.ts';
import type { Operation } from '../content/tokenizer.ts';
import { placeForm } from './forms.ts';
import { unitSquareUnderMark } from './paths.ts';
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

function paintImage(run: Run, image: PDFRawStream): void {
  if (run.request.textOnly !== true && unitSquareUnderMark(run)) throw new PictureNeeded('image-under-mark');
  const copy = run.material.image(image);
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
  if (run.request.textOnly !== true && unitSquareUnderMark(run)) throw new PictureNeeded('image-under-mark');
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
