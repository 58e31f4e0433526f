import type { Rect } from '../content/matrix.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import type { LinePlan } from './fixed-lines.ts';
import type { Subpath } from './subpaths.ts';

/** In heights of the mark, that is of its line. */
const FAR = 2;
const LOW = 1.5;
const TALL = 3;
const WIDE = 25;

interface MarkOnLine {
  readonly mark: Rect;
  /** Number of the mark. */
  readonly index: number;
  readonly plan: LinePlan;
}

/**
 * Level strict, for a subpath that meets a mark: true where it is an underline or a highlight as long as the marked text,
 * so that it has to go. What reaches far beyond both ends follows the line or the page and stays.
 *
 * @throws PictureNeeded where that is not clear, and where the line as it is laid out again would leave its clip or
 *   background: white text would stand on white
 */
export function tellsLength({ bounds, plain }: Subpath, clips: boolean, place: MarkOnLine): boolean {
  const { mark, plan } = place;
  const [ux, uy] = direction(place);
  const [from, to] = span(mark, ux, uy);
  const [start, end] = span(bounds, ux, uy);
  const height = extent(mark, -uy, ux);
  const across = extent(bounds, -uy, ux);
  const [before, after] = [from - start, end - to];
  const far = Math.min(before, after) > FAR * height;
  if (clips) {
    const holdsPage = across > TALL * height && end - start > WIDE * height;
    if ((!far && !holdsPage) || lastPlace(plan, height) > end) throw new PictureNeeded('line-not-fixable');
    return false;
  }
  if (!plain || Math.min(bounds.x1 - bounds.x0, bounds.y1 - bounds.y0) > LOW * height) return false;
  if (far) {
    if (across > height / 2 && lastPlace(plan, height) > end) throw new PictureNeeded('line-not-fixable');
    return false;
  }
  const near = Math.max(Math.abs(before), Math.abs(after)) <= height;
  if (!near || across > LOW * height) throw new PictureNeeded('line-not-fixable');
  return true;
}

/** Where no glyph is under the mark, its longer side. */
function direction({ mark, index, plan }: MarkOnLine): readonly [number, number] {
  const glyph = plan.bars.find((bar) => bar.mark === index)?.glyph;
  if (glyph !== undefined) return [glyph.ux, glyph.uy];
  return mark.x1 - mark.x0 >= mark.y1 - mark.y0 ? [1, 0] : [0, 1];
}

/** The furthest that any line reaches that is laid out again, the width of its last glyph taken for `height`. */
const lastPlace = ({ moved, bars }: LinePlan, height: number): number => {
  let last = Number.NEGATIVE_INFINITY;
  for (const s0 of moved.values()) last = Math.max(last, s0 + height);
  for (const { s1 } of bars) last = Math.max(last, s1);
  return last;
};

function span({ x0, y0, x1, y1 }: Rect, ux: number, uy: number): readonly [number, number] {
  const places = [x0 * ux + y0 * uy, x1 * ux + y0 * uy, x0 * ux + y1 * uy, x1 * ux + y1 * uy];
  return [Math.min(...places), Math.max(...places)];
}

function extent(rect: Rect, ux: number, uy: number): number {
  const [from, to] = span(rect, ux, uy);
  return to - from;
}
