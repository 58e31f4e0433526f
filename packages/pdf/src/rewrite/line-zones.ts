import { boundsOf, type Rect } from '../content/matrix.ts';

/** A line that is laid out again at level strict, in its own directions. */
export interface LineZone {
  /** Unit vector of the writing direction, in page user space. */
  readonly ux: number;
  readonly uy: number;
  /** Height of a line. */
  readonly height: number;
  /** Across the line, with what belongs to it: frames, underlines. */
  readonly t0: number;
  readonly t1: number;
  /** Along it: where the first of what goes began, and where the last of what moves ended. */
  readonly s0: number;
  readonly s1: number;
  /** Along it: the middles of what stays. */
  readonly kept: readonly number[];
  /** Where the line ends as it is laid out again. */
  readonly end: number;
}

/** In heights of a line. */
const FAR = 2;
const TALL = 3;

/** Upright bounds as a line sees them. */
interface Seen {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

/**
 * How something that is drawn stands to a line: `line` where an end of it may tell how long the line was, as underlines,
 * frames, highlights and what follows it do; `structure` where it follows the page: it goes on far beyond both ends, or up
 * and down over other lines.
 */
export function standing(zone: LineZone, bounds: Rect): 'apart' | 'structure' | 'line' {
  const { from, to, low, high } = seen(zone, bounds);
  const far = FAR * zone.height;
  if (high <= zone.t0 || low >= zone.t1 || to <= zone.s0 - zone.height || from >= zone.s1 + far)
    return 'apart';
  if (high - low > TALL * zone.height) return 'structure';
  return from < zone.s0 - far && to > zone.s1 + far ? 'structure' : 'line';
}

/** Whether the line as it is laid out again would leave something that it stands in: white text would stand on white. */
export const isLeft = (zone: LineZone, bounds: Rect): boolean => zone.end > seen(zone, bounds).to;

/** True where text of the line stays that stood in something: it may not be readable without that. */
export function holdsKept(zone: LineZone, bounds: Rect): boolean {
  const { from, to } = seen(zone, bounds);
  return zone.kept.some((middle) => middle > from && middle < to);
}

/** True for what is drawn at this line and goes hardly beyond it up and down. */
export function isOfHeight(zone: LineZone, bounds: Rect): boolean {
  const { low, high } = seen(zone, bounds);
  return high - low <= TALL * zone.height;
}

/** All along the line as far across as something was drawn: says nothing of where that began and ended. */
export function stripOf(zone: LineZone, bounds: Rect): Rect {
  const { low, high } = seen(zone, bounds);
  const { ux, uy } = zone;
  const strip = { x0: -LONG, x1: LONG, y0: Math.max(low, zone.t0), y1: Math.min(high, zone.t1) };
  return boundsOf(strip, [ux, uy, -uy, ux, 0, 0]);
}

/** Points, more than any page is wide. */
const LONG = 20_000;

function seen({ ux, uy }: LineZone, { x0, y0, x1, y1 }: Rect): Seen {
  const along = [x0 * ux + y0 * uy, x1 * ux + y0 * uy, x0 * ux + y1 * uy, x1 * ux + y1 * uy];
  const across = [y0 * ux - x0 * uy, y0 * ux - x1 * uy, y1 * ux - x0 * uy, y1 * ux - x1 * uy];
  return {
    from: Math.min(...along),
    to: Math.max(...along),
    low: Math.min(...across),
    high: Math.max(...across),
  };
}
