import type { BarStyle, Bitmap } from '../../types.ts';
import { difference, type PixelBox, words } from './regions.ts';

/** Of a colour channel; the second where the page is a JPEG. */
const SAME = 12;
const SAME_IN_PICTURE = 56;
/** Least part of a bar with a caption that shows the bar's own colour. */
const BACKGROUND = 0.35;

/** True where a bar shows nothing but its colour or, with a caption, grey ink on one colour: nothing of the page shines through. */
export function isBar(copy: Bitmap, box: PixelBox, style: BarStyle, asPicture: boolean): boolean {
  const same = asPicture ? SAME_IN_PICTURE : SAME;
  const counts = new Map<number, number>();
  const pixels = words(copy);
  let area = 0;
  for (let y = box.top; y < box.bottom; y += 1) {
    for (let x = box.left; x < box.right; x += 1) {
      const pixel = pixels[y * copy.width + x]! & 0xffffff;
      counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
      area += 1;
    }
  }
  if (area === 0) return true;
  const [ground] = [...counts].reduce((most, entry) => (entry[1] > most[1] ? entry : most));
  let near = 0;
  for (const [pixel, count] of counts) {
    if (difference(pixel, ground) <= same) near += count;
    else if (style === 'bar' || !isGrey(pixel, same)) return false;
  }
  return near / area >= BACKGROUND;
}

function isGrey(pixel: number, tolerance: number): boolean {
  const channels = [pixel & 0xff, (pixel >> 8) & 0xff, (pixel >> 16) & 0xff];
  return Math.max(...channels) - Math.min(...channels) <= 2 * tolerance;
}
