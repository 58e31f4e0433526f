/**
 * How glyphs of a page stand together. Positions along a line are `s`, across lines `t`, in page user space (points).
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
  /** The code of what lines are filled up with (spaces, dots, underscores); as many as the rest of the line leaves room for. */
  readonly filler: number | undefined;
  /** The mark that takes it, or −1. */
  readonly mark: number;
}

/** In ems: the gap that parts two runs (columns, tabs). */
export const PART = 1.25;

export interface Run {
  readonly glyphs: number[];
  readonly start: number;
  end: number;
}

/** Glyphs that share direction and baseline, each line in order of `s`. */
export function linesOf(glyphs: readonly PlacedGlyph[]): number[][] {
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

/** In ems: how far above or below its line a raised or lowered character stands at most, and how many there are of them. */
const RAISED = 0.6;
const LOWERED = 0.35;
const FEW = 4;

/** Lines with the few raised and lowered characters behind them, which move with what they stand behind. */
export function withRaised(
  lines: readonly number[][],
  glyphs: readonly PlacedGlyph[],
  isMarked: (index: number) => boolean,
): readonly number[][] {
  const taken = new Set<number[]>();
  const joined = lines.map((line) => {
    if (!line.some(isMarked)) return line;
    const { t, em, ux, uy, s0 } = glyphs[line[0]!]!;
    const raised = lines.filter((other) => {
      const own = glyphs[other[0]!]!;
      const up = own.t - t;
      const parallel = Math.abs(own.ux - ux) < 0.01 && Math.abs(own.uy - uy) < 0.01;
      const near = up > -LOWERED * em && up < RAISED * em && own.s0 > s0;
      return other !== line && parallel && near && other.length <= FEW && !other.some(isMarked);
    });
    for (const other of raised) taken.add(other);
    return [...line, ...raised.flat()].sort((a, b) => glyphs[a]!.s0 - glyphs[b]!.s0 || a - b);
  });
  return joined.filter((_, index) => !taken.has(lines[index]!));
}

/** Where lines begin and end that lose nothing: columns. */
export interface Places {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

export function placesOf(lines: readonly (readonly number[])[], glyphs: readonly PlacedGlyph[]): Places {
  const runs = lines.flatMap((line) => runsOf(line, glyphs, []));
  return { starts: rising(runs.map(({ start }) => start)), ends: rising(runs.map(({ end }) => end)) };
}

const rising = (values: number[]): number[] => values.sort((a, b) => a - b);

/** Points, between places of one column. */
const ALIGNED = 0.5;

const isAmong = (values: readonly number[], value: number): boolean => {
  let [low, high] = [0, values.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (values[middle]! < value - ALIGNED) low = middle + 1;
    else high = middle;
  }
  return low < values.length && values[low]! <= value + ALIGNED;
};

export const standsInColumn = ({ start, end }: Run, { starts, ends }: Places): boolean =>
  isAmong(starts, start) || isAmong(ends, end);

/** In ems: between the end of one column and the beginning of the next, at least. */
const GAP = 0.3;

export function runsOf(
  line: readonly number[],
  glyphs: readonly PlacedGlyph[],
  columns: readonly number[],
): Run[] {
  const runs: Run[] = [];
  for (const index of line) {
    const { s0, s1, em } = glyphs[index]!;
    const run = runs.at(-1);
    const goesOn =
      run !== undefined && s0 - run.end <= PART * em && !(s0 - run.end > GAP * em && isAmong(columns, s0));
    if (goesOn) {
      run.glyphs.push(index);
      run.end = Math.max(run.end, s1);
    } else runs.push({ glyphs: [index], start: s0, end: s1 });
  }
  return runs;
}
