import { invert, type Matrix, type Rect } from '../content/matrix.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import { formatNumber } from '../content/serialize.ts';
import { cutFill, cutStroke, type Point, type Stretch } from './cut-shape.ts';
import { flattened, type FlatSubpath } from './flat-path.ts';
import type { Subpath } from './subpaths.ts';

/** A subpath outside of areas that it meets; its ends say where it goes under a mark and not where it goes on there. */
export class CutSubpath {
  readonly #flat: FlatSubpath;
  readonly #placed: readonly Point[];
  readonly #areas: readonly Rect[];
  readonly #back: Matrix;

  /** @throws PictureNeeded where it can't be followed surely */
  constructor(subpath: Subpath, ctm: Matrix, areas: readonly Rect[]) {
    const back = invert(ctm);
    if (back === undefined || goesOn(subpath)) throw new PictureNeeded('drawing-under-mark');
    this.#back = back;
    this.#areas = areas;
    const [x = 0, y = 0] = subpath.steps[0]?.numbers ?? [];
    this.#flat = flattened(subpath.steps, [x, y]);
    this.#placed = this.#flat.points.map((point) => moved(point, ctm));
  }

  /** Path operators for filling or clipping. */
  filled(): string {
    return cutFill(this.#placed, this.#areas)
      .map((polygon) => `${this.#path(polygon)} h`)
      .join('\n');
  }

  /** Path operators for filling, of an upright rectangle: what is left of it, as upright rectangles. */
  rectangles(): string[] {
    return cutFill(this.#placed, this.#areas).map((polygon) => {
      const points = polygon.map((point) => moved(point, this.#back));
      const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      const sides = [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
      return `${sides.map((side) => formatNumber(settled(side))).join(' ')} re`;
    });
  }

  /** Path operators for stroking, each with how far along the subpath it begins (user space). */
  stroked(closes: boolean): { readonly path: string; readonly distance: number }[] {
    const closed = this.#flat.closed || closes;
    const [first] = this.#placed;
    const line = closed && first !== undefined ? [...this.#placed, first] : this.#placed;
    const stretches = cutStroke(line, this.#areas);
    const open = closed ? joinedEnds(stretches, line) : stretches;
    return open.map(({ points, from }) => ({ path: this.#path(points), distance: this.#distanceTo(from) }));
  }

  #path(points: readonly Point[]): string {
    return points
      .map((point, index) => {
        const [x, y] = moved(point, this.#back);
        return `${formatNumber(settled(x))} ${formatNumber(settled(y))} ${index === 0 ? 'm' : 'l'}`;
      })
      .join(' ');
  }

  #distanceTo([segment, part]: Stretch['from']): number {
    const { points } = this.#flat;
    let distance = 0;
    for (let index = 0; index <= segment; index += 1) {
      const [a, b] = [points[index % points.length]!, points[(index + 1) % points.length]!];
      distance += Math.hypot(b[0] - a[0], b[1] - a[1]) * (index === segment ? part : 1);
    }
    return distance;
  }
}

/** Where neither end of a closed line was cut, its end goes on into its beginning. */
function joinedEnds(stretches: readonly Stretch[], line: readonly Point[]): readonly Stretch[] {
  const [first, ...rest] = stretches;
  const last = rest.pop();
  if (first === undefined || last === undefined) return stretches;
  const startsWhole = first.from[0] === 0 && first.from[1] === 0;
  const endsWhole = last.points.at(-1) === undefined ? false : same(last.points.at(-1)!, line.at(-1)!);
  if (!startsWhole || !endsWhole) return stretches;
  return [...rest, { points: [...last.points, ...first.points.slice(1)], from: last.from }];
}

/** Lines after a closed figure begin where that began (8.5.2.1): seldom written, not followed here. */
const goesOn = ({ steps }: Subpath): boolean =>
  steps.slice(0, -1).some(({ operation: { operator } }) => operator === 'h' || operator === 're');

const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** Hundred-thousandths: the noise of going there and back is not written. */
const settled = (value: number): number => Math.round(value * 1e5) / 1e5;

const moved = ([x, y]: Point, m: Matrix): Point => [x * m[0] + y * m[2] + m[4], x * m[1] + y * m[3] + m[5]];
