import { union, type Matrix, type Rect } from '../content/matrix.ts';
import type { PathStep } from './path-step.ts';

export interface Subpath {
  readonly steps: PathStep[];
  /** In page user space, control points included. */
  readonly points: (readonly [number, number])[];
  /** True for one line along an axis or one upright rectangle: it holds no drawing that could be read. */
  plain: boolean;
  bounds: Rect;
}

/**
 * @param margin how far ink reaches out of the path, in points
 * @param closes true where the painting operator closes open subpaths
 */
export function splitSubpaths(
  steps: readonly PathStep[],
  ctm: Matrix,
  margin: number,
  closes: boolean,
): Subpath[] {
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
    const closed =
      closes || subpath.steps.some(({ operation: { operator } }) => 're' === operator || 'h' === operator);
    subpath.bounds = around(subpath.points, margin);
    subpath.plain &&= alongAxes(subpath.points) && isLineOrRectangle(subpath.points, closed);
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

const same = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;

function alongAxes(points: Subpath['points']): boolean {
  return points.every(([x, y], index) => {
    const before = points[index - 1];
    return before === undefined || same(before[0], x) || same(before[1], y);
  });
}

/** Of points along the axes: a step (Z) and an angle (L) are drawings, and so is a rectangle without one side. */
function isLineOrRectangle(points: Subpath['points'], closed: boolean): boolean {
  const [first, second, third, fourth, last] = points;
  if (first === undefined || second === undefined || third === undefined) return true;
  if (fourth === undefined || points.length > 5) return false;
  const back = last === undefined ? closed : same(last[0], first[0]) && same(last[1], first[1]);
  const corners =
    (same(first[0], second[0]) &&
      same(third[0], fourth[0]) &&
      same(second[1], third[1]) &&
      same(fourth[1], first[1])) ||
    (same(first[1], second[1]) &&
      same(third[1], fourth[1]) &&
      same(second[0], third[0]) &&
      same(fourth[0], first[0]));
  return back && corners;
}

/** At least one subpath. */
export const boundsOfAll = (subpaths: readonly Subpath[]): Rect =>
  subpaths.map(({ bounds }) => bounds).reduce((all, bounds) => union(all, bounds));

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
