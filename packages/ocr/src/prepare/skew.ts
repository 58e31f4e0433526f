import type { Grey } from './grey.ts';

const DARK = 128;
/** Degrees either way that a sheet is laid askew on a scanner; more is a photograph, which the engine's own line finder takes. */
const WIDEST = 6;
/** Under this the engine reads as well without turning, and turning blurs. */
const SMALLEST = 0.25;

interface Points {
  readonly x: Int16Array;
  readonly y: Int16Array;
  readonly reach: number;
}

/** Degrees clockwise that the lines of text fall to the right; 0 where too small to matter or without text. */
export function skewOf(image: Grey): number {
  const points = inkPoints(image);
  if (points.x.length < 200) return 0;
  const coarse = best(points, range(-WIDEST, WIDEST, 0.5));
  const fine = best(points, range(coarse - 0.4, coarse + 0.4, 0.1));
  return Math.abs(fine) < SMALLEST || Math.abs(fine) > WIDEST ? 0 : fine;
}

/** How much more the ink lies in rows than in columns: over 1 lines of text run across, under 1 they run down. */
export function rowsOverColumns(image: Grey): number {
  const { x, y, reach } = inkPoints(image);
  const rows = sharpness(x, y, reach, 0);
  const columns = sharpness(y, x, reach, 0);
  return columns === 0 ? 1 : rows / columns;
}

/** Every dark pixel of every second row and column; what is no text weighs little in a projection. */
function inkPoints({ width, height, values }: Grey): Points {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      if (values[y * width + x]! < DARK) {
        xs.push(x >> 1);
        ys.push(y >> 1);
      }
    }
  }
  return { x: Int16Array.from(xs), y: Int16Array.from(ys), reach: (width + height) >> 1 };
}

function best(points: Points, angles: readonly number[]): number {
  let found = 0;
  let sharpest = -1;
  for (const angle of angles) {
    const score = sharpness(points.x, points.y, points.reach, Math.tan((angle * Math.PI) / 180));
    if (score > sharpest) {
      sharpest = score;
      found = angle;
    }
  }
  return found;
}

/** Sum of the squared steps of the projection: highest when lines and the gaps between them fall into rows of their own. */
function sharpness(along: Int16Array, across: Int16Array, reach: number, slope: number): number {
  const rows = new Int32Array(reach * 3);
  for (let i = 0; i < along.length; i++) {
    rows[Math.round(across[i]! - along[i]! * slope) + reach]!++;
  }
  let score = 0;
  for (let row = 1; row < rows.length; row++) score += (rows[row]! - rows[row - 1]!) ** 2;
  return score;
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);
}
