import { pixelRects, type PixelRect, type UnitBox } from '../pixel-rect.ts';
import { JpegUnsupported, type Component, type Frame } from './frame.ts';
import { readJpeg } from './read-jpeg.ts';
import { writeJpeg } from './write-jpeg.ts';

/**
 * Replaces whole blocks in the coefficients: what is outside keeps its exact values, and no ringing inside a block that
 * a rectangle touches can tell what was there. Where colour is stored coarser, pixels up to a block of it beyond a
 * box lose their colour.
 * @param fill the colour as the PDF image has it, eight bits a component
 * @param colorTransform of the decode parameters (ISO 32000-1, table 13)
 * @throws JpegUnsupported
 */
export function burnJpeg(
  bytes: Uint8Array,
  boxes: readonly UnitBox[],
  fill: readonly number[],
  colorTransform: number | undefined,
  mostPixels: number,
): Uint8Array {
  const frame = readJpeg(bytes, mostPixels);
  if (frame.components.length !== fill.length) throw new JpegUnsupported('components');
  const rectangles = pixelRects(boxes, frame.width, frame.height);
  const stored = storedColour(frame, fill, colorTransform);
  for (const [index, component] of frame.components.entries()) {
    const step = frame.quantisation[component.table]?.[0] ?? 1;
    for (const rectangle of rectangles) {
      blank(frame, component, rectangle, flatCoefficient(stored[index] ?? 0, step));
    }
  }
  return writeJpeg(frame);
}

function blank(frame: Frame, component: Component, rectangle: PixelRect, value: number): void {
  const { h, v, stride, coefficients } = component;
  const wide = (8 * frame.maxH) / h;
  const high = (8 * frame.maxV) / v;
  const from = Math.floor(rectangle.left / wide);
  const to = Math.ceil(rectangle.right / wide);
  for (let row = Math.floor(rectangle.top / high); row < Math.ceil(rectangle.bottom / high); row++) {
    for (let column = from; column < to; column++) {
      const at = 64 * (row * stride + column);
      coefficients.fill(0, at, at + 64);
      coefficients[at] = value;
    }
  }
}

/** The first coefficient of a block of one value; at the ends of the scale rounded outwards, since decoders clamp. */
function flatCoefficient(sample: number, step: number): number {
  const exact = ((sample - 128) * 8) / step;
  if (sample <= 0) return Math.floor(exact);
  return sample >= 255 ? Math.ceil(exact) : Math.round(exact);
}

function storedColour(frame: Frame, fill: readonly number[], colorTransform: number | undefined): number[] {
  const count = frame.components.length;
  const isRgb = frame.components.map(({ id }) => String.fromCharCode(id)).join('') === 'RGB';
  const usual = count === 3 && !(isRgb && !frame.jfif) ? 1 : 0;
  const transform = frame.adobeTransform ?? colorTransform ?? usual;
  if (transform === 0 || count < 3) return [...fill];
  const [first = 0, second = 0, third = 0, black = 0] = fill;
  // YCCK holds the complement of cyan, magenta and yellow as YCbCr.
  const [r, g, b] = count === 4 ? [255 - first, 255 - second, 255 - third] : [first, second, third];
  const y = 0.299 * r + 0.587 * g + 0.114 * b;
  const ycc = [y, 128 + (b - y) / 1.772, 128 + (r - y) / 1.402].map((value) => Math.round(value));
  return count === 4 ? [...ycc, black] : ycc;
}
