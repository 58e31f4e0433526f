import type { Document } from '../text/document.ts';
import { MOST_COLUMNS, cellInColumn } from '../text/layout.ts';
import type { Cell, Line } from '../text/layout.ts';
import { firstTokenAt } from '../text/tokens.ts';

/** Heads of columns in tables of things, as alternatives of a pattern. Folded. */
export const HEADS_OF_THINGS =
  'produtos?|itens|item|items|artigos?|articles?|pecas?|parts?|quantidade|qtde?|qty|quantity|descricao|description|modelo|model|ativo|asset';

const LONGEST_HEADER = 40;
/** A cell that goes on in a second line leaves one line without cells; after so many the table is over. */
const OUTSIDE = 2;

/** What stands at the head of the column of a place and in the cell before it, folded; '' where nothing does. */
export interface CellsAround {
  readonly above: (start: number) => string;
  readonly beside: (start: number) => string;
}

/** For any place in a table. A header row has cells without digits. Linear. */
export function cellsAround(document: Document, lines: readonly Line[]): CellsAround {
  const starts: number[] = [];
  const ends: number[] = [];
  const heads: string[] = [];
  const besides: string[] = [];
  let header: Line | undefined;
  let outside = 0;
  for (const line of lines) {
    if (line.length < 2) {
      outside++;
      if (line.length === 0 || outside >= OUTSIDE) header = undefined;
      continue;
    }
    outside = 0;
    // A later row of words alone is a row; one with other cells begins another table.
    const isHead = isHeader(document, line) && line.length !== header?.length;
    for (const [column, cell] of line.entries()) {
      const head = header === undefined || isHead ? undefined : cellInColumn(header, line, column);
      starts.push(cell.start);
      ends.push(cell.end);
      heads.push(head === undefined ? '' : document.folded.slice(head.start, head.end));
      const before = line[column - 1];
      besides.push(before !== undefined && isHeading(document, before) ? textOf(document, before) : '');
    }
    if (isHead) header = line;
  }
  const sorted = Int32Array.from(starts);
  const lookUp = (texts: readonly string[]) => (start: number) => {
    const index = firstTokenAt(sorted, sorted.length, start + 1) - 1;
    return index >= 0 && start < ends[index]! ? texts[index]! : '';
  };
  return { above: lookUp(heads), beside: lookUp(besides) };
}

const textOf = (document: Document, cell: Cell): string => document.folded.slice(cell.start, cell.end);
const isHeader = (document: Document, line: Line): boolean =>
  line.length <= MOST_COLUMNS && line.every((cell) => isHeading(document, cell));
const isHeading = (document: Document, cell: Cell): boolean =>
  cell.end - cell.start <= LONGEST_HEADER && !/[\d@:]/.test(document.folded.slice(cell.start, cell.end));
