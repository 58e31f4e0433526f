import type { OpenDocument } from '../engine/document.ts';
import { boundsOf, PATH, TEXT } from '../read/page-objects.ts';
import type { PageSpace } from '../read/page-space.ts';
import type { Bitmap, Box } from '../types.ts';

/** `FPDFBitmap_BGRx`, `FPDF_REVERSE_BYTE_ORDER` (fpdfview.h). */
const OPAQUE = 3;
const RGB_ORDER = 0x10;
const WHITE = 0xffffffff;
/** Points, between a bar as it was told and as it is painted. */
const NEAR = 0.1;

/**
 * Takes the bars off an open page, which are the last that it paints, and draws what is under each.
 * @param page an FPDF_PAGE; without its bars from then on
 * @param bars page space
 * @returns undefined where the last objects of the page are not these bars
 */
export function drawUnderBars(
  document: OpenDocument,
  page: number,
  space: PageSpace,
  {
    bars,
    captions,
    dpi,
  }: { readonly bars: readonly Box[]; readonly captions: boolean; readonly dpi: number },
): Bitmap[] | undefined {
  if (!takeOff(document, page, space, { bars, captions })) return undefined;
  return bars.map((bar) => drawArea(document, page, bar, dpi));
}

function takeOff(
  { pdfium }: OpenDocument,
  page: number,
  space: PageSpace,
  { bars, captions }: { readonly bars: readonly Box[]; readonly captions: boolean },
): boolean {
  const { call } = pdfium;
  let left = bars.length;
  for (let last = call.FPDFPage_CountObjects(page) - 1; left > 0 && last >= 0; last -= 1) {
    const object = call.FPDFPage_GetObject(page, last);
    const type = call.FPDFPageObj_GetType(object);
    if (type === PATH) {
      const bounds = boundsOf(pdfium, object, space.matrix);
      if (!bars.some((bar) => isNear(bar, bounds))) return false;
      left -= 1;
    } else if (type !== TEXT || !captions) return false;
    if (call.FPDFPage_RemoveObject(page, object) === 0) return false;
    call.FPDFPageObj_Destroy(object);
  }
  return left === 0;
}

/** Points, between a rectangle as two readers see it. */
const ALIKE = 1;

/**
 * Takes off an open page, from the last that it paints to the first of the rectangles, and draws what each rectangle was
 * painted over. Those within forms are left alone.
 * @param page an FPDF_PAGE; not to be used for anything else afterwards
 * @param rectangles page space
 */
export function drawUnderRectangles(
  document: OpenDocument,
  page: number,
  space: PageSpace,
  { rectangles, dpi }: { readonly rectangles: readonly Box[]; readonly dpi: number },
): { readonly box: Box; readonly under: Bitmap }[] {
  const { call } = document.pdfium;
  const left = new Set(rectangles);
  const drawn: { readonly box: Box; readonly under: Bitmap }[] = [];
  for (let last = call.FPDFPage_CountObjects(page) - 1; left.size > 0 && last >= 0; last -= 1) {
    const object = call.FPDFPage_GetObject(page, last);
    const isPath = call.FPDFPageObj_GetType(object) === PATH;
    const bounds = isPath ? boundsOf(document.pdfium, object, space.matrix) : undefined;
    if (call.FPDFPage_RemoveObject(page, object) === 0) return drawn;
    call.FPDFPageObj_Destroy(object);
    if (bounds === undefined) continue;
    for (const box of left) {
      if (!isNear(box, bounds, ALIKE)) continue;
      left.delete(box);
      drawn.push({ box, under: drawArea(document, page, box, dpi) });
    }
  }
  return drawn;
}

const isNear = (a: Box, b: Box, near = NEAR): boolean =>
  Math.abs(a.left - b.left) < near &&
  Math.abs(a.top - b.top) < near &&
  Math.abs(a.right - b.right) < near &&
  Math.abs(a.bottom - b.bottom) < near;

function drawArea({ pdfium }: OpenDocument, page: number, area: Box, dpi: number): Bitmap {
  const { call, scratch } = pdfium;
  const scale = dpi / 72;
  const width = Math.max(1, Math.ceil((area.right - area.left) * scale));
  const height = Math.max(1, Math.ceil((area.bottom - area.top) * scale));
  const sheet = call.FPDFBitmap_CreateEx(width, height, OPAQUE, 0, 0);
  try {
    call.FPDFBitmap_FillRect(sheet, 0, 0, width, height, WHITE);
    const at = scratch >> 2;
    pdfium.floats.set([scale, 0, 0, scale, -area.left * scale, -area.top * scale], at);
    pdfium.floats.set([0, 0, width, height], at + 6);
    call.FPDF_RenderPageBitmapWithMatrix(sheet, page, scratch, scratch + 24, RGB_ORDER);
    const start = call.FPDFBitmap_GetBuffer(sheet);
    return { width, height, dpi, pixels: pdfium.bytes.slice(start, start + width * height * 4) };
  } finally {
    call.FPDFBitmap_Destroy(sheet);
  }
}
