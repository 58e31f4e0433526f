import type { PixelBox } from '../types.ts';

/** Part of `box` that `other` covers, 0 to 1. */
export function covered(box: PixelBox, other: PixelBox): number {
  const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
  const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.max(1, (box.right - box.left) * (box.bottom - box.top));
}

export function union(boxes: readonly PixelBox[]): PixelBox {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}
