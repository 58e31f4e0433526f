import { PictureNeeded } from '../content/picture-needed.ts';

/**
 * Level strict: on a line that loses glyphs, nothing that depends on their width may stay. The whole run of text
 * around them is laid out again from an anchor that the lost glyphs had no part in, with one width for what went and
 * one width for every space between words, so that justified, centred and right-aligned lines tell nothing either.
 *
 * Positions along a line are `s`, across lines `t`, in page user space (points).
 */
export interface PlacedGlyph {
  /** Unit vector of the writing direction. */
  readonly ux: number;
  readonly uy: number;
  readonly t: number;
  readonly s0: number;
  readonly s1: number;
  /** Font size in user space. */
  readonly em: number;
  readonly ascent: number;
  readonly descent: number;
  /** Character and word spacing behind it. */
  readonly spacing: number;
  /** A space: what stands between it and its neighbours is justification. */
  readonly space: boolean;
  /** The mark that takes it, or −1. */
  readonly mark: number;
}

interface FixedBar {
  readonly mark: number;
  readonly glyph: PlacedGlyph;
  readonly s0: number;
  readonly s1: number;
}

export interface LinePlan {
  /** New `s0` by the number of the glyph in painting order; absent where it stays. */
  readonly moved: ReadonlyMap<number, number>;
  readonly bars: readonly FixedBar[];
}

/** In ems: what is gone, a space between words, and the gap that parts two runs (columns, tabs). */
const GONE = 5;
const SPACE = 0.28;
const PART = 1.25;
const KERN = 0.14;
/** Gaps are counted in these, so that rounding by the producer doesn't tell positions. */
const STEP = 0.02;

interface Run {
  readonly glyphs: number[];
  readonly start: number;
  end: number;
}

/** @throws PictureNeeded where the new line would run into other text or off the page */
export function planLines(
  glyphs: readonly PlacedGlyph[],
  reach: (ux: number, uy: number) => number,
): LinePlan {
  const moved = new Map<number, number>();
  const bars: FixedBar[] = [];
  const lines = linesOf(glyphs);
  for (const line of lines) {
    if (!line.some((index) => glyphs[index]!.mark >= 0)) continue;
    const runs = runsOf(line, glyphs);
    let free = Number.NEGATIVE_INFINITY;
    runs.forEach((run, place) => {
      if (!run.glyphs.some((index) => glyphs[index]!.mark >= 0)) {
        if (run.start < free) throw new PictureNeeded('line-not-fixable');
        free = run.end;
        return;
      }
      const first = glyphs[run.glyphs[0]!]!;
      const anchor =
        place === 0 ? margin(run.start, line, lines, glyphs) : runs[place - 1]!.end + PART * first.em;
      const end = layOut(run, Math.max(anchor, free), glyphs, moved, bars);
      if (end > reach(first.ux, first.uy)) throw new PictureNeeded('line-not-fixable');
      run.end = end;
      free = end;
    });
  }
  return { moved, bars };
}

/** Glyphs that share direction and baseline, each line in order of `s`. */
function linesOf(glyphs: readonly PlacedGlyph[]): number[][] {
  const order = glyphs
    .map((_, index) => index)
    .sort((a, b) => {
      const [p, q] = [glyphs[a]!, glyphs[b]!];
      return Math.round((p.ux - q.ux) * 100) || Math.round((p.uy - q.uy) * 100) || p.t - q.t;
    });
  const lines: number[][] = [];
  let last: PlacedGlyph | undefined;
  for (const index of order) {
    const glyph = glyphs[index]!;
    const same =
      last !== undefined &&
      Math.abs(last.ux - glyph.ux) < 0.01 &&
      Math.abs(last.uy - glyph.uy) < 0.01 &&
      glyph.t - last.t < 0.2 * Math.min(last.em, glyph.em);
    if (same) lines.at(-1)!.push(index);
    else lines.push([index]);
    last = glyph;
  }
  for (const line of lines) line.sort((a, b) => glyphs[a]!.s0 - glyphs[b]!.s0 || a - b);
  return lines;
}

function runsOf(line: readonly number[], glyphs: readonly PlacedGlyph[]): Run[] {
  const runs: Run[] = [];
  for (const index of line) {
    const { s0, s1, em } = glyphs[index]!;
    const run = runs.at(-1);
    if (run !== undefined && s0 - run.end <= PART * em) {
      run.glyphs.push(index);
      run.end = Math.max(run.end, s1);
    } else runs.push({ glyphs: [index], start: s0, end: s1 });
  }
  return runs;
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
  moved: Map<number, number>,
  bars: FixedBar[],
): number {
  let at = anchor;
  let end = glyphs[run.glyphs[0]!]!.s0;
  let gone = -1;
  let before: PlacedGlyph | undefined;
  for (const index of run.glyphs) {
    const glyph = glyphs[index]!;
    const same = glyph.mark >= 0 && glyph.mark === gone;
    if (!same) {
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
