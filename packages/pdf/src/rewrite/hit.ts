import { boundsOf, type Matrix, type Rect } from '../content/matrix.ts';

/** Part of a cell that must lie under a mark, in each direction, for the glyph to go. Neighbours that only kern into it stay. */
const SHARE = 0.35;
const SAMPLES = 5;
/** Points. A combining accent has no width and sits on the edge of its letter. */
const EDGE = 0.15;
/** How far a cell may reach over a mark on each side: points, and heights of the mark, which are at least so many points. */
const FAR = 2;
const FAR_HEIGHTS = 1.5;
const LEAST_HEIGHT = 8;

export interface Cell {
  readonly bounds: Rect;
  readonly rect: Rect;
  readonly matrix: Matrix;
}

export function cellOf(rect: Rect, matrix: Matrix): Cell {
  return { rect, matrix, bounds: boundsOf(rect, matrix) };
}

/** The index of the mark that takes the glyph, or −1. Marks and cell in the same space. */
export function markOver(cell: Cell, marks: readonly Rect[]): number {
  const { bounds, matrix } = cell;
  const upright = (matrix[1] === 0 && matrix[2] === 0) || (matrix[0] === 0 && matrix[3] === 0);
  let near = -1;
  for (let index = 0; index < marks.length; index += 1) {
    const mark = marks[index]!;
    const across = Math.min(bounds.x1, mark.x1) - Math.max(bounds.x0, mark.x0);
    if (across < -EDGE) continue;
    const along = Math.min(bounds.y1, mark.y1) - Math.max(bounds.y0, mark.y0);
    if (along < -EDGE) continue;
    near = index;
    const wide = enough(across, bounds.x1 - bounds.x0, mark.x1 - mark.x0);
    const high = enough(along, bounds.y1 - bounds.y0, mark.y1 - mark.y0);
    if (upright && wide && high) return index;
  }
  if (near < 0) return -1;
  return sampled(cell, marks) ? near : -1;
}

function enough(overlap: number, cell: number, mark: number): boolean {
  const least = Math.min(cell, mark);
  return least < 0.05 ? overlap >= -EDGE : overlap >= SHARE * least;
}

/** A bar over the whole cell would hide much that nobody marked, and to leave the glyph under a bar would keep what it draws. */
export function reachesFar(cell: Rect, mark: Rect): boolean {
  const most = FAR + FAR_HEIGHTS * Math.max(LEAST_HEIGHT, Math.min(mark.x1 - mark.x0, mark.y1 - mark.y0));
  return (
    mark.x0 - cell.x0 > most ||
    mark.y0 - cell.y0 > most ||
    cell.x1 - mark.x1 > most ||
    cell.y1 - mark.y1 > most
  );
}

/** Turned cells, and cells that several marks cover together: sample points under any mark, or the centre. */
function sampled({ rect, matrix }: Cell, marks: readonly Rect[]): boolean {
  let inside = 0;
  for (let i = 0; i < SAMPLES; i += 1) {
    for (let k = 0; k < SAMPLES; k += 1) {
      const x = rect.x0 + ((i + 0.5) / SAMPLES) * (rect.x1 - rect.x0);
      const y = rect.y0 + ((k + 0.5) / SAMPLES) * (rect.y1 - rect.y0);
      const px = x * matrix[0] + y * matrix[2] + matrix[4];
      const py = x * matrix[1] + y * matrix[3] + matrix[5];
      if (marks.some((mark) => px >= mark.x0 && px <= mark.x1 && py >= mark.y0 && py <= mark.y1)) {
        if (i === 2 && k === 2) return true;
        inside += 1;
      }
    }
  }
  return inside >= 0.4 * SAMPLES * SAMPLES;
}
