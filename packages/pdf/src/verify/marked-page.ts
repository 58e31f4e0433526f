import type { BarStyle, Box, Mark, PageOutcome } from '../types.ts';
import { fold } from './text/fold.ts';

/** What was taken out of one page, as the checks need it. */
export interface MarkedPage {
  readonly index: number;
  readonly marks: readonly Mark[];
  /** The areas of the marks. */
  readonly boxes: readonly Box[];
  /** What the writer says it painted; only where it meets a mark. Else the marks' areas. */
  readonly bars: readonly Box[];
  readonly way: PageOutcome['way'];
}

/** Writers may paint a little more than the mark: whole advance cells of the removed glyphs. */
type WithBars = PageOutcome & { readonly bars?: readonly Box[] };

export function markedPages(
  pageCount: number,
  marks: readonly Mark[],
  outcomes: readonly PageOutcome[],
): MarkedPage[] {
  const ways = new Map(outcomes.map((outcome) => [outcome.page, outcome as WithBars]));
  const byPage = Map.groupBy(marks, (mark) => mark.page);
  return Array.from({ length: pageCount }, (_, index) => {
    const own = byPage.get(index) ?? [];
    const boxes = own.flatMap((mark) => mark.boxes);
    const outcome = ways.get(index);
    const painted = (outcome?.bars ?? []).filter((bar) => boxes.some((box) => meet(bar, box)));
    const way = outcome?.way ?? 'kept';
    return { index, marks: own, boxes, bars: [...boxes, ...painted], way };
  });
}

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
