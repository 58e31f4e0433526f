import type { Pdfium } from '../engine/pdfium.ts';
import type { Box } from '../types.ts';
import { eachObject, IMAGE, objectMatrix } from './page-objects.ts';
import { boxAround, multiply, type Matrix } from './page-space.ts';

/** Where the page paints images, inside forms too, in painting order. Page space. */
export function readPictures(pdfium: Pdfium, page: number, space: Matrix): Box[] {
  const boxes: Box[] = [];
  eachObject(pdfium, page, space, (object, type, surroundings) => {
    if (type === IMAGE)
      boxes.push(boxAround(multiply(objectMatrix(pdfium, object), surroundings), 0, 0, 1, 1));
  });
  return boxes;
}

const CELLS = 128;

/** The part of the page that the boxes cover together, 0 to 1; counted on a grid of 128 × 128 cell centres. */
export function coverage(boxes: readonly Box[], width: number, height: number): number {
  if (boxes.length === 0) return 0;
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
