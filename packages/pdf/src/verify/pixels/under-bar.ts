import type { BarStyle, Bitmap } from '../../types.ts';
import { difference, type PixelBox, words } from './regions.ts';

/** Of a colour channel; the second where the page is a JPEG. */
const SAME = 12;
const SAME_IN_PICTURE = 56;
/** Least part of a bar with a caption that shows the bar's own colour. */
const BACKGROUND = 0.35;

/** True where a bar shows nothing but its colour or, with a caption, grey ink on one colour: nothing of the page shines through. */
export function isBar(copy: Bitmap, box: PixelBox, style: BarStyle, asPicture: boolean): boolean {
  const pixels = words(copy);
  if (isOneColour(pixels, copy.width, box)) return true;
  const same = asPicture ? SAME_IN_PICTURE : SAME;
  const counts = new Map<number, number>();
  let area = 0;
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      const pixel = pixels[y * copy.width + x]! & 0xffffff;
      counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
      area += 1;
    }
  }
  const [ground] = [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most));
  let near = 0;
  for (const [pixel, count] of counts) {
    if (difference(pixel, ground) <= same) near += count;
    else if (style === 'bar' || !isGrey(pixel, same)) return false;
  }
  return near / area >= BACKGROUND;
}

/** As nearly all bars are, and boxes without a pixel. */
function isOneColour(pixels: Uint32Array, width: number, { left, top, right, bottom }: PixelBox): boolean {
  const colour = pixels[top * width + left]! & 0xffffff;
  for (let y = top; y < bottom; y += 1) {
    for (let at = y * width + left; at < y * width + right; at += 1) {
      if ((pixels[at]! & 0xffffff) !== colour) return false;
    }
  }
  return true;
}

function isGrey(pixel: number, tolerance: number): boolean {
  const channels = [pixel & 0xff, (pixel >> 8) & 0xff, (pixel >> 16) & 0xff];
  return Math.max(...channels) - Math.min(...channels) <= 2 * tolerance;
}
