import type { Point } from './cut-shape.ts';
import type { PathStep } from './path-step.ts';

export interface FlatSubpath {
  /** In the space of the path operators; without the point where a closed one ends. */
  readonly points: readonly Point[];
  readonly closed: boolean;
}

/** Straight pieces of one curve: far more than its bend needs at any size that pages have. */
const PIECES = 24;

/** One subpath with its curves as straight lines. */
export function flattened(steps: readonly PathStep[], start: Point): FlatSubpath {
  const points: Point[] = [];
  let closed = false;
  let at = start;
  const to = (point: Point): void => {
    points.push(point);
    at = point;
  };
  for (const {
    operation: { operator },
    numbers: n,
  } of steps) {
    const p = (index: number): Point => [n[index]!, n[index + 1]!];
    switch (operator) {
      case 'm':
      case 'l':
        to(p(0));
        break;
      case 'c':
        for (const point of curve(at, p(0), p(2), p(4))) to(point);
        break;
      case 'v':
        for (const point of curve(at, at, p(0), p(2))) to(point);
        break;
      case 'y':
        for (const point of curve(at, p(0), p(2), p(2))) to(point);
        break;
      case 're': {
        const [x, y, width, height] = n as [number, number, number, number];
        points.push([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
        closed = true;
        at = [x, y];
        break;
      }
      case 'h':
        closed = true;
        at = points[0] ?? at;
        break;
      default:
    }
  }
  return { points, closed };
}

function* curve(a: Point, b: Point, c: Point, d: Point): Generator<Point> {
  for (let piece = 1; piece <= PIECES; piece += 1) {
    const t = piece / PIECES;
    const s = 1 - t;
    const mix = (axis: 0 | 1): number =>
      s * s * s * a[axis] + 3 * s * s * t * b[axis] + 3 * s * t * t * c[axis] + t * t * t * d[axis];
    yield [mix(0), mix(1)];
  }
}
