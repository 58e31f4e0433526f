/** A gap wider than this many letter heights, between two characters of one line, parts two cells. */
const CELL_GAP = 1.4;

/** For each unit: 1 where a cell starts after a wide gap on its line. Boxes: left, top, right, bottom, points. */
export function cellBreaks(text: string, boxes: Float32Array): Uint8Array {
  const breaks = new Uint8Array(text.length);
  let previous = -1;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit === 0x0a) previous = -1;
    if (unit <= 0x20 || unit === 0xa0) continue;
    const left = boxes[index * 4];
    const top = boxes[index * 4 + 1];
    const bottom = boxes[index * 4 + 3];
    if (left === undefined || top === undefined || bottom === undefined || bottom <= top) continue;
    if (previous >= 0) {
      const gap = left - boxes[previous * 4 + 2]!;
      const height = Math.max(bottom - top, boxes[previous * 4 + 3]! - boxes[previous * 4 + 1]!, 4);
      const sameLine = Math.abs(bottom - boxes[previous * 4 + 3]!) < height * 0.6;
      // In a field without a look of its own every character has the whole field's box.
      const sameBox = left === boxes[previous * 4] && boxes[index * 4 + 2] === boxes[previous * 4 + 2];
      if (sameLine && !sameBox && (gap > CELL_GAP * height || gap < -3 * height)) breaks[index] = 1;
    }
    previous = index;
  }
  return breaks;
}
