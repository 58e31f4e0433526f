import type { Box } from '../../types.ts';

/** Text of one page from either reader: two numbers (x, y; page space) for each UTF-16 unit; NaN where there is no place. */
export interface Placed {
  readonly text: string;
  readonly centres: Float32Array;
}

/** One byte for each unit of a page's text: not 0 where the unit is meant. */
export type Units = Uint8Array;

/** Points of height that boxes are looked up by: as high as nearly all pages are. What lies elsewhere is held against every box. */
const ROWS = 2048;

/** Where a unit lies inside a box 1, else 0. @param shrink part of a box's size that is left out on each side, ≥ 0 */
export const unitsInside = (page: Placed, boxes: readonly Box[], shrink = 0): Units =>
  unitsWhere(page, boxes, { shrink, placeless: 0 });

/**
 * The units that can't be counted as staying beside marks: those whose centre lies inside one and, where there is a mark,
 * text without a place, which may be what the mark takes out.
 */
export const unitsGone = (page: Placed, boxes: readonly Box[]): Units =>
  unitsWhere(page, boxes, { shrink: 0, placeless: boxes.length > 0 ? 1 : 0 });

/** Text without a place, that a reader made up or that nobody sees, and what lies inside the boxes. */
export const unitsNotShown = (page: Placed, boxes: readonly Box[]): Units =>
  unitsWhere(page, boxes, { shrink: 0, placeless: 1 });

function unitsWhere(
  { text, centres }: Placed,
  boxes: readonly Box[],
  { shrink, placeless }: { readonly shrink: number; readonly placeless: 0 | 1 },
): Units {
  const units = new Uint8Array(text.length);
  const rows = new Uint8Array(ROWS);
  const edges = boxes.map(({ left, top, right, bottom }) => {
    const dx = (right - left) * shrink;
    const dy = (bottom - top) * shrink;
    rows.fill(1, Math.max(0, Math.floor(top)), Math.max(0, Math.floor(bottom) + 1));
    return { left: left + dx, top: top + dy, right: right - dx, bottom: bottom - dy };
  });
  for (let unit = 0; unit < units.length; unit += 1) {
    const x = centres[2 * unit]!;
    const y = centres[2 * unit + 1]!;
    if (Number.isNaN(x)) units[unit] = placeless;
    if (y >= 0 && y < ROWS && rows[Math.trunc(y)] === 0) continue;
    for (const box of edges) {
      if (y > box.top && y < box.bottom && x > box.left && x < box.right) {
        units[unit] = 1;
        break;
      }
    }
  }
  return units;
}

/** The units that `units` does not name. */
export const others = (units: Units): Units => units.map((unit) => (unit === 0 ? 1 : 0));

export function placedFromBoxes(text: string, boxes: Float32Array): Placed {
  const centres = new Float32Array(text.length * 2);
  for (let unit = 0, at = 0; unit < centres.length; unit += 2, at += 4) {
    const left = boxes[at]!;
    const right = boxes[at + 2]!;
    const hasPlace = left !== right;
    centres[unit] = hasPlace ? (left + right) / 2 : Number.NaN;
    centres[unit + 1] = hasPlace ? (boxes[at + 1]! + boxes[at + 3]!) / 2 : Number.NaN;
  }
  return { text, centres };
}
