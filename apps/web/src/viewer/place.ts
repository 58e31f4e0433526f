/** Boxes of a page, in points, as places on the screen. */

import type { CSSProperties } from 'react';
import type { Box } from './page-layout.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** In percent of the page, so that it holds at any zoom. */
export const placeOf = ({ left, top, right, bottom }: Box, { width, height }: Size): CSSProperties => ({
  left: `${(left / width) * 100}%`,
  top: `${(top / height) * 100}%`,
  width: `${((right - left) / width) * 100}%`,
  height: `${((bottom - top) / height) * 100}%`,
});

/** The smallest box around all of them. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
