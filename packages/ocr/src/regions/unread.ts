import type { PixelBox } from '../types.ts';
import type { Grey } from '../prepare/grey.ts';

const DARK = 140;
/** Side of the cells ink is gathered in, pixels: about a letter's height at 200 dpi is two cells. */
const CELL = 12;
/** Dark pixels that make a cell inked; less is dust. */
const INKED = 6;
/** Cells; a connected group smaller than this in both directions is a speck, a dot or a bullet. */
const SMALLEST = 3;
/** A group as thin as this is a rule or a border of a table. */
const THIN = 1;
/** Room around words and codes that counts as theirs, pixels: accents, tails and commas stick out. */
const MARGIN = 6;
const MOST = 100;

/** Ink that no word and no code accounts for, joined into regions, largest first. */
export function unreadInk(image: Grey, known: readonly PixelBox[]): PixelBox[] {
  const columns = Math.ceil(image.width / CELL);
  const rows = Math.ceil(image.height / CELL);
  const groups = connected(inkedCells(image, known, columns, rows), columns, rows);
  return groups
    .filter(isRegion)
    .sort((a, b) => area(b) - area(a))
    .slice(0, MOST)
    .map(({ left, top, right, bottom }) => ({
      left: left * CELL,
      top: top * CELL,
      right: Math.min(image.width, (right + 1) * CELL),
      bottom: Math.min(image.height, (bottom + 1) * CELL),
    }));
}

interface Group extends PixelBox {
  readonly cells: number;
}

const area = (group: Group): number => (group.right - group.left + 1) * (group.bottom - group.top + 1);

function isRegion(group: Group): boolean {
  const width = group.right - group.left + 1;
  const height = group.bottom - group.top + 1;
  if (width < SMALLEST && height < SMALLEST) return false;
  if (width <= THIN || height <= THIN) return false;
  // The frame of a table: long, and hardly any of its cells inked.
  return group.cells / (width * height) > 0.06;
}

function inkedCells(image: Grey, known: readonly PixelBox[], columns: number, rows: number): Uint8Array {
  const ink = ruled(image);
  for (const box of known) {
    const left = Math.max(0, Math.floor(box.left - MARGIN));
    const right = Math.min(image.width, Math.ceil(box.right + MARGIN));
    const bottom = Math.min(image.height, Math.ceil(box.bottom + MARGIN));
    for (let y = Math.max(0, Math.floor(box.top - MARGIN)); y < bottom; y++) {
      ink.fill(0, y * image.width + left, y * image.width + Math.max(left, right));
    }
  }
  const counts = new Uint16Array(columns * rows);
  for (let y = 0, i = 0; y < image.height; y++) {
    const row = Math.floor(y / CELL) * columns;
    for (let x = 0; x < image.width; x++, i++) {
      if (ink[i] === 1) counts[row + ((x / CELL) | 0)]!++;
    }
  }
  const inked = new Uint8Array(counts.length);
  for (let i = 0; i < counts.length; i++) inked[i] = counts[i]! >= INKED ? 1 : 0;
  return inked;
}

/** Dark pixels, without straight lines across or down that are longer than any letter (rules and borders). */
function ruled({ width, height, values }: Grey): Uint8Array {
  const ink = new Uint8Array(values.length);
  const longest = CELL * 8;
  const lines: [number, number, number][] = [];
  // Down every column at once, row by row: memory is walked in its own order.
  const down = new Uint16Array(width);
  for (let y = 0, i = 0; y < height; y++) {
    let across = 0;
    for (let x = 0; x < width; x++, i++) {
      if (values[i]! < DARK) {
        ink[i] = 1;
        across++;
        down[x]!++;
        continue;
      }
      if (across > longest) lines.push([i - across, 1, across]);
      if (down[x]! > longest) lines.push([i - down[x]! * width, width, down[x]!]);
      across = 0;
      down[x] = 0;
    }
    if (across > longest) lines.push([i - across, 1, across]);
  }
  for (let x = 0; x < width; x++) {
    if (down[x]! > longest) lines.push([(height - down[x]!) * width + x, width, down[x]!]);
  }
  // Long runs side by side are a filled area, not a line: only what is thin is a rule.
  for (const [start, step, run] of lines) {
    if (isThin(values, start + (run >> 1) * step, step === 1 ? width : 1)) {
      for (let n = 0; n < run; n++) ink[start + n * step] = 0;
    }
  }
  return ink;
}

function isThin(values: Uint8Array, at: number, across: number): boolean {
  let thickness = 1;
  for (let n = 1; n <= CELL && (values[at + n * across] ?? 255) < DARK; n++) thickness++;
  for (let n = 1; n <= CELL && (values[at - n * across] ?? 255) < DARK; n++) thickness++;
  return thickness < CELL;
}

/** Groups of inked cells that touch, corners and one cell of a gap included: the strokes of a signature belong together. */
function connected(cells: Uint8Array, columns: number, rows: number): Group[] {
  const groups: Group[] = [];
  for (let start = 0; start < cells.length; start++) {
    if (cells[start] !== 1) continue;
    const open = [start];
    cells[start] = 2;
    let left = columns;
    let right = 0;
    let top = rows;
    let bottom = 0;
    let count = 0;
    for (let cell = open.pop(); cell !== undefined; cell = open.pop()) {
      const row = Math.floor(cell / columns);
      const column = cell % columns;
      count++;
      left = Math.min(left, column);
      right = Math.max(right, column);
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
      for (let r = Math.max(0, row - 2); r <= Math.min(rows - 1, row + 2); r++) {
        for (let c = Math.max(0, column - 2); c <= Math.min(columns - 1, column + 2); c++) {
          const next = r * columns + c;
          if (cells[next] === 1) {
            cells[next] = 2;
            open.push(next);
          }
        }
      }
    }
    groups.push({ left, right, top, bottom, cells: count });
  }
  return groups;
}
