/** Tables with a person in each column and what is asked in the first: "Idade | 44 | 41" over "Profissão | pintor | copeira". */

import type { Category } from '../categories.ts';
import type { Document } from '../text/document.ts';
import { MOST_COLUMNS } from '../text/layout.ts';
import type { Cell, Line } from '../text/layout.ts';
import { LABELS } from './dictionary.ts';
import { asks, isLabel, nameIn } from './label-cells.ts';

/** Two columns are labels with their values. */
const FEWEST_CELLS = 3;

/** Whether a line, and one near it that asks for something, too, begins with a label and goes on with answers to it: sums and days stand under heads of columns as well. */
export const isTransposed = (document: Document, lines: readonly Line[], row: number): boolean =>
  isAnswered(document, lines[row]!) &&
  [-2, -1, 1, 2].some((away) => {
    const line = lines[row + away] ?? [];
    return isAnswered(document, line) && asks(document, line[0]!);
  });

function isAnswered(document: Document, line: Line): boolean {
  const [first, ...answers] = line;
  if (first === undefined || line.length < FEWEST_CELLS || line.length > MOST_COLUMNS) return false;
  const asksJob = categoryOf(document, first) === 'profession';
  return (
    isLabel(document, first) &&
    // "Nurse" and "Motorista" head columns elsewhere.
    !answers.some((cell) => isLabel(document, cell) && !(asksJob && categoryOf(document, cell) === 'person'))
  );
}

const categoryOf = (document: Document, cell: Cell): Category | undefined =>
  LABELS.get(nameIn(document, cell))?.category;
