import { pageOf } from './document.ts';
import type { Document } from './document.ts';
import { bordersOf } from './sheets.ts';

/** A stretch of a line that stands by itself: a table cell, a form field, or the whole line. */
export interface Cell {
  readonly start: number;
  readonly end: number;
  /** Left and right edge: points where the page has boxes, else characters from the start of the line. */
  readonly left: number;
  readonly right: number;
  /** Whether the edges are points. */
  readonly measured: boolean;
  /** Tabs, bars or signs of a sheet before it on its line: two in a row leave a cell empty. */
  readonly tabs: number;
}

export type Line = readonly Cell[];

/** Wider is no table that anybody reads: each of its cells would be sought under each head. */
export const MOST_COLUMNS = 100;

const BORDER = /\t+| {3,}| ?\| ?/g;
/** Behind them no cell is empty. */
const NO_SIGN = /^(?: +|")$/;

/** The lines of the document, each cut into cells at tabs, wide gaps, bars and the signs of sheets; empty lines are empty. */
export function layOut(document: Document): Line[] {
  const lines = document.text.split('\n');
  const starts: number[] = [];
  let next = 0;
  for (const line of lines) {
    starts.push(next);
    next += line.length + 1;
  }
  const borders = bordersOf(document.folded.split('\n'), (row) => hasBoxes(document, starts[row]!));
  return lines.map((line, row) => cellsOf(document, line, starts[row]!, borders[row]));
}

/** The columns of a sheet that was written as text stand under each other by their number only. */
function cellsOf(document: Document, line: string, lineStart: number, ofSheet: RegExp | undefined): Cell[] {
  const { text } = document;
  const cells: Cell[] = [];
  const add = (from: number, to: number, tabs: number): void => {
    let start = from;
    let end = to;
    while (start < end && text[start] === ' ') start++;
    while (end > start && text[end - 1] === ' ') end--;
    if (start === end) return;
    const box = ofSheet === undefined ? boxOf(document, start, end) : undefined;
    cells.push({
      start,
      end,
      left: box?.left ?? start - lineStart,
      right: box?.right ?? end - lineStart,
      measured: box !== undefined,
      tabs,
    });
  };
  let from = lineStart;
  let tabs = 0;
  for (const border of line.matchAll(ofSheet ?? BORDER)) {
    add(from, lineStart + border.index, tabs);
    from = lineStart + border.index + border[0].length;
    if (!NO_SIGN.test(border[0])) tabs += border[0].startsWith('\t') ? border[0].length : 1;
  }
  add(from, lineStart + line.length, tabs);
  return cells;
}

/** The cell of a line that stands in a column of a line above; counted where tabs alone part the cells. */
export function cellInColumn(line: Line, above: Line, column: number): Cell | undefined {
  const head = above[column]!;
  if (head.measured) return cellUnder(line, head);
  if (line.length === above.length) return line[column];
  return hasTabs(line) && hasTabs(above)
    ? line.find(({ tabs }) => tabs === head.tabs)
    : cellUnder(line, head);
}

const hasTabs = (line: Line): boolean => (line.at(-1)?.tabs ?? 0) > 0;

/** Whether a line may be a row under a header although some of its cells are empty. */
export const mayHaveGaps = (line: Line, header: Line): boolean =>
  line[0]?.measured === true || (hasTabs(line) && (line.at(-1)?.tabs ?? 0) <= (header.at(-1)?.tabs ?? 0));

/** The cell of a line that stands under another: the one whose edges overlap it most. */
export function cellUnder(line: Line, above: Cell): Cell | undefined {
  let best: Cell | undefined;
  let most = 0;
  for (const cell of line) {
    const shared = Math.min(cell.right, above.right) - Math.max(cell.left, above.left);
    const near = shared > 0 ? shared : Math.abs(cell.left - above.left) < 3 ? 0.5 : 0;
    if (near > most) {
      most = near;
      best = cell;
    }
  }
  return best;
}

const hasBoxes = (document: Document, start: number): boolean =>
  document.pages[pageOf(document, document.from[start]!)]?.boxes !== undefined;

function boxOf(document: Document, start: number, end: number): { left: number; right: number } | undefined {
  const first = document.from[start]!;
  const page = pageOf(document, first);
  const boxes = document.pages[page]?.boxes;
  const offset = document.pageStarts[page]!;
  const left = boxes?.[(first - offset) * 4];
  const right = boxes?.[(document.to[end - 1]! - 1 - offset) * 4 + 2];
  return left === undefined || right === undefined ? undefined : { left, right };
}
