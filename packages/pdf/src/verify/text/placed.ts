import type { Box } from '../../types.ts';

/** Text of one page from either reader: two numbers (x, y; page space) for each UTF-16 unit; NaN where there is no place. */
export interface Placed {
  readonly text: string;
  readonly centres: Float32Array;
}

/** One byte for each unit of a page's text: not 0 where the unit is meant. */
export type Units = Uint8Array;

/** Where a unit lies inside a box, the box's number from 1, else 0. @param shrink part of a box's size that is left out on each side */
export function unitsInside({ text, centres }: Placed, boxes: readonly Box[], shrink = 0): Units {
  const inside = new Uint8Array(text.length);
  const edges = boxes.map(({ left, top, right, bottom }) => {
    const dx = (right - left) * shrink;
    const dy = (bottom - top) * shrink;
    return { left: left + dx, top: top + dy, right: right - dx, bottom: bottom - dy };
  });
  for (let unit = 0; unit < inside.length; unit += 1) {
    const x = centres[2 * unit]!;
    const y = centres[2 * unit + 1]!;
    for (const box of edges) {
      if (y > box.top && y < box.bottom && x > box.left && x < box.right) {
        inside[unit] = 1;
        break;
      }
    }
  }
  return inside;
}

/**
 * The units that can't be counted as staying beside marks: those whose centre lies inside one and, where there is a mark,
 * text without a place, which may be what the mark takes out.
 */
export function unitsGone(page: Placed, boxes: readonly Box[]): Units {
  const gone = unitsInside(page, boxes);
  if (boxes.length > 0) addPlaceless(page, gone);
  return gone;
}

/** Text without a place, that a reader made up or that nobody sees, and what lies inside the boxes. */
export function unitsNotShown(page: Placed, boxes: readonly Box[]): Units {
  const units = unitsInside(page, boxes);
  addPlaceless(page, units);
  return units;
}

function addPlaceless({ centres }: Placed, units: Units): void {
  for (let unit = 0; unit < units.length; unit += 1) if (Number.isNaN(centres[2 * unit])) units[unit] = 1;
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
