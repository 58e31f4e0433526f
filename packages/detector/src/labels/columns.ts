import type { Document } from '../text/document.ts';
import { cellInColumn, cellUnder, mayHaveGaps } from '../text/layout.ts';
import type { Cell, Line } from '../text/layout.ts';
import { isAge } from './age-values.ts';
import { LABELS } from './dictionary.ts';
import type { Label } from './dictionary/label.ts';
import { LONGEST_LABEL, isLabel } from './label-cells.ts';

/** A table goes on under its header for this many lines without a value before it is over. */
const GAP_LINES = 2;
/** A box of a form that is as high as this leaves so many lines without text before what is written at its foot. */
const GAP_IN_BOX = 5;
/** What looks like no heading or sentence further down. */
export const hasForm = ({ kind, category }: Label): boolean =>
  kind === 'date' || kind === 'years' || category === 'marital-status';

/** A name in a column that no list knows has to look like one to the model at least this much. */
export const LIKE_A_NAME = 0.15;

export interface Header {
  readonly column: number;
  readonly label: Label;
  readonly name: string;
}

/** What is done with a value of a label. */
export type Add = (label: Label, name: string, start: number, end: number, header: boolean) => void;

/** The values in the columns under the heads of a row, until the table is over. */
export function readColumns(
  document: Document,
  lines: readonly Line[],
  row: number,
  headers: readonly Header[],
  add: Add,
): void {
  const head = lines[row]!;
  const table = head.length > 1;
  const isOfPeople = headers.some(({ label }) => label.category === 'person');
  const textOf = ({ start, end }: Cell): string =>
    document.folded.slice(start, Math.min(end, start + LONGEST_LABEL));
  let open = headers;
  let gaps = 0;
  const most = !table && hasForm(headers[0]!.label) ? GAP_IN_BOX : GAP_LINES;
  for (let below = row + 1; below < lines.length && gaps < most; below++) {
    const line = lines[below]!;
    if (line.length === 0) {
      gaps++;
      continue;
    }
    const labels = line.filter((cell) => isLabel(document, cell)).length;
    if (labels > 0 && (line.length === 1 || labels === line.length)) return;
    if (table && !isRow(document, line, head)) {
      gaps++;
      continue;
    }
    const isFar = !table && gaps > 0;
    gaps = 0;
    const again = new Set<number>();
    for (const { column, label, name } of open) {
      const value = cellInColumn(line, head, column);
      if (value === undefined) continue;
      if (isFar && !isAnswer(document, label, value)) continue;
      const isAgain = textOf(value) === textOf(head[column]!);
      if ((!isLabel(document, value) && !isAgain) || answers(label, textOf(value), isOfPeople))
        add(label, name, value.start, value.end, true);
      else if (isAgain) again.add(column);
    }
    // A head that is said again begins its column anew: read to the end from each, a table of heads cost their square.
    if (again.size > 0) open = open.filter(({ column }) => !again.has(column));
    if (!table || open.length === 0) return;
  }
}

/** The answer to a label with nothing behind it, where one may stand. */
export function answerBelow(
  document: Document,
  lines: readonly Line[],
  row: number,
  cell: Cell,
  label: Label,
): Cell | undefined {
  const most = hasForm(label) ? GAP_IN_BOX : 1;
  let below = row + 1;
  while (below < row + most && lines[below]?.length === 0) below++;
  const answer = cellUnder(lines[below] ?? [], cell);
  return answer === undefined || below === row + 1 || isAnswer(document, label, answer) ? answer : undefined;
}

/** Below a gap may be the next heading. */
const isAnswer = ({ folded }: Document, { kind }: Label, { start, end }: Cell): boolean =>
  kind !== 'years' || isAge(folded.slice(start, Math.min(end, start + LONGEST_LABEL)));

/** Short for what is asked as a head, and for an answer below it. */
const MARRIED = 'mar';
const OF_NAMES = /nom|name|^(?:de|para|cc|responsavel|titular|filia|mae$|pai$)/;

/** "Motorista", "Professora": what heads the names of some is the job of others, in a table of people. */
const answers = ({ category }: Label, value: string, isOfPeople: boolean): boolean =>
  category === 'profession'
    ? isOfPeople && LABELS.get(value)?.category === 'person' && !OF_NAMES.test(value)
    : category === 'marital-status' && value === MARRIED;

/** A row has about as many cells as its header and no labels of its own. */
function isRow(document: Document, line: Line, header: Line): boolean {
  if (line.length < 2 || line.length > header.length + 1) return false;
  if (line.length < header.length - 2 && !mayHaveGaps(line, header)) return false;
  return !line.some((cell) =>
    /^[a-z][a-z /'-]{1,24}:(?: |$)/.test(document.folded.slice(cell.start, cell.end)),
  );
}
