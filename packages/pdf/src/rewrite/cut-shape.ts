import type { Rect } from '../content/matrix.ts';

export type Point = readonly [x: number, y: number];

/** What is left of a filled polygon outside of the areas; pieces in one path paint as the whole did, without seams. */
export function cutFill(polygon: readonly Point[], areas: readonly Rect[]): (readonly Point[])[] {
  let pieces: (readonly Point[])[] = [polygon];
  for (const area of areas) {
    pieces = pieces.flatMap((piece) => (reaches(piece, area) ? outside(piece, area) : [piece]));
  }
  return pieces;
}

const X = 0;
const Y = 1;

function outside(polygon: readonly Point[], { x0, y0, x1, y1 }: Rect): (readonly Point[])[] {
  const between = half(half(polygon, X, x0, 1), X, x1, -1);
  return [
    half(polygon, X, x0, -1),
    half(polygon, X, x1, 1),
    half(between, Y, y0, -1),
    half(between, Y, y1, 1),
  ].filter((piece) => piece.length > 2);
}

/** The part of a polygon on one side of an upright line: at most it (−1) or at least it (1). */
function half(
  polygon: readonly Point[],
  axis: typeof X | typeof Y,
  at: number,
  side: -1 | 1,
): readonly Point[] {
  const kept: Point[] = [];
  for (const [index, point] of polygon.entries()) {
    const before = polygon[(index + polygon.length - 1) % polygon.length]!;
    const [a, b] = [side * (before[axis] - at), side * (point[axis] - at)];
    if ((a < 0 && b > 0) || (a > 0 && b < 0)) kept.push(between(before, point, a / (a - b)));
    if (b >= 0) kept.push(point);
  }
  // All on the line: no area.
  return kept.every((point) => point[axis] === at) ? [] : kept;
}

const between = (a: Point, b: Point, part: number): Point => [
  a[0] + part * (b[0] - a[0]),
  a[1] + part * (b[1] - a[1]),
];

function reaches(points: readonly Point[], { x0, y0, x1, y1 }: Rect): boolean {
  const some = (test: (point: Point) => boolean): boolean => points.some(test);
  return some(([x]) => x > x0) && some(([x]) => x < x1) && some(([, y]) => y > y0) && some(([, y]) => y < y1);
}

/** A part of a stroked line. */
export interface Stretch {
  readonly points: readonly Point[];
  /** Where it begins: number of the segment and the part of it that is passed. */
  readonly from: readonly [segment: number, part: number];
}

/** What is left of a stroked line, segment by segment, outside of the areas. */
export function cutStroke(line: readonly Point[], areas: readonly Rect[]): Stretch[] {
  const stretches: Stretch[] = [];
  let open: Point[] | undefined;
  for (let index = 0; index + 1 < line.length; index += 1) {
    const [a, b] = [line[index]!, line[index + 1]!];
    let joined = false;
    for (const [from, to] of partsOutside(a, b, areas)) {
      if (from > 0 || open === undefined) {
        open = [between(a, b, from)];
        stretches.push({ points: open, from: [index, from] });
      }
      open.push(between(a, b, to));
      joined = to === 1;
      if (!joined) open = undefined;
    }
    if (!joined) open = undefined;
  }
  return stretches;
}

/** The parts of a segment, 0 to 1, that lie in no area. */
function partsOutside(a: Point, b: Point, areas: readonly Rect[]): (readonly [number, number])[] {
  let parts: (readonly [number, number])[] = [[0, 1]];
  for (const area of areas) {
    const inside = partInside(a, b, area);
    if (inside === undefined) continue;
    const [start, end] = inside;
    parts = parts.flatMap(([from, to]) =>
      start >= to || end <= from
        ? [[from, to] as const]
        : [...(start > from ? [[from, start] as const] : []), ...(end < to ? [[end, to] as const] : [])],
    );
  }
  return parts;
}

function partInside(a: Point, b: Point, area: Rect): readonly [number, number] | undefined {
  let [from, to] = [0, 1];
  const sides = [
    [a[0], b[0] - a[0], area.x0, area.x1],
    [a[1], b[1] - a[1], area.y0, area.y1],
  ] as const;
  for (const [start, way, low, high] of sides) {
    if (way === 0) {
      if (start <= low || start >= high) return undefined;
      continue;
    }
    const [one, other] = [(low - start) / way, (high - start) / way];
    from = Math.max(from, Math.min(one, other));
    to = Math.min(to, Math.max(one, other));
  }
  return from < to ? [from, to] : undefined;
}
