import type { PDFDict } from '@cantoo/pdf-lib';
import { boundsOf, invert, toRect, type Matrix, type Rect } from '../content/matrix.ts';
import { numbersOf, numberOf } from '../content/objects.ts';
import type { Box } from '../types.ts';
import { inherited } from './page-tree.ts';

/** A page as readers show it (7.7.3.3): its boxes in user space, its turn, and the way from user space to page space. */
export interface PageView {
  readonly mediaBox: Rect;
  readonly cropBox: Rect;
  /** 0, 90, 180 or 270, clockwise. */
  readonly rotate: number;
  readonly width: number;
  readonly height: number;
  readonly toPage: Matrix;
  readonly toUser: Matrix;
}

const LETTER: Rect = { x0: 0, y0: 0, x1: 612, y1: 792 };
const hasArea = (rect: Rect | undefined): rect is Rect =>
  rect !== undefined && rect.x1 > rect.x0 && rect.y1 > rect.y0;

export function pageView(page: PDFDict): PageView {
  const media = toRect(numbersOf(inherited(page, 'MediaBox'), 4));
  const mediaBox = hasArea(media) ? media : LETTER;
  const crop = toRect(numbersOf(inherited(page, 'CropBox'), 4));
  const cropBox = hasArea(crop) ? intersection(crop, mediaBox) : mediaBox;
  const quarter = Math.trunc((numberOf(inherited(page, 'Rotate')) ?? 0) / 90) % 4;
  const rotate = ((quarter + 4) % 4) * 90;
  const toPage = matrixFor(cropBox, rotate);
  const turned = rotate % 180 !== 0;
  const width = cropBox.x1 - cropBox.x0;
  const height = cropBox.y1 - cropBox.y0;
  return {
    mediaBox,
    cropBox,
    rotate,
    width: turned ? height : width,
    height: turned ? width : height,
    toPage,
    toUser: invert(toPage)!,
  };
}

function intersection(a: Rect, b: Rect): Rect {
  const both = {
    x0: Math.max(a.x0, b.x0),
    y0: Math.max(a.y0, b.y0),
    x1: Math.min(a.x1, b.x1),
    y1: Math.min(a.y1, b.y1),
  };
  return hasArea(both) ? both : b;
}

function matrixFor({ x0, y0, x1, y1 }: Rect, rotate: number): Matrix {
  switch (rotate) {
    case 90:
      return [0, 1, 1, 0, -y0, -x0];
    case 180:
      return [-1, 0, 0, 1, x1, -y0];
    case 270:
      return [0, -1, -1, 0, y1, x1];
    default:
      return [1, 0, 0, -1, -x0, y1];
  }
}

export function userRect(view: PageView, box: Box): Rect {
  return boundsOf({ x0: box.left, y0: box.top, x1: box.right, y1: box.bottom }, view.toUser);
}

export function pageBox(view: PageView, rect: Rect): Box {
  const { x0, y0, x1, y1 } = boundsOf(rect, view.toPage);
  return { left: settled(x0), top: settled(y0), right: settled(x1), bottom: settled(y1) };
}

/** Ten-thousandths of a point, without the noise of the way there. */
const settled = (value: number): number => Math.round(value * 10_000) / 10_000;
