import type { Bitmap, Box, PageText, PageReader } from '../../types.ts';
import { difference, pixelsOf, words as pixelWords } from '../pixels/regions.ts';

export interface Word {
  readonly text: string;
  readonly box: Box;
  /** False where the drawn page shows one colour all over the word's box. */
  readonly visible: boolean;
}

const DPI = 100;
/** Of a colour channel: more is ink. */
const INK = 24;

/** The words of a page and whether somebody who looks at it sees them. */
export function wordsOf(reader: PageReader, index: number): Word[] {
  const page = reader.text(index);
  const drawn = reader.render(index, DPI);
  const words: Word[] = [];
  for (const { 0: text, index: start } of page.text.matchAll(/\S+/g)) {
    for (const part of lines(page, start, start + text.length)) {
      const onPage =
        part.box.right > 0 && part.box.bottom > 0 && part.box.left < page.width && part.box.top < page.height;
      if (onPage) words.push({ ...part, visible: showsInk(drawn, part.box) });
    }
  }
  return words;
}

/** A run without spaces that continues on another line has a box for each. */
function lines(page: PageText, start: number, end: number): { readonly text: string; readonly box: Box }[] {
  const parts: { text: string; box: Box }[] = [];
  for (let unit = start; unit < end; unit += 1) {
    const [left, top, right, bottom] = page.boxes.subarray(4 * unit, 4 * unit + 4) as unknown as [
      number,
      number,
      number,
      number,
    ];
    if (left === right) continue;
    const last = parts.at(-1);
    const char = page.text[unit] ?? '';
    if (last !== undefined && top < last.box.bottom && bottom > last.box.top) {
      last.text += char;
      last.box = {
        left: Math.min(left, last.box.left),
        top: Math.min(top, last.box.top),
        right: Math.max(right, last.box.right),
        bottom: Math.max(bottom, last.box.bottom),
      };
    } else parts.push({ text: char, box: { left, top, right, bottom } });
  }
  return parts;
}

function showsInk(drawn: Bitmap, box: Box): boolean {
  const area = pixelsOf(box, drawn, { x: 0, y: -0.1 * (box.bottom - box.top) });
  const pixels = pixelWords(drawn);
  const first = pixels[area.top * drawn.width + area.left] ?? 0;
  for (let y = area.top; y < area.bottom; y += 1) {
    for (let x = area.left; x < area.right; x += 1) {
      if (difference(pixels[y * drawn.width + x]!, first) > INK) return true;
    }
  }
  return area.right <= area.left || area.bottom <= area.top;
}
