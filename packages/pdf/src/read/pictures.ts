import type { Pdfium } from '../engine/pdfium.ts';
import type { Box } from '../types.ts';
import { boxAround, multiply, type Matrix, type PageSpace } from './page-space.ts';

const IMAGE = 3;
const FORM = 5;
/** PDFium itself reads no deeper. */
const DEEPEST = 40;
const MOST_OBJECTS = 500_000;

/** Where the page paints images, inside forms too, in painting order. Page space. */
export function readPictures(pdfium: Pdfium, page: number, space: PageSpace): Box[] {
  const { call } = pdfium;
  const boxes: Box[] = [];
  let seen = 0;
  const visit = (object: number, outer: Matrix, depth: number): void => {
    if (++seen > MOST_OBJECTS) return;
    const type = call.FPDFPageObj_GetType(object);
    if (type === IMAGE) boxes.push(boxAround(multiply(objectMatrix(pdfium, object), outer), 0, 0, 1, 1));
    if (type !== FORM || depth === DEEPEST) return;
    const inner = multiply(objectMatrix(pdfium, object), outer);
    const count = call.FPDFFormObj_CountObjects(object);
    for (let index = 0; index < count; index++) {
      visit(call.FPDFFormObj_GetObject(object, index), inner, depth + 1);
    }
  };
  const count = call.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index++) visit(call.FPDFPage_GetObject(page, index), space.matrix, 0);
  return boxes;
}

function objectMatrix(pdfium: Pdfium, object: number): Matrix {
  pdfium.call.FPDFPageObj_GetMatrix(object, pdfium.scratch);
  const at = pdfium.scratch >> 2;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = pdfium.floats.subarray(at, at + 6);
  return { a, b, c, d, e, f };
}

const CELLS = 128;

/** The part of the page that the boxes cover together, 0 to 1; counted on a grid of 128 × 128 cell centres. */
export function coverage(boxes: readonly Box[], width: number, height: number): number {
  const covered = new Uint8Array(CELLS * CELLS);
  for (const box of boxes) {
    const first = cells(box.left, box.right, width);
    const rows = cells(box.top, box.bottom, height);
    for (let row = rows.from; row < rows.to; row++) {
      covered.fill(1, row * CELLS + first.from, row * CELLS + Math.max(first.from, first.to));
    }
  }
  return covered.reduce((sum, cell) => sum + cell, 0) / covered.length;
}

function cells(low: number, high: number, size: number): { from: number; to: number } {
  const clamp = (value: number) => Math.max(0, Math.min(CELLS, value));
  return {
    from: clamp(Math.ceil((low / size) * CELLS - 0.5)),
    to: clamp(Math.ceil((high / size) * CELLS - 0.5)),
  };
}
