import type { Grey } from './grey.ts';

/** Side of the cells the light is measured in, pixels: larger than a letter at 200 dpi. */
const CELL = 16;
/** Cells around each one whose brightest stands for the paper: about 1 cm, so that a dark band with light text stays dark. */
const REACH = 2;
/** From this level on everywhere, the paper is white already and the page stays as it is. */
const WHITE = 240;

/** Divides the page by the light on its paper, so that shadows and yellowed paper become white. */
export function evenLight(image: Grey): Grey {
  const columns = Math.ceil(image.width / CELL);
  const rows = Math.ceil(image.height / CELL);
  const paper = smooth(brightest(paperLevels(image, columns, rows), columns, rows), columns, rows);
  if (paper.every((level) => level >= WHITE)) return image;
  return divide(image, paper, columns, rows);
}

/** 90th percentile of each cell: paper, if the cell holds any. */
function paperLevels(image: Grey, columns: number, rows: number): Float32Array {
  const levels = new Float32Array(columns * rows);
  const histogram = new Uint16Array(256);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      histogram.fill(0);
      const bottom = Math.min(image.height, (row + 1) * CELL);
      const right = Math.min(image.width, (column + 1) * CELL);
      let count = 0;
      for (let y = row * CELL; y < bottom; y += 2) {
        for (let i = y * image.width + column * CELL, end = y * image.width + right; i < end; i += 2) {
          histogram[image.values[i]!]!++;
          count++;
        }
      }
      let above = Math.max(1, Math.floor(count / 10));
      let level = 255;
      while (level > 0 && (above -= histogram[level]!) > 0) level--;
      levels[row * columns + column] = level;
    }
  }
  return levels;
}

function brightest(levels: Float32Array, columns: number, rows: number): Float32Array {
  return around(levels, columns, rows, REACH, (values) => {
    let highest = 0;
    for (const value of values) if (value > highest) highest = value;
    return highest;
  });
}

function smooth(levels: Float32Array, columns: number, rows: number): Float32Array {
  return around(levels, columns, rows, 1, (values) => values.reduce((a, b) => a + b, 0) / values.length);
}

function around(
  levels: Float32Array,
  columns: number,
  rows: number,
  reach: number,
  merge: (values: number[]) => number,
): Float32Array {
  const merged = new Float32Array(levels.length);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const values: number[] = [];
      for (let r = Math.max(0, row - reach); r <= Math.min(rows - 1, row + reach); r++) {
        for (let c = Math.max(0, column - reach); c <= Math.min(columns - 1, column + reach); c++) {
          values.push(levels[r * columns + c]!);
        }
      }
      merged[row * columns + column] = merge(values);
    }
  }
  return merged;
}

/** Bilinear between the middles of the cells. */
function divide(image: Grey, paper: Float32Array, columns: number, rows: number): Grey {
  const values = new Uint8Array(image.values.length);
  for (let y = 0; y < image.height; y++) {
    const down = Math.max(0, (y + 0.5) / CELL - 0.5);
    const row = Math.min(rows - 1, Math.floor(down));
    const next = Math.min(rows - 1, row + 1);
    const downPart = Math.min(1, down - row);
    for (let x = 0; x < image.width; x++) {
      const across = Math.max(0, (x + 0.5) / CELL - 0.5);
      const column = Math.floor(across);
      const part = across - column;
      const beside = Math.min(columns - 1, column + 1);
      const above = paper[row * columns + column]! * (1 - part) + paper[row * columns + beside]! * part;
      const below = paper[next * columns + column]! * (1 - part) + paper[next * columns + beside]! * part;
      const level = above + (below - above) * downPart;
      const i = y * image.width + x;
      values[i] = level < 1 ? 255 : Math.min(255, (image.values[i]! * 255) / level);
    }
  }
  return { width: image.width, height: image.height, values };
}
