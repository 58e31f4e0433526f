/** An area of an image in whole pixels; origin at the top left, right and bottom exclusive. */
export interface PixelRect {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A part of an image in its own unit square (ISO 32000-1, 8.9.5): origin at the bottom left. */
export interface UnitBox {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** Every pixel that a box touches. */
export function pixelRects(boxes: readonly UnitBox[], width: number, height: number): PixelRect[] {
  return boxes
    .map((box) => ({
      left: Math.max(0, Math.floor(box.left * width)),
      top: Math.max(0, Math.floor((1 - box.top) * height)),
      right: Math.min(width, Math.ceil(box.right * width)),
      bottom: Math.min(height, Math.ceil((1 - box.bottom) * height)),
    }))
    .filter(({ left, top, right, bottom }) => left < right && top < bottom);
}
