/** A box that is being drawn or moved by keys, in points of its page. */

import type { Box } from './page-layout.ts';
import type { Size } from './place.ts';

/** Points; what is smaller was a slip of the hand. */
const SMALLEST = 3;
/** Points a key moves it by; a fine one with Alt. */
const STEP = 8;
const FINE_STEP = 1;

interface Point {
  readonly x: number;
  readonly y: number;
}

const within = (value: number, most: number): number => Math.min(Math.max(0, value), most);

/** Between two corners, kept on the page. */
export function between(a: Point, b: Point, page: Size): Box {
  return {
    left: within(Math.min(a.x, b.x), page.width),
    top: within(Math.min(a.y, b.y), page.height),
    right: within(Math.max(a.x, b.x), page.width),
    bottom: within(Math.max(a.y, b.y), page.height),
  };
}

export const isBox = ({ left, top, right, bottom }: Box): boolean =>
  right - left >= SMALLEST && bottom - top >= SMALLEST;

/** A box of a line's size in the middle of the page, where keys begin. */
export function inTheMiddle({ width, height }: Size): Box {
  const [x, y] = [width / 2, height / 2];
  return between({ x: x - width / 8, y: y - 9 }, { x: x + width / 8, y: y + 9 }, { width, height });
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface Key {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Arrows move it; with Shift, its right and lower edge; with Alt, finely. Null: not a key of ours. */
export function byKey(box: Box, { key, shiftKey, altKey }: Key, page: Size): Box | null {
  const way = WAYS[key];
  if (way === undefined) return null;
  const step = altKey ? FINE_STEP : STEP;
  if (shiftKey) {
    const right = Math.max(box.left + SMALLEST, within(box.right + way.x * step, page.width));
    const bottom = Math.max(box.top + SMALLEST, within(box.bottom + way.y * step, page.height));
    return { ...box, right, bottom };
  }
  const x = within(box.left + way.x * step, page.width - (box.right - box.left)) - box.left;
  const y = within(box.top + way.y * step, page.height - (box.bottom - box.top)) - box.top;
  return { left: box.left + x, top: box.top + y, right: box.right + x, bottom: box.bottom + y };
}
