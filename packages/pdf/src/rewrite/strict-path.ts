import { boundsOf, meets, type Rect } from '../content/matrix.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import { cutPath } from './cut-ended-path.ts';
import { keepAll, type EndedPath } from './ended-path.ts';
import type { LinePlan } from './fixed-lines.ts';
import type { Run } from './run.ts';
import type { Subpath } from './subpaths.ts';

/** In points: what is thinner holds no line. */
const THIN = 5;

/**
 * Level strict: a cut at a mark would tell how long that is, so what is drawn at a line that is laid out again goes as a
 * whole, or stays where it follows the page, and is cut where the new bar stands.
 * @throws PictureNeeded where that is not clear
 */
export function keepOrDrop(run: Run, plan: LinePlan, path: Omit<EndedPath, 'near'>): void {
  const { scope } = run.request;
  const { subpaths, clips, steps, end } = path;
  const left = subpaths.filter((subpath) => !scope.tellsLength(subpath.bounds, holdsText(subpath)));
  if (left.length < subpaths.length) {
    if (clips.length > 0) throw new PictureNeeded('line-not-fixable');
    run.touched = true;
    if (left.length === 0) return;
  }
  for (const subpath of left) {
    if (!subpath.plain && scope.marks.some((mark) => isInMark(subpath, mark)))
      throw new PictureNeeded('drawing-under-mark');
  }
  const near = barsOf(plan).filter((bar) => left.some(({ bounds }) => meets(bounds, bar)));
  if (near.length > 0 || left.length < subpaths.length) cutPath(run, { ...path, subpaths: left, near });
  else keepAll(run, steps, end);
}

const barsOf = ({ bars }: LinePlan): Rect[] =>
  bars.map(({ glyph: { ux, uy, t, em, ascent, descent }, s0, s1 }) =>
    boundsOf({ x0: s0, y0: t + descent * em, x1: s1, y1: t + ascent * em }, [ux, uy, -uy, ux, 0, 0]),
  );

const holdsText = ({ bounds: { x0, y0, x1, y1 } }: Subpath): boolean => Math.min(x1 - x0, y1 - y0) > THIN;

const isInMark = ({ points, bounds }: Subpath, mark: Rect): boolean =>
  meets(bounds, mark) && points.some(([x, y]) => x > mark.x0 && x < mark.x1 && y > mark.y0 && y < mark.y1);
