import type { HeaderAt } from '../identifiers/find.ts';
import type { Document } from '../text/document.ts';
import { cellInColumn } from '../text/layout.ts';
import type { Cell, Line } from '../text/layout.ts';
import { firstTokenAt } from '../text/tokens.ts';

const LONGEST_HEADER = 40;

/** For any place in a table: what stands at the head of its column. A header row has cells without digits. */
export function headersOf(document: Document, lines: readonly Line[]): HeaderAt {
  const starts: number[] = [];
  const ends: number[] = [];
  const heads: string[] = [];
  let header: Line | undefined;
  for (const line of lines) {
    if (line.length < 2) {
      if (line.length === 0) header = undefined;
      continue;
    }
    if (isHeader(document, line)) {
      header = line;
      continue;
    }
    if (header === undefined) continue;
    for (const [column, cell] of line.entries()) {
      const head = cellInColumn(header, line, column);
      if (head === undefined) continue;
      starts.push(cell.start);
      ends.push(cell.end);
      heads.push(document.folded.slice(head.start, head.end));
    }
  }
  const sorted = Int32Array.from(starts);
  return (start) => {
    const index = firstTokenAt(sorted, sorted.length, start + 1) - 1;
    return index >= 0 && start < ends[index]! ? heads[index]! : '';
  };
}

const isHeader = (document: Document, line: Line): boolean => line.every((cell) => isHeading(document, cell));
const isHeading = (document: Document, cell: Cell): boolean =>
  cell.end - cell.start <= LONGEST_HEADER && !/[\d@:]/.test(document.folded.slice(cell.start, cell.end));
