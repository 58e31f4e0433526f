import type { Box, PageText } from '../types.ts';

/** Neighbouring characters further apart than this, in heights of the mark, don't tell how a line runs. */
const FAR = 3;

/** In heights of the mark: frames and underlines tell how wide it was. */
const AROUND = 0.75;

/**
 * The area from one edge of the page to the other in which a mark stands: where its line goes on tells how wide the mark
 * was, so at level strict the picture of the whole line goes. All of the page where nothing tells how the line runs.
 */
export function wholeLine(box: Box, page: PageText): Box {
  const runs =
    directionOf(box, page) ?? (box.right - box.left >= box.bottom - box.top ? 'across' : undefined);
  if (runs === 'across') {
    const around = AROUND * (box.bottom - box.top);
    return { left: 0, right: page.width, top: box.top - around, bottom: box.bottom + around };
  }
  if (runs === 'down') {
    const around = AROUND * (box.right - box.left);
    return { top: 0, bottom: page.height, left: box.left - around, right: box.right + around };
  }
  return { left: 0, top: 0, right: page.width, bottom: page.height };
}

/** How the characters in and right beside a box follow each other. */
function directionOf(box: Box, { text, boxes }: PageText): 'across' | 'down' | undefined {
  const far = FAR * Math.max(box.bottom - box.top, box.right - box.left);
  let across = 0;
  let down = 0;
  let before: { readonly x: number; readonly y: number; readonly inside: boolean } | undefined;
  for (let unit = 0; unit < text.length; unit += 1) {
    const left = boxes[4 * unit]!;
    const right = boxes[4 * unit + 2]!;
    if (left === right) continue;
    const x = (left + right) / 2;
    const y = (boxes[4 * unit + 1]! + boxes[4 * unit + 3]!) / 2;
    const inside = x > box.left && x < box.right && y > box.top && y < box.bottom;
    if (before !== undefined && (inside || before.inside)) {
      const [dx, dy] = [Math.abs(x - before.x), Math.abs(y - before.y)];
      if (dx + dy < far) {
        across += dx;
        down += dy;
      }
    }
    before = { x, y, inside };
  }
  if (across === down) return undefined;
  return across > down ? 'across' : 'down';
}
