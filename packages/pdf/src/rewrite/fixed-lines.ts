import { boundsOf, type Rect } from '../content/matrix.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import { withoutFittedSizes } from './fitted-size.ts';
import { fillersOf } from './line-fillers.ts';
import type { LineZone } from './line-zones.ts';
import {
  linesOf,
  PART,
  placesOf,
  runsOf,
  standsInColumn,
  withRaised,
  type PlacedGlyph,
  type Run,
} from './text-lines.ts';

/**
 * Level strict: on a line that loses glyphs, nothing that depends on their width may stay. The whole run of text
 * around them is laid out again from an anchor that the lost glyphs had no part in, with one width for what went and
 * one width for every space between words, so that justified, centred and right-aligned lines tell nothing either.
 *
 * Positions along a line are `s`, across lines `t`, in page user space (points).
 */
interface FixedBar {
  readonly mark: number;
  readonly glyph: PlacedGlyph;
  readonly s0: number;
  readonly s1: number;
}

export interface LinePlan {
  /** New `s0` by the number of the glyph in painting order; absent where it stays. */
  readonly moved: ReadonlyMap<number, number>;
  /** By the same number: what filled a line up, which says how much room the rest of it took. */
  readonly dropped: ReadonlySet<number>;
  /** Where text went that no mark covers, because its size tells how long what was beside it was. */
  readonly gone: readonly Rect[];
  readonly bars: readonly FixedBar[];
  readonly zones: readonly LineZone[];
}

/** In ems: what is gone, and a space between words. */
const GONE = 5;
const SPACE = 0.28;
const KERN = 0.14;
/** Gaps are counted in these, so that rounding by the producer doesn't tell positions. */
const STEP = 0.02;

/** @throws PictureNeeded where the new line would run into other text or off the page */
export function planLines(
  placed: readonly PlacedGlyph[],
  reach: (ux: number, uy: number) => number,
): LinePlan {
  const moved = new Map<number, number>();
  const dropped = new Set<number>();
  const bars: FixedBar[] = [];
  const zones: LineZone[] = [];
  const basic = linesOf(placed);
  const { glyphs, gone } = withoutFittedSizes(placed, basic);
  const isMarked = (index: number): boolean => glyphs[index]!.mark >= 0;
  const lines = withRaised(basic, glyphs, isMarked);
  const places = placesOf(
    lines.filter((line) => !line.some(isMarked)),
    glyphs,
  );
  for (const line of lines) {
    if (!line.some(isMarked)) continue;
    const runs = runsOf(line, glyphs, places.starts);
    let free = Number.NEGATIVE_INFINITY;
    let begun: { readonly s0: number; s1: number } | undefined;
    runs.forEach((run, place) => {
      const first = glyphs[run.glyphs[0]!]!;
      const marked = run.glyphs.some(isMarked);
      if (!marked && (begun === undefined || standsInColumn(run, places))) {
        if (run.start < free) throw new PictureNeeded('line-not-fixable');
        free = run.end;
        return;
      }
      const wanted =
        place === 0 ? margin(run.start, line, lines, glyphs) : runs[place - 1]!.end + PART * first.em;
      for (const index of fillersOf(run.glyphs, glyphs)) dropped.add(index);
      for (const index of run.glyphs) if (gone.has(index)) dropped.add(index);
      const { s0 } = glyphs[run.glyphs.find(isMarked) ?? run.glyphs[0]!]!;
      begun = { s0: begun?.s0 ?? s0, s1: run.end };
      const end = layOut(run, Math.max(wanted, free), glyphs, { moved, dropped, bars });
      if (end > reach(first.ux, first.uy)) throw new PictureNeeded('line-not-fixable');
      run.end = end;
      free = end;
    });
    if (begun !== undefined)
      zones.push(
        zoneOf(
          line.map((index) => glyphs[index]!),
          begun,
          free,
        ),
      );
  }
  return { moved, dropped, gone: [...gone].map((index) => cellAcross(placed[index]!)), bars, zones };
}

function cellAcross({ ux, uy, t, s0, s1, em, ascent, descent }: PlacedGlyph): Rect {
  return boundsOf({ x0: s0, y0: t + descent * em, x1: s1, y1: t + ascent * em }, [ux, uy, -uy, ux, 0, 0]);
}

/** Heights of a line above and below it in which what is drawn may belong to it. */
const AROUND = 0.75;

function zoneOf(
  line: readonly PlacedGlyph[],
  { s0, s1 }: { readonly s0: number; readonly s1: number },
  end: number,
): LineZone {
  const [{ ux, uy }] = line as [PlacedGlyph];
  const low = Math.min(...line.map(({ t, descent, em }) => t + descent * em));
  const high = Math.max(...line.map(({ t, ascent, em }) => t + ascent * em));
  const height = high - low;
  const kept = line.filter(({ mark, space }) => mark < 0 && !space).map((glyph) => (glyph.s0 + glyph.s1) / 2);
  return { ux, uy, height, t0: low - AROUND * height, t1: high + AROUND * height, s0, s1, kept, end };
}

/** Where untouched lines begin: the nearest such place at or before the run. The run's own start may tell its width. */
function margin(
  start: number,
  own: readonly number[],
  lines: readonly (readonly number[])[],
  glyphs: readonly PlacedGlyph[],
): number {
  const direction = glyphs[own[0]!]!;
  let nearest = Number.NEGATIVE_INFINITY;
  for (const line of lines) {
    const first = glyphs[line[0]!]!;
    const alike = Math.abs(first.ux - direction.ux) < 0.01 && Math.abs(first.uy - direction.uy) < 0.01;
    if (!alike || line.some((index) => glyphs[index]!.mark >= 0)) continue;
    if (first.s0 <= start + 0.5 && first.s0 > nearest) nearest = first.s0;
  }
  if (Number.isFinite(nearest)) return nearest;
  // Nothing to stand under: half-inch steps are too coarse to tell letters.
  return Math.floor(start / 36) * 36;
}

function layOut(
  run: Run,
  anchor: number,
  glyphs: readonly PlacedGlyph[],
  { moved, dropped, bars }: { moved: Map<number, number>; dropped: ReadonlySet<number>; bars: FixedBar[] },
): number {
  let at = anchor;
  let end = glyphs[run.glyphs[0]!]!.s0;
  let gone = -1;
  let before: PlacedGlyph | undefined;
  for (const index of run.glyphs) {
    const glyph = glyphs[index]!;
    const same = glyph.mark >= 0 && glyph.mark === gone;
    if (!same && !dropped.has(index)) {
      const justified = glyph.space || before?.space === true;
      const gap = (glyph.s0 - end - (before?.spacing ?? 0)) / glyph.em;
      const placed = at + (justified ? 0 : gapFor(gap)) * glyph.em;
      if (glyph.mark >= 0) {
        at = placed + GONE * glyph.em;
        bars.push({ mark: glyph.mark, glyph, s0: placed, s1: at });
      } else {
        moved.set(index, placed);
        at = Math.max(at, placed + glyph.s1 - glyph.s0);
      }
    }
    gone = glyph.mark;
    before = glyph;
    end = Math.max(end, glyph.s1);
  }
  return at;
}

function gapFor(gap: number): number {
  if (gap > KERN) return SPACE;
  return Math.round(gap / STEP + 0.013) * STEP;
}
