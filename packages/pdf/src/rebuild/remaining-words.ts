import type { Box, LayerWord, PageText } from '../types.ts';

/** The words of a page that no bar touches, with their boxes: the text layer of a page that becomes a picture. */
export function remainingWords(page: PageText, bars: readonly Box[]): LayerWord[] {
  const words: LayerWord[] = [];
  for (const match of page.text.matchAll(/\S+/g)) {
    const box = boxOf(page.boxes, match.index, match.index + match[0].length);
    if (box === undefined || bars.some((bar) => touches(bar, box))) continue;
    if (box.right <= 0 || box.bottom <= 0 || box.left >= page.width || box.top >= page.height) continue;
    words.push({ ...box, text: match[0] });
  }
  return words;
}

function boxOf(boxes: Float32Array, start: number, end: number): Box | undefined {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let i = start; i < end; i += 1) {
    box.left = Math.min(box.left, boxes[4 * i]!);
    box.top = Math.min(box.top, boxes[4 * i + 1]!);
    box.right = Math.max(box.right, boxes[4 * i + 2]!);
    box.bottom = Math.max(box.bottom, boxes[4 * i + 3]!);
  }
  return box.right > box.left && box.bottom > box.top ? box : undefined;
}

/** Words read from pixels that no bar covers; edges may touch. */
export function withoutCovered(words: readonly LayerWord[], bars: readonly Box[]): LayerWord[] {
  return words.filter((word) => {
    const inset = Math.min(1.5, (word.bottom - word.top) / 4, (word.right - word.left) / 4);
    const core = {
      left: word.left + inset,
      right: word.right - inset,
      top: word.top + inset,
      bottom: word.bottom - inset,
    };
    return !bars.some((bar) => touches(bar, core));
  });
}

const touches = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
