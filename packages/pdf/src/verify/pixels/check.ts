import type { BarStyle, Bitmap, Box, PageReader } from '../../types.ts';
import type { CheckList } from '../check-list.ts';
import type { MarkedPage } from '../marked-page.ts';
import { sameOutside } from './outside.ts';
import { pixelsOf } from './regions.ts';
import { isBlank } from './blank.ts';
import { isBar } from './under-bar.ts';

/** How pages are drawn to be held against each other, and how many single pixels may differ then. */
interface Look {
  readonly dpi: number;
  /** Antialiasing where a clip was added or a font was written anew. */
  readonly few: number;
}
/** With hard edges, two letters that went missing are seen down to 5 points; the text itself is compared as text. */
export const HARD: Look = { dpi: 60, few: 4 };
export const SMOOTH: Look = { dpi: 72, few: 6 };
/** As pictures of pages are drawn, and as fine as most scans. */
const FINE: Look = { dpi: 200, few: 6 };
/** What the bars lie on: less is seen there than a letter. */
const UNDER_BARS_DPI = 72;
/** Points around a bar that may change: ink of removed glyphs that reaches beyond their cells, and antialiasing. */
const AROUND = 1.5;
/** The same as part of the bar's height: accents, descenders, italics. */
const OVERHANG = 0.3;
/** Points inside a bar's edge that antialiasing mixes with the page. */
const EDGE = 1.5;

/** Of a page much is free to change where the rest of a line moves: all along the line. */
const WHOLE = 100_000;

type Drawn = Pick<PageReader, 'hasForm' | 'render'>;
type UnderBars = Pick<PageReader, 'underBars'>;

function around(
  { left, top, right, bottom }: Box,
  { moved }: MarkedPage,
): { readonly x: number; readonly y: number } {
  const [width, height] = [right - left, bottom - top];
  const lies = width >= height;
  const margin = AROUND + OVERHANG * Math.min(width, height);
  return { x: moved && lies ? WHOLE : margin, y: moved && !lies ? WHOLE : margin };
}

export function checkPixels(
  { style }: { readonly style: BarStyle },
  page: MarkedPage,
  { original, copy }: { readonly original: Drawn; readonly copy: Drawn & UnderBars },
  checks: CheckList,
): void {
  const asPicture = page.way === 'picture';
  const hardText = !asPicture && !original.hasForm;
  const drawn = (by: Drawn, { dpi }: Look) => by.render(page.index, dpi, { hardText, lent: true });
  const look = hardText ? HARD : SMOOTH;
  const before = drawn(original, look);
  const after = drawn(copy, look);
  const uniform = page.bars.every((box) =>
    isBar(after, pixelsOf(box, after, { x: -EDGE, y: -EDGE }), style, asPicture),
  );
  // Fonts may look bolder at one resolution than at another, and a small JPEG 2000 image is decoded at half its size: pages
  // that look different at first are held against each other as finely as they were drawn.
  const unchanged =
    looksTheSame(page, before, after, look) ||
    looksTheSame(page, drawn(original, FINE), drawn(copy, FINE), FINE);
  checks.page('pixels-outside-unchanged', 'pdfium', page.index, unchanged);
  // Last: what was lent is gone then, and the page has no bars any more.
  checks.page('pixels-under-bar-uniform', 'pdfium', page.index, uniform && isBlankUnder(page, copy, style));
}

/** Pages that were rewritten paint their bars last, over nothing: else something was missed that no text or key tells of. */
function isBlankUnder({ index, way, told }: MarkedPage, copy: UnderBars, style: BarStyle): boolean {
  if (way !== 'rewritten' || told.length === 0) return true;
  const areas = copy.underBars(index, told, UNDER_BARS_DPI, style !== 'bar');
  return areas !== undefined && areas.every((area) => isBlank(area));
}

function looksTheSame(page: MarkedPage, before: Bitmap, after: Bitmap, { few }: Look): boolean {
  const hidden = [...page.covered, ...page.painted].map((bar) => pixelsOf(bar, after, around(bar, page)));
  return sameOutside(before, after, hidden, page.way === 'picture' ? 'in-blocks' : few);
}
