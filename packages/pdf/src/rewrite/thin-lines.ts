import { meets, type Rect } from '../content/matrix.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import type { Subpath } from './subpaths.ts';

/** A cell has four sides, often drawn double; a bar code or digits of straight lines have more. */
const MOST = 6;

/** By mark: where thin lines and rectangles met it so far, in whatever operations they were painted. */
const met = new WeakMap<Rect, Set<string>>();

/**
 * One line or rectangle tells nothing; many of them may be a drawing. The same one painted or clipped to again is one.
 *
 * @throws PictureNeeded where one mark meets too many
 */
export function countThinLines(subpaths: readonly Subpath[], marks: readonly Rect[]): void {
  for (const mark of marks) {
    const most = Math.min(mark.x1 - mark.x0, mark.y1 - mark.y0);
    for (const { bounds, plain } of subpaths) {
      const { x0, y0, x1, y1 } = bounds;
      if (!plain || Math.min(x1 - x0, y1 - y0) > most || !meets(bounds, mark)) continue;
      const places = met.get(mark) ?? new Set();
      met.set(mark, places.add([x0, y0, x1, y1].map((side) => side.toFixed(1)).join(' ')));
      if (places.size > MOST) throw new PictureNeeded('drawing-under-mark');
    }
  }
}
