/** Where each page stands in the column, in CSS pixels: known without drawing any, so that 500 pages scroll like five. */

import type { review } from '@mavendoc/contract';

export type Box = review.Box;

export interface PageSize {
  readonly index: number;
  /** Points. */
  readonly width: number;
  readonly height: number;
}

export interface Layout {
  /** Of every page. */
  readonly width: number;
  readonly tops: readonly number[];
  readonly heights: readonly number[];
  /** Of all pages with the room around them. */
  readonly total: number;
}

/** Between pages. */
const GAP = 20;
/** Around all of them. */
export const EDGE = 24;

export function layoutOf(pages: readonly PageSize[], width: number): Layout {
  const heights = pages.map((page) => Math.round((page.height / page.width) * width));
  const tops: number[] = [];
  let top = EDGE;
  for (const height of heights) {
    tops.push(top);
    top += height + GAP;
  }
  return { width, tops, heights, total: Math.max(top - GAP, EDGE) + EDGE };
}

/** The page that covers this height, or the next one below it; the last one at the end. */
export function pageAt({ tops, heights }: Layout, y: number): number {
  let [low, high] = [0, tops.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tops[middle] ?? 0) + (heights[middle] ?? 0) < y) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low);
}

/** The same point of the same page in another layout. */
export function moved(from: Layout, to: Layout, y: number): number {
  const page = pageAt(from, y);
  const share = (y - (from.tops[page] ?? 0)) / (from.heights[page] ?? 1);
  return (to.tops[page] ?? 0) + share * (to.heights[page] ?? 1);
}
