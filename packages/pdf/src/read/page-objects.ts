import type { Pdfium } from '../engine/pdfium.ts';
import type { Box } from '../types.ts';
import { boxAround, multiply, type Matrix } from './page-space.ts';

/** `FPDF_PAGEOBJ_…` (fpdf_edit.h). */
export const TEXT = 1;
export const PATH = 2;
export const IMAGE = 3;
const FORM = 5;
/** PDFium itself reads no deeper. */
const DEEPEST = 40;
const MOST_OBJECTS = 500_000;

/**
 * Calls `visit` for every object of a page in painting order, those inside forms too, with the matrix from the
 * object's surroundings to the space of `outer`.
 * @param page an FPDF_PAGE
 */
export function eachObject(
  pdfium: Pdfium,
  page: number,
  outer: Matrix,
  visit: (object: number, type: number, surroundings: Matrix) => void,
): void {
  const { call } = pdfium;
  let left = MOST_OBJECTS;
  const descend = (object: number, surroundings: Matrix, depth: number): void => {
    if (object === 0 || left-- <= 0) return;
    const type = call.FPDFPageObj_GetType(object);
    visit(object, type, surroundings);
    if (type !== FORM || depth === DEEPEST) return;
    const inner = multiply(objectMatrix(pdfium, object), surroundings);
    const count = call.FPDFFormObj_CountObjects(object);
    for (let index = 0; index < count; index++) {
      descend(call.FPDFFormObj_GetObject(object, index), inner, depth + 1);
    }
  };
  const count = call.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index++) descend(call.FPDFPage_GetObject(page, index), outer, 0);
}

export function objectMatrix(pdfium: Pdfium, object: number): Matrix {
  pdfium.call.FPDFPageObj_GetMatrix(object, pdfium.scratch);
  const at = pdfium.scratch >> 2;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = pdfium.floats.subarray(at, at + 6);
  return { a, b, c, d, e, f };
}

export function boundsOf(pdfium: Pdfium, object: number, surroundings: Matrix): Box {
  const { scratch } = pdfium;
  pdfium.call.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.floats.subarray(scratch >> 2, (scratch >> 2) + 4);
  return boxAround(surroundings, left, bottom, right, top);
}
