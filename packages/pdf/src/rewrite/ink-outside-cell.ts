import { boundsOf, type Matrix, type Rect } from '../content/matrix.ts';

/** Points. Bitmap fonts and slanted letters reach this far out of their cells, and into marks. */
const TOLERANCE = 0.75;
/** Of the larger side of the cell, where that is more than the points above; at most `MOST` points. */
const SHARE = 0.15;
const MOST = 3;

/** Points that hold nothing: cells and marks are measured by different readers. */
const NOTHING = 0.05;

export type Reach =
  /** No ink under a mark that the cell doesn't tell of. */
  | 'none'
  /** As letters overhang: it is to be cut. */
  | 'little'
  /** So far that something else is drawn there than a letter. */
  | 'far';

/**
 * How far a glyph that stays has ink under a mark that its cell doesn't tell of.
 * @param ink and `cell` in ems
 * @param matrix ems to the space of the marks
 */
export function inkOutsideCell(ink: Rect, cell: Rect, matrix: Matrix, marks: readonly Rect[]): Reach {
  if (reaches(ink, wider(cell, matrix, overhang(cell, matrix)), matrix, marks, TOLERANCE)) return 'far';
  return reaches(ink, wider(cell, matrix, NOTHING), matrix, marks, NOTHING) ? 'little' : 'none';
}

function reaches(
  ink: Rect,
  { x0, y0, x1, y1 }: Rect,
  matrix: Matrix,
  marks: readonly Rect[],
  edge: number,
): boolean {
  const beyond: Rect[] = [];
  // Not within, rather than outside: what is not a number counts as outside.
  if (!(ink.x0 >= x0)) beyond.push({ ...ink, x1: Math.min(ink.x1, x0) });
  if (!(ink.x1 <= x1)) beyond.push({ ...ink, x0: Math.max(ink.x0, x1) });
  if (!(ink.y0 >= y0)) beyond.push({ ...ink, y1: Math.min(ink.y1, y0) });
  if (!(ink.y1 <= y1)) beyond.push({ ...ink, y0: Math.max(ink.y0, y1) });
  return beyond.some((part) => {
    const bounds = boundsOf(part, matrix);
    return marks.some((mark) => !apart(bounds, shrunk(mark, edge)));
  });
}

/** Points. */
function overhang(cell: Rect, [a, b, c, d]: Matrix): number {
  const larger = Math.max((cell.x1 - cell.x0) * Math.hypot(a, b), (cell.y1 - cell.y0) * Math.hypot(c, d));
  return Math.min(MOST, Math.max(TOLERANCE, SHARE * larger));
}

function wider(cell: Rect, [a, b, c, d]: Matrix, points: number): Rect {
  const across = Math.hypot(a, b);
  const along = Math.hypot(c, d);
  const x = across === 0 ? 0 : points / across;
  const y = along === 0 ? 0 : points / along;
  return { x0: cell.x0 - x, y0: cell.y0 - y, x1: cell.x1 + x, y1: cell.y1 + y };
}

/** The middle half of a thin mark stays, whatever the tolerance. */
function shrunk(mark: Rect, edge: number): Rect {
  const x = Math.min(edge, (mark.x1 - mark.x0) / 4);
  const y = Math.min(edge, (mark.y1 - mark.y0) / 4);
  return { x0: mark.x0 + x, y0: mark.y0 + y, x1: mark.x1 - x, y1: mark.y1 - y };
}

const apart = (a: Rect, b: Rect): boolean => a.x1 <= b.x0 || b.x1 <= a.x0 || a.y1 <= b.y0 || b.y1 <= a.y0;
