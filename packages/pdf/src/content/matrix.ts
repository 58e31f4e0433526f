/** [a b c d e f] as in ISO 32000-1, 8.3.3: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `m`, then `n` (the row-vector product m × n). */
export function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[1] * n[2],
    m[0] * n[1] + m[1] * n[3],
    m[2] * n[0] + m[3] * n[2],
    m[2] * n[1] + m[3] * n[3],
    m[4] * n[0] + m[5] * n[2] + n[4],
    m[4] * n[1] + m[5] * n[3] + n[5],
  ];
}

/** Undefined where the matrix is singular. */
export function invert(m: Matrix): Matrix | undefined {
  const determinant = m[0] * m[3] - m[1] * m[2];
  if (!Number.isFinite(determinant) || Math.abs(determinant) < 1e-12) return undefined;
  const a = m[3] / determinant;
  const b = -m[1] / determinant;
  const c = -m[2] / determinant;
  const d = m[0] / determinant;
  return [a, b, c, d, -(m[4] * a + m[5] * c), -(m[4] * b + m[5] * d)];
}

export function toMatrix(numbers: readonly number[] | undefined): Matrix | undefined {
  return numbers !== undefined && numbers.length >= 6
    ? [numbers[0]!, numbers[1]!, numbers[2]!, numbers[3]!, numbers[4]!, numbers[5]!]
    : undefined;
}

/** left ≤ right, bottom ≤ top; y up. */
export interface Rect {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The upright rectangle around a transformed rectangle. */
export function boundsOf(rect: Rect, m: Matrix): Rect {
  const { x0, y0, x1, y1 } = rect;
  const [a, b, c, d, e, f] = m;
  return {
    x0: Math.min(x0 * a, x1 * a) + Math.min(y0 * c, y1 * c) + e,
    x1: Math.max(x0 * a, x1 * a) + Math.max(y0 * c, y1 * c) + e,
    y0: Math.min(x0 * b, x1 * b) + Math.min(y0 * d, y1 * d) + f,
    y1: Math.max(x0 * b, x1 * b) + Math.max(y0 * d, y1 * d) + f,
  };
}

export const meets = (a: Rect, b: Rect): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

export const union = (a: Rect, b: Rect): Rect => ({
  x0: Math.min(a.x0, b.x0),
  y0: Math.min(a.y0, b.y0),
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
});

export function toRect(numbers: readonly number[] | undefined): Rect | undefined {
  if (numbers === undefined || numbers.length < 4) return undefined;
  const [a, b, c, d] = numbers as [number, number, number, number];
  return { x0: Math.min(a, c), y0: Math.min(b, d), x1: Math.max(a, c), y1: Math.max(b, d) };
}
