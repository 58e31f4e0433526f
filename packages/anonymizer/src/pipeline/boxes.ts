import type { Box } from '@mavendoc/pdf';

export function boxAt(boxes: Float32Array, character: number): Box {
  const i = character * 4;
  return { left: boxes[i]!, top: boxes[i + 1]!, right: boxes[i + 2]!, bottom: boxes[i + 3]! };
}

export const areaOf = (box: Box): number =>
  Math.max(0, box.right - box.left) * Math.max(0, box.bottom - box.top);

export function unionOf(boxes: readonly [Box, ...Box[]]): Box {
  let { left, top, right, bottom } = boxes[0];
  for (const box of boxes) {
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  }
  return { left, top, right, bottom };
}

/** Part of `box` that `other` covers, 0 to 1; 0 for an empty box. */
export function coveredBy(box: Box, other: Box): number {
  const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
  const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
  return width <= 0 || height <= 0 ? 0 : (width * height) / areaOf(box);
}

export const padded = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
});

/** From pixels of an image drawn at `dpi` with its top left corner at (`left`, `top`) points into page space. */
export const toPage = (box: Box, dpi: number, left = 0, top = 0): Box => ({
  left: left + (box.left * 72) / dpi,
  top: top + (box.top * 72) / dpi,
  right: left + (box.right * 72) / dpi,
  bottom: top + (box.bottom * 72) / dpi,
});
