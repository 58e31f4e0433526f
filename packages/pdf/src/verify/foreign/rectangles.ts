import type { Box } from '../../types.ts';
import type { PdfJsDocument } from '../pdfjs/open.ts';
import { isInside } from '../marked-page.ts';
import { paintPage } from '../pdfjs/read-page.ts';

interface Rectangle {
  readonly box: Box;
  readonly isDark: boolean;
}

export interface Painted {
  /** Opaque ones. */
  readonly rectangles: readonly Rectangle[];
  /** Glyphs over which a dark rectangle was painted later. */
  readonly buried: readonly Box[];
  /** Dark rectangles that were painted over a picture and cover only part of it. */
  readonly overPictures: readonly Box[];
}

/** Of an em, about half the width and height of a small letter. */
const HALF_GLYPH = 0.25;
const OPAQUE = 0.9;
/** A rectangle thinner than this, in points, is a line. */
const THIN = 3;
/** Part of a picture; beyond it the picture is a background. */
const MOST_OF_PICTURE = 0.5;

export async function rectanglesOf(document: PdfJsDocument, index: number): Promise<Painted> {
  const rectangles: Rectangle[] = [];
  const overPictures: Box[] = [];
  const pictures: Box[] = [];
  const glyphs: Box[] = [];
  const buried = new Set<Box>();
  await paintPage(document, index, {
    glyph: (text, x, y, size) => {
      const half = size * HALF_GLYPH;
      if (text.trim() !== '')
        glyphs.push({ left: x - half, top: y - half, right: x + half, bottom: y + half });
    },
    image: (box) => void pictures.push(box),
    fillPath: (box, isRectangle, { fill, fillAlpha }) => {
      const isBar = box.right - box.left > THIN && box.bottom - box.top > THIN;
      if (!isRectangle || !isBar || fillAlpha < OPAQUE || fill === undefined) return;
      const rectangle = { box, isDark: brightness(fill) < 0.25 };
      rectangles.push(rectangle);
      if (!rectangle.isDark) return;
      for (const glyph of glyphs) {
        if (isInside(box, (glyph.left + glyph.right) / 2, (glyph.top + glyph.bottom) / 2)) buried.add(glyph);
      }
      if (pictures.some((picture) => coversPart(box, picture))) overPictures.push(box);
    },
  });
  return { rectangles, overPictures, buried: [...buried] };
}

function coversPart(bar: Box, picture: Box): boolean {
  const width = Math.min(bar.right, picture.right) - Math.max(bar.left, picture.left);
  const height = Math.min(bar.bottom, picture.bottom) - Math.max(bar.top, picture.top);
  if (width <= 0 || height <= 0) return false;
  return (width * height) / area(picture) < MOST_OF_PICTURE && (width * height) / area(bar) > 0.8;
}

const area = (box: Box): number => (box.right - box.left) * (box.bottom - box.top);

/** @param colour `#rrggbb` */
function brightness(colour: string): number {
  const value = Number.parseInt(colour.slice(1), 16);
  return (0.3 * (value >> 16) + 0.59 * ((value >> 8) & 0xff) + 0.11 * (value & 0xff)) / 255;
}
