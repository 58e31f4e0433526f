import { meets, type Rect } from '../content/matrix.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import { isWithin, keepAll, NOWHERE, writeSteps, type EndedPath } from './ended-path.ts';
import type { LinePlan } from './fixed-lines.ts';
import { tellsLength } from './length-told.ts';
import type { Run } from './run.ts';

/** Level strict: a cut at a mark would tell how long that is, so what meets it stays or goes as a whole. */
export function keepOrDrop(run: Run, plan: LinePlan, { end, steps, subpaths, clips, near }: EndedPath): void {
  const { marks } = run.request.scope;
  const left = subpaths
    .filter((subpath) => !near.some((mark) => isWithin(subpath.bounds, mark)))
    .filter(
      (subpath) =>
        !marks.some(
          (mark, index) =>
            meets(subpath.bounds, mark) && tellsLength(subpath, clips.length > 0, { mark, index, plan }),
        ),
    );
  for (const subpath of left) {
    if (!subpath.plain && near.some((mark) => subpath.points.some((point) => inside(point, mark)))) {
      throw new PictureNeeded('drawing-under-mark');
    }
  }
  if (left.length === subpaths.length) {
    keepAll(run, steps, end);
    return;
  }
  run.touched = true;
  if (left.length === 0) {
    if (clips.length > 0) run.write(`${NOWHERE} W n`);
    return;
  }
  writeSteps(run, [...left.flatMap((subpath) => subpath.steps), ...clips]);
  run.keep(end, [], true);
}

const inside = ([x, y]: readonly [number, number], mark: Rect): boolean =>
  x > mark.x0 && x < mark.x1 && y > mark.y0 && y < mark.y1;
