import type { Box, LayerWord, PageText } from '../types.ts';

/** Part of a character's width on each side that a bar may reach into without taking it: bars are a little wider than marks. */
const SHARED = 0.2;

/**
 * The words of a page with their boxes, without the characters that a bar takes: the text layer of a page that becomes a
 * picture. What stands right beside a bar stays.
 */
export function remainingWords(page: PageText, bars: readonly Box[]): LayerWord[] {
  const words: LayerWord[] = [];
  const add = (start: number, end: number): void => {
    const box = boxOf(page.boxes, start, end);
    if (box === undefined) return;
    if (box.right <= 0 || box.bottom <= 0 || box.left >= page.width || box.top >= page.height) return;
    words.push({ ...box, text: page.text.slice(start, end) });
  };
  for (const { 0: word, index } of page.text.matchAll(/\S+/g)) {
    let start = index;
    for (let unit = index; unit <= index + word.length; unit += 1) {
      if (unit < index + word.length && !isTaken(page.boxes, unit, bars)) continue;
      if (unit > start) add(start, unit);
      start = unit + 1;
    }
  }
  return words;
}

function isTaken(boxes: Float32Array, unit: number, bars: readonly Box[]): boolean {
  const [left, top, right, bottom] = boxes.subarray(4 * unit, 4 * unit + 4) as unknown as [
    number,
    number,
    number,
    number,
  ];
  const inset = (right - left) * SHARED;
  return bars.some((bar) => touches(bar, { left: left + inset, top, right: right - inset, bottom }));
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
