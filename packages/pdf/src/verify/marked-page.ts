import type { BarStyle, Box, Level, Mark, PageOutcome } from '../types.ts';
import { fold } from './text/fold.ts';

/** What was taken out of one page, as the checks need it. */
export interface MarkedPage {
  readonly index: number;
  readonly marks: readonly Mark[];
  /** The areas of the marks, on the original. */
  readonly boxes: readonly Box[];
  /** What of the original does not reach the copy: the marks, and whole cells of glyphs that they took. */
  readonly covered: readonly Box[];
  /** Where the copy must show and say nothing but the bar: each area of a mark has one. */
  readonly bars: readonly Box[];
  /** All that the copy paints over, to the last edge. */
  readonly painted: readonly Box[];
  /** The bars that the writer says it painted. */
  readonly told: readonly Box[];
  /** Lines were laid out again: bars stand where they stand, not over the marks. */
  readonly moved: boolean;
  readonly way: PageOutcome['way'];
}

export function markedPages(
  pageCount: number,
  { marks, level }: { readonly marks: readonly Mark[]; readonly level: Level },
  outcomes: readonly PageOutcome[],
): MarkedPage[] {
  const ways = new Map(outcomes.map((outcome) => [outcome.page, outcome]));
  const byPage = Map.groupBy(marks, (mark) => mark.page);
  return Array.from({ length: pageCount }, (_, index) => {
    const own = byPage.get(index) ?? [];
    const boxes = own.flatMap((mark) => mark.boxes);
    const outcome = ways.get(index);
    const way = outcome?.way ?? 'kept';
    const told = outcome?.bars ?? [];
    if (level === 'strict' && way === 'rewritten') {
      const isAtMark = (area: Box): boolean =>
        boxes.some(
          (box) => isLineWithinReach(area, box) || (meet(area, box) && isField(area, outcome?.replaced)),
        );
      const bars = [
        ...told.filter(isAtMark),
        ...boxes.filter((box) => hasArea(box) && !told.some((bar) => onOneLine(bar, box))),
      ];
      const covered = [...boxes, ...(outcome?.replaced ?? []).filter(isAtMark)];
      return { index, marks: own, boxes, covered, bars, painted: bars, told, moved: true, way };
    }
    // What the writer says it painted counts only where it meets a mark, and no further around it than its glyphs reach.
    const counts = (bar: Box, box: Box): boolean =>
      meet(bar, box) && (level === 'strict' ? isLineWithinReach(bar, box) : isWithinReach(bar, box));
    const painted = [...boxes, ...told.filter((bar) => boxes.some((box) => counts(bar, box)))];
    return { index, marks: own, boxes, covered: painted, bars: boxes, painted, told, moved: false, way };
  });
}

const hasArea = (box: Box): boolean => box.right > box.left && box.bottom > box.top;

/** Where nothing was laid out beside a mark, the writer's word for a bar somewhere else is not taken. */
const onOneLine = (bar: Box, box: Box): boolean =>
  isWithin(bar.top, (box.top + box.bottom) / 2, bar.bottom) ||
  isWithin(bar.left, (box.left + box.right) / 2, bar.right);

const isWithin = (low: number, value: number, high: number): boolean => low <= value && value <= high;

/** How far a bar may reach over its mark on each side: points, and heights of the mark, which are at least so many points. */
const REACH = 3;
const REACH_HEIGHTS = 1.5;
const LEAST_HEIGHT = 8;

function isWithinReach(bar: Box, box: Box): boolean {
  const height = Math.max(LEAST_HEIGHT, Math.min(box.right - box.left, box.bottom - box.top));
  const reach = REACH + REACH_HEIGHTS * height;
  return (
    box.left - bar.left <= reach &&
    box.top - bar.top <= reach &&
    bar.right - box.right <= reach &&
    bar.bottom - box.bottom <= reach
  );
}

/** Level strict: a bar may go from one edge of the page to the other, along its line only; or over all of the page. */
function isLineWithinReach(bar: Box, box: Box): boolean {
  if (bar.left <= 0 && bar.top <= 0) return true;
  const lying = { ...bar, left: box.left, right: box.right };
  const standing = { ...bar, top: box.top, bottom: box.bottom };
  return isWithinReach(lying, box) || isWithinReach(standing, box);
}

/** A field that went as a whole, with its bar around it. */
const isField = (area: Box, replaced: readonly Box[] = []): boolean =>
  replaced.some(
    (field) =>
      Math.abs(area.left - field.left) < REACH &&
      Math.abs(area.top - field.top) < REACH &&
      Math.abs(area.right - field.right) < REACH &&
      Math.abs(area.bottom - field.bottom) < REACH,
  );

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** @param shrink part of the box's size that is left out on each side. */
export function isInside(box: Box, x: number, y: number, shrink = 0): boolean {
  const dx = (box.right - box.left) * shrink;
  const dy = (box.bottom - box.top) * shrink;
  return x > box.left + dx && x < box.right - dx && y > box.top + dy && y < box.bottom - dy;
}

/** What the bars of a page may say. */
export const captionsOf = (page: MarkedPage, style: BarStyle): string[] =>
  style === 'bar'
    ? []
    : page.marks.map((mark) => fold(mark.caption ?? '')).filter((caption) => caption !== '');
