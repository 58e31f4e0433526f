/** Forms of two or more in a row: "DOB | 14/02/1976 | DOB | 30/11/1979" over "Age | 48 | Age | 44". */

import type { Document } from '../text/document.ts';
import type { Line } from '../text/layout.ts';
import { asks, isLabel } from './label-cells.ts';

const FEWEST_CELLS = 4;
const MOST_CELLS = 8;

/** Whether a line, and one beside it that asks for something, too, goes on from label to answer: heads of columns have sums, days and posts under them. */
export const isPaired = (document: Document, lines: readonly Line[], row: number): boolean =>
  hasPairs(document, lines[row]!) &&
  [lines[row - 1], lines[row + 1]].some(
    (line) => line !== undefined && hasPairs(document, line) && line.some((cell) => asks(document, cell)),
  );

const hasPairs = (document: Document, line: Line): boolean =>
  line.length >= FEWEST_CELLS &&
  line.length <= MOST_CELLS &&
  line.length % 2 === 0 &&
  line.every((cell, column) => isLabel(document, cell) === (column % 2 === 0));
