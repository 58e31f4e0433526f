import { PDFName, type PDFContext, type PDFDict } from '@cantoo/pdf-lib';
import { multiply, union, type Matrix, type Rect } from '../content/matrix.ts';
import { formatHex } from '../content/serialize.ts';
import { WIN_ANSI, winAnsiBytes } from '../fonts/encodings.ts';
import { standardWidth } from '../fonts/standard-fonts.ts';
import type { PageView } from '../rewrite/page-view.ts';
import type { BarStyle } from '../types.ts';

/** Points around the removed cells: anti-aliased edges of what was there don't reach further. */
const PADDING = 0.5;
const LEAST_SIZE = 3;

export interface Bar {
  /** Page user space. */
  readonly rect: Rect;
  readonly caption: string | undefined;
}

/**
 * A hundredth of a point: the same cells always give the same bar. Rounded where no sum of font sizes and widths ends, so
 * that the noise of adding them up in another order can't tip it.
 */
const round = (value: number): number => Math.floor(value * 100 + 0.618_034) / 100;

/** The mark and the cells that it took, with padding. */
export function barRect(mark: Rect, cells: Rect | undefined): Rect {
  const rect = cells === undefined ? mark : union(cells, mark);
  return {
    x0: round(rect.x0 - PADDING),
    y0: round(rect.y0 - PADDING),
    x1: round(rect.x1 + PADDING),
    y1: round(rect.y1 + PADDING),
  };
}

/** Black bars, with white captions where the style prints them; style `mask` shows the caption on a light ground. */
export function drawBars(bars: readonly Bar[], view: PageView, style: BarStyle, font: string): string {
  return bars
    .map(({ rect, caption }) => {
      const fill = style === 'mask' && caption !== undefined ? '0.9 g' : '0 g';
      const box = `${rect.x0} ${rect.y0} ${round(rect.x1 - rect.x0)} ${round(rect.y1 - rect.y0)} re f`;
      const text =
        style === 'bar' || caption === undefined ? '' : captionText(rect, caption, view, style, font);
      return `q ${fill} ${box}${text} Q`;
    })
    .join('\n');
}

function captionText(rect: Rect, caption: string, view: PageView, style: BarStyle, font: string): string {
  const bytes = winAnsiBytes(caption);
  let ems = 0;
  for (const byte of bytes) ems += (standardWidth('Helvetica', WIN_ANSI[byte] ?? 'space') ?? 0) / 1000;
  const turned = view.rotate % 180 !== 0;
  const width = turned ? rect.y1 - rect.y0 : rect.x1 - rect.x0;
  const height = turned ? rect.x1 - rect.x0 : rect.y1 - rect.y0;
  const size = Math.floor(Math.min(height * 0.75, (width - 1) / Math.max(ems, 0.1)) * 10) / 10;
  if (size < LEAST_SIZE) return '';
  const upright = rotation(view.rotate);
  const middle: Matrix = [1, 0, 0, 1, (rect.x0 + rect.x1) / 2, (rect.y0 + rect.y1) / 2];
  const place = multiply(multiply([1, 0, 0, 1, (-ems * size) / 2, -0.36 * size], upright), middle);
  const colour = style === 'mask' ? '0 g' : '1 g';
  return ` BT ${colour} /${font} ${size} Tf ${place.map(round).join(' ')} Tm ${formatHex(bytes)} Tj ET`;
}

/** Turns text so that it reads upright on a page that readers turn clockwise. */
function rotation(rotate: number): Matrix {
  switch (rotate) {
    case 90:
      return [0, 1, -1, 0, 0, 0];
    case 180:
      return [-1, 0, 0, -1, 0, 0];
    case 270:
      return [0, -1, 1, 0, 0, 0];
    default:
      return [1, 0, 0, 1, 0, 0];
  }
}

/** The font of captions: every reader brings it. */
export function captionFont(target: PDFContext): PDFDict {
  const font = target.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' });
  font.set(PDFName.of('Encoding'), PDFName.of('WinAnsiEncoding'));
  return font;
}

/** What captions are written with. */
export function captionCodes(captions: Iterable<string>): Set<number> {
  const codes = new Set<number>();
  for (const caption of captions) for (const byte of winAnsiBytes(caption)) codes.add(byte);
  return codes;
}
