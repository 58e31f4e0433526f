import { PDFDict, PDFName, PDFRawStream, type PDFObject } from '@cantoo/pdf-lib';
import { boundsOf, toRect, type Matrix } from '../content/matrix.ts';
import {
  arrayEntry,
  dictEntry,
  elements,
  entry,
  nameEntry,
  numberEntry,
  numbersEntry,
  stringBytes,
} from '../content/objects.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import { isShown, MOST_ON_A_PAGE } from '../engine/annotation-entries.ts';
import { seenBare } from '../engine/annotation-kinds.ts';
import { matrixOf } from '../rewrite/forms.ts';
import type { Layers } from '../rewrite/layers.ts';

/** What an annotation shows: a form, and the matrix that puts it onto the page (12.5.5, algorithm 8.1). */
export interface Appearance {
  readonly form: PDFRawStream;
  readonly matrix: Matrix;
  /** A field or free text, whose look readers may make up: how its text is laid out depends on how much there is. */
  readonly fits: boolean;
}

const FITTING = new Set(['Widget', 'FreeText']);

/** The visible annotations and fields of a page, bottom first. The annotations themselves do not reach the copy. */
export function appearancesOf(page: PDFDict, layers: Layers): Appearance[] {
  const found: Appearance[] = [];
  const annotations = elements(arrayEntry(page, 'Annots'));
  if (annotations.length > MOST_ON_A_PAGE) throw new PictureNeeded('too-many-annotations');
  for (const annotation of annotations) {
    if (!(annotation instanceof PDFDict)) continue;
    const flags = numberEntry(annotation, 'F') ?? 0;
    const subtype = nameEntry(annotation, 'Subtype') ?? '';
    if (!isShown(flags) || subtype === 'Popup') continue;
    if (layers.hidden(entry(annotation, 'OC'))) continue;
    const form = normalAppearance(annotation);
    if (form === undefined) {
      refuseMadeUpLooks(annotation, subtype);
      continue;
    }
    const matrix = placement(annotation, form);
    if (matrix !== undefined) found.push({ form, matrix, fits: FITTING.has(subtype) });
  }
  return found;
}

function normalAppearance(annotation: PDFDict): PDFRawStream | undefined {
  const normal = entry(dictEntry(annotation, 'AP'), 'N');
  if (normal instanceof PDFRawStream) return normal;
  if (!(normal instanceof PDFDict)) return undefined;
  const state = said(annotation, 'AS');
  // Of one that no look belongs to, nothing was read: it shows nothing.
  if (state === undefined && entry(annotation, 'AS') !== undefined) return undefined;
  const look = entry(normal, state || (valueOf(annotation, normal) ?? 'Off'));
  return look instanceof PDFRawStream ? look : undefined;
}

/** The state that a field is in, where it has a look for it. The parent is asked only where the field says none. */
function valueOf(annotation: PDFDict, looks: PDFDict): string | undefined {
  const value = said(annotation, 'V') || said(dictEntry(annotation, 'Parent'), 'V');
  return value !== undefined && looks.has(PDFName.of(value)) ? value : undefined;
}

/** A name or a string: PDFium takes either, and writes strings where it makes a look up. */
function said(dict: PDFDict | undefined, key: string): string | undefined {
  const bytes = stringBytes(entry(dict, key));
  return bytes === undefined ? nameEntry(dict, key) : Buffer.from(bytes).toString('latin1');
}

function refuseMadeUpLooks(annotation: PDFDict, subtype: string): void {
  if (subtype === 'Widget') {
    if (dictEntry(annotation, 'AP') === undefined && showsValue(annotation)) {
      throw new PictureNeeded('field-without-appearance');
    }
  } else if (seenBare(subtype) === 'drawn') throw new PictureNeeded('annotation-without-appearance');
}

function showsValue(widget: PDFDict): boolean {
  let field: PDFDict | undefined = widget;
  let value: PDFObject | undefined;
  let kind: string | undefined;
  for (let depth = 0; field !== undefined && depth < 32; depth += 1) {
    value ??= entry(field, 'V');
    kind ??= nameEntry(field, 'FT');
    field = dictEntry(field, 'Parent');
  }
  return kind !== 'Sig' && (value !== undefined || dictEntry(widget, 'MK') !== undefined);
}

function placement(annotation: PDFDict, form: PDFRawStream): Matrix | undefined {
  const rect = toRect(numbersEntry(annotation, 'Rect', 4));
  const box = toRect(numbersEntry(form.dict, 'BBox', 4));
  if (rect === undefined || box === undefined) return undefined;
  const bounds = boundsOf(box, matrixOf(form.dict));
  const width = bounds.x1 - bounds.x0;
  const height = bounds.y1 - bounds.y0;
  if (!(width > 0 && height > 0)) return undefined;
  const a = (rect.x1 - rect.x0) / width;
  const d = (rect.y1 - rect.y0) / height;
  return [a, 0, 0, d, rect.x0 - bounds.x0 * a, rect.y0 - bounds.y0 * d];
}
