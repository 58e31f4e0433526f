import { meets, type Matrix, type Rect } from '../content/matrix.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import type { Operation } from '../content/tokenizer.ts';
import type { PathStep } from './path-step.ts';
import type { Run } from './run.ts';

/** Points. Ink that reaches no further out of a mark than this is under it. */
const TOLERANCE = 0.75;
/** A place where no page is: a clip to it shows nothing. */
const NOWHERE = '-32000 -32000 1 1 re';

const STROKES = new Set(['S', 's', 'B', 'B*', 'b', 'b*']);

/** Ends the current path with the painting operator `end`: what of it lies under a mark does not reach the copy. */
export function endPath(run: Run, end: Operation): void {
  const steps = run.path.splice(0);
  const paints = end.operator !== 'n';
  const clips = steps.filter((step) => step.operation.operator.startsWith('W'));
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
  const margin = STROKES.has(end.operator) ? strokeReach(run) : 0;
  const subpaths = splitSubpaths(steps, run.state.ctm, margin);
  const near = marks.filter((mark) => subpaths.some((subpath) => meets(subpath.bounds, mark)));
  if (near.length === 0) {
    keepAll(run, steps, end);
    return;
  }
  const { collects, plan } = run.request.scope;
  const strict = collects || plan !== undefined;
  const left = subpaths.filter(
    (subpath) => !near.some((mark) => within(subpath.bounds, mark) || (strict && measures(subpath, mark))),
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

function keepAll(run: Run, steps: readonly PathStep[], end: Operation): void {
  writeSteps(run, steps);
  run.keep(end, [], end.operands.length === 0);
}

export function writeSteps(run: Run, steps: readonly PathStep[]): void {
  for (const { operation, numbers, exact } of steps) run.keep(operation, numbers, exact);
}

const strokeReach = ({ state }: Run): number => {
  const [a, b, c, d] = state.ctm;
  return (state.lineWidth / 2) * Math.max(Math.hypot(a, b), Math.hypot(c, d));
};

interface Subpath {
  readonly steps: PathStep[];
  /** In page user space, control points included. */
  readonly points: (readonly [number, number])[];
  /** True for a rectangle or straight lines along the axes: it holds no drawing that could be read. */
  plain: boolean;
  bounds: Rect;
}

function splitSubpaths(steps: readonly PathStep[], ctm: Matrix, margin: number): Subpath[] {
  const subpaths: Subpath[] = [];
  for (const step of steps) {
    const { operator } = step.operation;
    if (operator.startsWith('W')) continue;
    if (operator === 'm' || operator === 're' || subpaths.length === 0) {
      subpaths.push({ steps: [], points: [], plain: true, bounds: EMPTY });
    }
    const subpath = subpaths.at(-1)!;
    subpath.steps.push(step);
    for (const point of pointsOf(operator, step.numbers)) subpath.points.push(transformed(point, ctm));
    if ('cvy'.includes(operator)) subpath.plain = false;
  }
  for (const subpath of subpaths) {
    subpath.plain &&= subpath.points.length <= 6 && alongAxes(subpath.points);
    subpath.bounds = around(subpath.points, margin);
  }
  return subpaths.filter((subpath) => subpath.points.length > 0);
}

const EMPTY: Rect = { x0: 0, y0: 0, x1: 0, y1: 0 };

function* pointsOf(operator: string, n: readonly number[]): Generator<readonly [number, number]> {
  if (operator === 're') {
    const [x, y, w, h] = n as [number, number, number, number];
    yield [x, y];
    yield [x + w, y];
    yield [x + w, y + h];
    yield [x, y + h];
  } else for (let i = 0; i + 1 < n.length; i += 2) yield [n[i]!, n[i + 1]!];
}

const transformed = ([x, y]: readonly [number, number], m: Matrix): readonly [number, number] => [
  x * m[0] + y * m[2] + m[4],
  x * m[1] + y * m[3] + m[5],
];

function alongAxes(points: readonly (readonly [number, number])[]): boolean {
  return points.every(([x, y], index) => {
    const before = points[index - 1];
    return before === undefined || Math.abs(before[0] - x) < 0.01 || Math.abs(before[1] - y) < 0.01;
  });
}

function around(points: readonly (readonly [number, number])[], margin: number): Rect {
  const rect = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const [x, y] of points) {
    rect.x0 = Math.min(rect.x0, x - margin);
    rect.x1 = Math.max(rect.x1, x + margin);
    rect.y0 = Math.min(rect.y0, y - margin);
    rect.y1 = Math.max(rect.y1, y + margin);
  }
  // A line has no area; it lies under a mark all the same.
  if (rect.x1 - rect.x0 < 0.01) rect.x1 = rect.x0 + 0.01;
  if (rect.y1 - rect.y0 < 0.01) rect.y1 = rect.y0 + 0.01;
  return rect;
}

const within = (rect: Rect, mark: Rect): boolean =>
  rect.x0 >= mark.x0 - TOLERANCE &&
  rect.x1 <= mark.x1 + TOLERANCE &&
  rect.y0 >= mark.y0 - TOLERANCE &&
  rect.y1 <= mark.y1 + TOLERANCE;

/** An underline or a highlight: as long as the text that it belongs to, no higher than its line. */
const measures = ({ plain, bounds }: Subpath, mark: Rect): boolean =>
  plain &&
  Math.min(bounds.x1 - bounds.x0, bounds.y1 - bounds.y0) <=
    1.5 * Math.min(mark.x1 - mark.x0, mark.y1 - mark.y0);

const inside = ([x, y]: readonly [number, number], mark: Rect): boolean =>
  x > mark.x0 && x < mark.x1 && y > mark.y0 && y < mark.y1;
