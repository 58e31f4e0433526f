import { boundsOf, type Matrix, type Rect } from '../content/matrix.ts';

/** Points. Bitmap fonts and slanted letters reach this far out of their cells, and into marks. */
const TOLERANCE = 0.75;
/** Of the larger side of the cell, where that is more than the points above; at most `MOST` points. */
const SHARE = 0.15;
const MOST = 3;

/**
 * Whether a glyph that stays has ink under a mark that its cell doesn't tell of.
 * @param ink and `cell` in ems
 * @param matrix ems to the space of the marks
 */
export function inkOutsideCell(ink: Rect, cell: Rect, matrix: Matrix, marks: readonly Rect[]): boolean {
  const { x0, y0, x1, y1 } = allowed(cell, matrix);
  const beyond: Rect[] = [];
  // Not within, rather than outside: what is not a number counts as outside.
  if (!(ink.x0 >= x0)) beyond.push({ ...ink, x1: Math.min(ink.x1, x0) });
  if (!(ink.x1 <= x1)) beyond.push({ ...ink, x0: Math.max(ink.x0, x1) });
  if (!(ink.y0 >= y0)) beyond.push({ ...ink, y1: Math.min(ink.y1, y0) });
  if (!(ink.y1 <= y1)) beyond.push({ ...ink, y0: Math.max(ink.y0, y1) });
  return beyond.some((part) => {
    const bounds = boundsOf(part, matrix);
    return marks.some((mark) => !apart(bounds, shrunk(mark)));
  });
}

function allowed(cell: Rect, [a, b, c, d]: Matrix): Rect {
  const across = Math.hypot(a, b);
  const along = Math.hypot(c, d);
  const larger = Math.max((cell.x1 - cell.x0) * across, (cell.y1 - cell.y0) * along);
  const points = Math.min(MOST, Math.max(TOLERANCE, SHARE * larger));
  const x = across === 0 ? 0 : points / across;
  const y = along === 0 ? 0 : points / along;
  return { x0: cell.x0 - x, y0: cell.y0 - y, x1: cell.x1 + x, y1: cell.y1 + y };
}

/** The middle half of a thin mark stays, whatever the tolerance. */
function shrunk(mark: Rect): Rect {
  const x = Math.min(TOLERANCE, (mark.x1 - mark.x0) / 4);
  const y = Math.min(TOLERANCE, (mark.y1 - mark.y0) / 4);
  return { x0: mark.x0 + x, y0: mark.y0 + y, x1: mark.x1 - x, y1: mark.y1 - y };
}

const apart = (a: Rect, b: Rect): boolean => a.x1 <= b.x0 || b.x1 <= a.x0 || a.y1 <= b.y0 || b.y1 <= a.y0;
