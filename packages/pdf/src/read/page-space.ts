import type { Pdfium } from '../engine/pdfium.ts';
import type { Box } from '../types.ts';

/** x' = a·x + c·y + e, y' = b·x + d·y + f, as in ISO 32000-1, 8.3.3. */
export interface Matrix {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

export interface PageSpace {
  readonly width: number;
  readonly height: number;
  /** From the page's user space to page space (types.ts). */
  readonly matrix: Matrix;
}

/** @param page an FPDF_PAGE */
export function pageSpace(pdfium: Pdfium, page: number): PageSpace {
  pdfium.call.FPDF_GetPageBoundingBox(page, pdfium.scratch);
  const at = pdfium.scratch >> 2;
  const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.floats.subarray(at, at + 4);
  const width = right - left;
  const height = top - bottom;
  switch (pdfium.call.FPDFPage_GetRotation(page)) {
    case 1:
      return { width: height, height: width, matrix: { a: 0, b: 1, c: 1, d: 0, e: -bottom, f: -left } };
    case 2:
      return { width, height, matrix: { a: -1, b: 0, c: 0, d: 1, e: right, f: -bottom } };
    case 3:
      return { width: height, height: width, matrix: { a: 0, b: -1, c: -1, d: 0, e: top, f: right } };
    default:
      return { width, height, matrix: { a: 1, b: 0, c: 0, d: -1, e: -left, f: top } };
  }
}

/** First `inner`, then `outer`. */
export function multiply(inner: Matrix, outer: Matrix): Matrix {
  return {
    a: inner.a * outer.a + inner.b * outer.c,
    b: inner.a * outer.b + inner.b * outer.d,
    c: inner.c * outer.a + inner.d * outer.c,
    d: inner.c * outer.b + inner.d * outer.d,
    e: inner.e * outer.a + inner.f * outer.c + outer.e,
    f: inner.e * outer.b + inner.f * outer.d + outer.f,
  };
}

/** The upright box around a rectangle that a matrix has moved. */
export function boxAround(matrix: Matrix, x0: number, y0: number, x1: number, y1: number): Box {
  const { a, b, c, d, e, f } = matrix;
  const xs = [a * x0 + c * y0, a * x1 + c * y0, a * x0 + c * y1, a * x1 + c * y1];
  const ys = [b * x0 + d * y0, b * x1 + d * y0, b * x0 + d * y1, b * x1 + d * y1];
  return {
    left: Math.min(...xs) + e,
    top: Math.min(...ys) + f,
    right: Math.max(...xs) + e,
    bottom: Math.max(...ys) + f,
  };
}
