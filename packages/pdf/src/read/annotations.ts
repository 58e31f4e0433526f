import type { OpenDocument } from '../engine/document.ts';
import { MOST_ON_A_PAGE } from '../engine/annotation-entries.ts';
import type { Pdfium } from '../engine/pdfium.ts';
import type { FormFields } from '../render/form-fields.ts';
import type { PageContent, TextOrigin } from '../types.ts';
import { readCharacters } from './characters.ts';
import { fieldTexts } from './field-texts.ts';
import { boxAround, multiply, pageSpace, type Matrix, type PageSpace } from './page-space.ts';
import type { TextWithBoxes } from './text-with-boxes.ts';

/** `FPDF_ANNOT_LINK`, `FPDF_ANNOT_FREETEXT`, `FPDF_ANNOT_WIDGET`, `FPDFACTION_URI` (fpdf_annot.h, fpdf_doc.h). */
const LINK = 2;
const FREE_TEXT = 3;
const WIDGET = 20;
const ACTION_URI = 3;
/** Texts of an annotation (ISO 32000-1, 12.5.2 and 12.5.6.2); for a field its value and default value too. */
const TEXT_KEYS = ['Contents', 'T', 'Subj', 'RC', 'TU'] as const;
const VALUE_KEYS = ['V', 'DV'] as const;

interface Rect {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/**
 * Appends what annotations and fields say, a line each: first what their appearance paints (boxes where a reader shows
 * it), then texts that it does not paint. A value of a field without a matching appearance covers the whole field, since
 * a reader may draw it anew; other unpainted text has an empty box at the annotation's corner.
 * @returns where they are, and whether a field shows text that can't be had, or there are too many to be read
 */
export function readAnnotations(
  { pdfium, handle }: OpenDocument,
  page: number,
  space: PageSpace,
  into: TextWithBoxes,
  fields: FormFields,
): { readonly foreign: PageContent['foreign']; readonly unreadable: boolean } {
  const { call } = pdfium;
  const all = call.FPDFPage_GetAnnotCount(page);
  const count = Math.min(MOST_ON_A_PAGE, all);
  let unreadable = all > count;
  const runs: { start: number; end: number; origin: TextOrigin }[] = [];
  for (let index = 0; index < count; index++) {
    const annotation = call.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    const origin = call.FPDFAnnot_GetSubtype(annotation) === WIDGET ? 'field' : 'annotation';
    const run = (write: () => void) => {
      into.breakLine();
      const start = into.length;
      write();
      if (into.length > start) runs.push({ start, end: into.length, origin });
    };
    const rect = readRect(pdfium, annotation);
    const box = boxAround(space.matrix, rect.left, rect.bottom, rect.right, rect.top);
    let painted = '';
    run(() => {
      const from = into.length;
      readAppearance(pdfium, annotation, rect, space, into);
      painted = squeeze(into.text(from));
    });
    const drawn =
      origin === 'field' ? fieldTexts(pdfium, fields.form, annotation) : { texts: [], unreadable: false };
    unreadable ||= drawn.unreadable;
    const unpainted = unpaintedTexts(pdfium, handle, annotation, origin);
    unpainted.push(...drawn.texts.map((text) => ({ text, whole: true })));
    for (const { text, whole } of unpainted) {
      if (text === '' || painted.includes(squeeze(text))) continue;
      const right = whole ? box.right : box.left;
      run(() => into.addText(text, box.left, box.top, right, whole ? box.bottom : box.top));
    }
    call.FPDFPage_CloseAnnot(annotation);
  }
  return { foreign: runs, unreadable };
}

function readRect(pdfium: Pdfium, annotation: number): Rect {
  pdfium.call.FPDFAnnot_GetRect(annotation, pdfium.scratch);
  const at = pdfium.scratch >> 2;
  const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.floats.subarray(at, at + 4);
  return { left, bottom, right, top };
}

function readAppearance(
  pdfium: Pdfium,
  annotation: number,
  rect: Rect,
  space: PageSpace,
  into: TextWithBoxes,
): void {
  const { call } = pdfium;
  if (call.EPDFAnnot_HasAppearanceStream(annotation, 0) === 0) return;
  const appearance = call.EPDFAnnot_ExportAppearanceAsDocument(annotation);
  if (appearance === 0) return;
  const page = call.FPDF_LoadPage(appearance, 0);
  if (page !== 0) {
    const own = pageSpace(pdfium, page);
    readCharacters(pdfium, page, multiply(own.matrix, ontoRect(own, rect, space)), into, false);
    call.FPDF_ClosePage(page);
  }
  call.FPDF_CloseDocument(appearance);
}

/** The appearance box is stretched onto the rectangle (ISO 32000-1, 12.5.5, algorithm 8). */
function ontoRect(own: PageSpace, rect: Rect, space: PageSpace): Matrix {
  const x = (rect.right - rect.left) / Math.max(own.width, 1e-6);
  const y = (rect.top - rect.bottom) / Math.max(own.height, 1e-6);
  return multiply({ a: x, b: 0, c: 0, d: -y, e: rect.left, f: rect.top }, space.matrix);
}

function unpaintedTexts(
  pdfium: Pdfium,
  handle: number,
  annotation: number,
  origin: TextOrigin,
): { text: string; whole: boolean }[] {
  const { call } = pdfium;
  const value = (key: string) =>
    pdfium.withText(key, (name) =>
      call.FPDFAnnot_HasKey(annotation, name) === 0
        ? ''
        : pdfium.utf16((buffer, size) => call.FPDFAnnot_GetStringValue(annotation, name, buffer, size)),
    );
  // Readers draw a free text by its words where it brings no appearance.
  const drawn = call.FPDFAnnot_GetSubtype(annotation) === FREE_TEXT;
  const texts = TEXT_KEYS.map((key) => ({
    text: value(key),
    whole: drawn && (key === 'Contents' || key === 'RC'),
  }));
  if (origin === 'field') texts.push(...VALUE_KEYS.map((key) => ({ text: value(key), whole: key === 'V' })));
  if (call.FPDFAnnot_GetSubtype(annotation) === LINK) {
    texts.push({ text: linkAddress(pdfium, handle, annotation), whole: false });
  }
  return texts;
}

function linkAddress(pdfium: Pdfium, handle: number, annotation: number): string {
  const { call } = pdfium;
  const link = call.FPDFAnnot_GetLink(annotation);
  const action = link === 0 ? 0 : call.FPDFLink_GetAction(link);
  if (action === 0 || call.FPDFAction_GetType(action) !== ACTION_URI) return '';
  const bytes = pdfium.answer((buffer, size) => call.FPDFAction_GetURIPath(handle, action, buffer, size));
  return Buffer.from(bytes).toString('latin1').replace(/\0.*$/s, '');
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, '');
}
