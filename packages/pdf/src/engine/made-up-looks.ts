import { kindOfCode, seenBare, type AnnotationKind } from './annotation-kinds.ts';
import { COLOUR, HIDDEN, hasKey, isShown, textOf } from './annotation-entries.ts';
import { coverPoints } from './covered-points.ts';
import type { Pdfium } from './pdfium.ts';
import { drawStamp } from './stamp-look.ts';

/** `FPDF_ANNOT_APPEARANCEMODE_NORMAL` */
const NORMAL = 0;

/** Of a document; what comes after so many is not drawn, but counted. */
const MOST_MADE = 20_000;

/** How many of a document's annotations are not drawn here: what is seen of them elsewhere may be in no copy. */
export interface Undrawn {
  /** Icons of notes, whose text stands beside the page. */
  readonly notes: number;
  /** Annotations that bring no look and for which none could be made up. */
  readonly others: number;
}

interface LooksMadeUp extends Undrawn {
  readonly fieldPages: ReadonlySet<number>;
}

/**
 * Gives annotations and fields that bring no appearance the one that readers make up (12.5.5: they "shall" show such a
 * thing by its other entries, each in its own way). So it is read, drawn, marked and flattened as any other. The icon of
 * a note and the frame of a box that is not ticked show nothing of a page, and a copy has none: they are hidden.
 */
export function makeUpLooks(pdfium: Pdfium, handle: number, pageCount: number): LooksMadeUp {
  const { call } = pdfium;
  const made = { notes: 0, others: 0, fieldPages: new Set<number>() };
  let bare = 0;
  for (let page = 0; page < pageCount; page += 1) {
    const count = call.EPDFPage_GetAnnotCountRaw(handle, page);
    for (let index = 0; index < count; index += 1) {
      const annotation = call.EPDFPage_GetAnnotRaw(handle, page, index);
      if (annotation === 0) continue;
      const kind = kindOfCode(call.FPDFAnnot_GetSubtype(annotation));
      if (kind === 'Widget') made.fieldPages.add(page);
      const isSeen = isShown(call.FPDFAnnot_GetFlags(annotation));
      if (bringsLook(pdfium, annotation, kind)) {
        if (kind === 'Widget' && showsNoState(pdfium, annotation)) hide(pdfium, annotation);
      } else if (isSeen && seenBare(kind) === 'note') {
        hide(pdfium, annotation);
        made.notes += 1;
      } else if (isSeen && isSeenBare(pdfium, annotation, kind)) {
        bare += 1;
        if (bare > MOST_MADE || !makeUpLook(pdfium, handle, annotation, kind)) made.others += 1;
      }
      call.FPDFPage_CloseAnnot(annotation);
    }
  }
  return made;
}

/** An empty `/AP` is none; a state may say that nothing of it is shown, and a field that shows nothing may be empty. */
function bringsLook(pdfium: Pdfium, annotation: number, kind: AnnotationKind | undefined): boolean {
  if (!hasKey(pdfium, annotation, 'AP')) return false;
  if (pdfium.call.EPDFAnnot_HasAppearanceStream(annotation, NORMAL) !== 0) return true;
  if (kind !== 'Widget') return false;
  return hasKey(pdfium, annotation, 'AS') || textOf(pdfium, annotation, 'V') === '';
}

/** Whether a reader would show something of it, had it no look. */
function isSeenBare(pdfium: Pdfium, annotation: number, kind: AnnotationKind | undefined): boolean {
  const bare = seenBare(kind);
  return bare !== 'nothing' && (bare !== 'frame' || hasBorder(pdfium, annotation));
}

function hide({ call }: Pdfium, annotation: number): void {
  call.FPDFAnnot_SetFlags(annotation, call.FPDFAnnot_GetFlags(annotation) | HIDDEN);
}

/** @returns false where nothing of it will be drawn that a reader may show */
function makeUpLook(
  pdfium: Pdfium,
  document: number,
  annotation: number,
  kind: AnnotationKind | undefined,
): boolean {
  const { call } = pdfium;
  // Whatever else it brings, there is none for its state.
  if (kind !== 'Widget' && hasKey(pdfium, annotation, 'AS')) return false;
  switch (seenBare(kind)) {
    case 'field':
      call.EPDFAnnot_GenerateFormFieldAP(annotation);
      if (showsNoState(pdfium, annotation)) tick(pdfium, annotation);
      return true;
    case 'frame':
      // Where nothing says a colour, PDFium frames links in blue, others in black.
      if (!hasKey(pdfium, annotation, 'C')) call.FPDFAnnot_SetColor(annotation, COLOUR, 0, 0, 0, 255);
      return call.EPDFAnnot_GenerateAppearance(annotation) !== 0;
    case 'stamp':
      return drawStamp(pdfium, document, annotation);
    case 'drawn':
      coverPoints(pdfium, annotation, kind);
      return call.EPDFAnnot_GenerateAppearance(annotation) !== 0;
    case 'note':
    case 'icon':
    case 'nothing':
      return false;
  }
}

/** The state of a ticked box whose look was made up, for which PDFium knows one name only. */
function tick(pdfium: Pdfium, annotation: number): void {
  const state =
    ['AS', 'V'].map((key) => textOf(pdfium, annotation, key)).find((text) => text !== '') ?? 'Off';
  if (state === 'Off') return;
  const { call } = pdfium;
  const yes = pdfium.copyIn(Buffer.from('Yes\0', 'utf16le'));
  pdfium.withText('AS', (name) => call.FPDFAnnot_SetStringValue(annotation, name, yes));
  pdfium.free(yes);
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
