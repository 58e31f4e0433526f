/** Tables with a person in each column and what is asked in the first: "Idade | 44 | 41" over "Profissão | pintor | copeira". */

import type { Category } from '../categories.ts';
import type { Document } from '../text/document.ts';
import { MOST_COLUMNS } from '../text/layout.ts';
import type { Cell, Line } from '../text/layout.ts';
import { LABELS } from './dictionary.ts';
import { LONGEST_LABEL, isLabel } from './label-cells.ts';

/** Two columns are labels with their values. */
const FEWEST_CELLS = 3;

/** "Motorista" begins a row of a table of posts, "Nome do pai" one of people. */
const OF_NAMES = /nom|name/;

/** Whether a line, and one near it that begins with no post, begins with a label and goes on with answers to it. */
export const isTransposed = (document: Document, lines: readonly Line[], row: number): boolean =>
  isAnswered(document, lines[row]!) &&
  [-2, -1, 1, 2].some((away) => {
    const line = lines[row + away] ?? [];
    return isAnswered(document, line) && !isPost(document, line[0]!);
  });

const isPost = (document: Document, cell: Cell): boolean =>
  categoryOf(document, cell) === 'person' && !OF_NAMES.test(textOf(document, cell));

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
  LABELS.get(textOf(document, cell))?.category;

const textOf = (document: Document, { start, end }: Cell): string =>
  document.folded.slice(start, Math.min(end, start + LONGEST_LABEL));
