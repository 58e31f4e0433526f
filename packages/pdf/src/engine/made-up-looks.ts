import type { Pdfium } from './pdfium.ts';

/** `FPDF_ANNOT_…` (fpdf_annot.h). */
const NOTE = 1;
const LINK = 2;
const WIDGET = 20;
/** Free text, line, square, circle, polygon, line of lines, highlight, underline, squiggle, strike-out, ink. */
const DRAWN_BY_READERS = new Set([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15]);

/** `FPDFANNOT_COLORTYPE_Color` */
const COLOUR = 0;

/** `FPDF_ANNOT_APPEARANCEMODE_NORMAL` */
const NORMAL = 0;

/** `FPDF_ANNOT_FLAG_HIDDEN` */
const HIDDEN = 2;

/** Of a document; what more of them there is keeps the page from being rewritten. */
const MOST_ANNOTATIONS = 20_000;

/**
 * Gives annotations and fields that bring no appearance the one that readers make up (12.5.5: they "shall" show such a
 * thing by its other entries, each in its own way). So it is read, drawn, marked and flattened as any other. The icon of
 * a note and the frame of a box that is not ticked show nothing of a page, and a copy has none: they are hidden.
 */
export function makeUpLooks(pdfium: Pdfium, handle: number, pageCount: number): void {
  const { call } = pdfium;
  let left = MOST_ANNOTATIONS;
  for (let page = 0; page < pageCount && left > 0; page += 1) {
    const count = Math.min(left, call.EPDFPage_GetAnnotCountRaw(handle, page));
    left -= count;
    for (let index = 0; index < count; index += 1) {
      const annotation = call.EPDFPage_GetAnnotRaw(handle, page, index);
      if (annotation === 0) continue;
      makeUpLook(pdfium, annotation);
      call.FPDFPage_CloseAnnot(annotation);
    }
  }
}

function makeUpLook(pdfium: Pdfium, annotation: number): void {
  const { call } = pdfium;
  const kind = call.FPDFAnnot_GetSubtype(annotation);
  const hide = () => call.FPDFAnnot_SetFlags(annotation, call.FPDFAnnot_GetFlags(annotation) | HIDDEN);
  if (hasKey(pdfium, annotation, 'AP')) {
    if (kind === WIDGET && showsNoState(pdfium, annotation)) hide();
    return;
  }
  if (kind === NOTE) hide();
  else if (kind === WIDGET) call.EPDFAnnot_GenerateFormFieldAP(annotation);
  else if (kind === LINK ? hasBorder(pdfium, annotation) : DRAWN_BY_READERS.has(kind)) {
    // Where nothing says a colour, PDFium frames links in blue, others in black.
    if (kind === LINK && !hasKey(pdfium, annotation, 'C'))
      call.FPDFAnnot_SetColor(annotation, COLOUR, 0, 0, 0, 255);
    call.EPDFAnnot_GenerateAppearance(annotation);
  }
}

/** A box that is not ticked and brings a look for ticked ones only: nothing is painted, but PDFium frames it. */
const showsNoState = (pdfium: Pdfium, annotation: number): boolean =>
  hasKey(pdfium, annotation, 'AS') && pdfium.call.EPDFAnnot_HasAppearanceStream(annotation, NORMAL) === 0;

/** Without a word about it, a border of one point is drawn (12.5.4). */
function hasBorder(pdfium: Pdfium, annotation: number): boolean {
  const { call, scratch } = pdfium;
  const width = (index: number) => pdfium.floats[(scratch >> 2) + index] ?? 0;
  if (hasKey(pdfium, annotation, 'BS')) {
    call.EPDFAnnot_GetBorderStyle(annotation, scratch);
    return width(0) > 0;
  }
  // Two radii, then the width.
  const known = call.FPDFAnnot_GetBorder(annotation, scratch, scratch + 4, scratch + 8);
  return known === 0 ? !hasKey(pdfium, annotation, 'Border') : width(2) > 0;
}

const hasKey = (pdfium: Pdfium, annotation: number, key: string): boolean =>
  pdfium.withText(key, (name) => pdfium.call.FPDFAnnot_HasKey(annotation, name)) !== 0;
