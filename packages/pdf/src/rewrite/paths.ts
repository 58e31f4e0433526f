import { meets, type Rect } from '../content/matrix.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import type { Operation } from '../content/tokenizer.ts';
import { tellsLength } from './length-told.ts';
import type { PathStep } from './path-step.ts';
import type { Run } from './run.ts';
import { boundsOfAll, splitSubpaths } from './subpaths.ts';
import { countThinLines } from './thin-lines.ts';

/** Points. Ink that reaches no further out of a mark than this is under it. */
const TOLERANCE = 0.75;
/** A place where no page is: a clip to it shows nothing. */
const NOWHERE = '-32000 -32000 1 1 re';

const STROKES = new Set(['S', 's', 'B', 'B*', 'b', 'b*']);
/** Stroke a subpath as it is, without the line back to its start. */
const UNCLOSED = new Set(['S', 'B', 'B*']);

/** Ends the current path with the painting operator `end`: what of it lies under a mark does not reach the copy. */
export function endPath(run: Run, end: Operation): void {
  const steps = run.path.splice(0);
  const paints = end.operator !== 'n';
  const clips = steps.filter((step) => step.operation.operator.startsWith('W'));
  const margin = STROKES.has(end.operator) ? strokeReach(run) : 0;
  const subpaths = splitSubpaths(steps, run.state.ctm, margin, !UNCLOSED.has(end.operator));
  if (clips.length > 0 && subpaths.length > 0) narrowClip(run, boundsOfAll(subpaths));
  if (run.hidden && paints) {
    writeSteps(run, steps);
    run.write('n');
    return;
  }
  const { marks } = run.request.scope;
  if (marks.length === 0 || run.request.textOnly === true) {
    keepAll(run, steps, end);
    return;
  }
  const near = marks.filter((mark) => subpaths.some((subpath) => meets(subpath.bounds, mark)));
  if (near.length === 0) {
    keepAll(run, steps, end);
    return;
  }
  const { plan } = run.request.scope;
  const left = subpaths
    .filter((subpath) => !near.some((mark) => within(subpath.bounds, mark)))
    .filter(
      (subpath) =>
        plan === undefined ||
        !marks.some(
          (mark, index) =>
            meets(subpath.bounds, mark) && tellsLength(subpath, clips.length > 0, { mark, index, plan }),
        ),
    );
  countThinLines(left, near);
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

function keepAll(run: Run, steps: readonly PathStep[], end: Operation): void {
  writeSteps(run, steps);
  run.keep(end, [], end.operands.length === 0);
}

export function writeSteps(run: Run, steps: readonly PathStep[]): void {
  for (const { operation, numbers, exact } of steps) run.keep(operation, numbers, exact);
}

function narrowClip({ state }: Run, bounds: Rect): void {
  const before = state.clip ?? bounds;
  state.clip = {
    x0: Math.max(before.x0, bounds.x0),
    y0: Math.max(before.y0, bounds.y0),
    x1: Math.min(before.x1, bounds.x1),
    y1: Math.min(before.y1, bounds.y1),
  };
}

const strokeReach = ({ state }: Run): number => {
  const [a, b, c, d] = state.ctm;
  return (state.lineWidth / 2) * Math.max(Math.hypot(a, b), Math.hypot(c, d));
};

const within = (rect: Rect, mark: Rect): boolean =>
  rect.x0 >= mark.x0 - TOLERANCE &&
  rect.x1 <= mark.x1 + TOLERANCE &&
  rect.y0 >= mark.y0 - TOLERANCE &&
  rect.y1 <= mark.y1 + TOLERANCE;

const inside = ([x, y]: readonly [number, number], mark: Rect): boolean =>
  x > mark.x0 && x < mark.x1 && y > mark.y0 && y < mark.y1;
