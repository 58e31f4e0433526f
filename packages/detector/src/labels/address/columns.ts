import { coverageOf } from '../../text/coverage.ts';
import type { Document } from '../../text/document.ts';
import { MOST_COLUMNS, cellInColumn, mayHaveGaps } from '../../text/layout.ts';
import type { Cell, Line } from '../../text/layout.ts';
import type { Place } from './anchored.ts';
import { flatCells } from './flat-columns.ts';

/** Folded headings of columns that hold where people live. */
const HEADING =
  /(?<![a-z])(?:enderecos?|residencia|logradouro|moradia|localidade|onde (?:mora|deixar|entregar)|address|lives at|residence)(?![a-z])/;
const NOT_A_HOME = /e-?mail|eletronico|(?<![a-z])(?:ip|mac|web|url|empresa|sede|loja|fornecedor)(?![a-z])/;
/** So many cells with an address make it a column of addresses. */
const FEWEST = 2;
const LONGEST = 160;
/** Of a cell, so much has to be told to be an address for the rest to be one. */
const SHARE = 0.35;
/** In a column of other things more: a few words of a remark may lead to an address. */
const SHARE_ELSEWHERE = 0.65;

/**
 * What else stands in the cells of addresses: the whole cell where most of it is one, every cell of a column that has
 * several or is headed so. Linear in cells.
 */
export function addressCells(document: Document, lines: readonly Line[], known: readonly Place[]): Place[] {
  const covered = coverage(document, known);
  const found: Place[] = [];
  let header: Line | undefined;
  let table: Line[] = [];
  const close = () => {
    found.push(...ofTable(document, header, table, covered));
    header = undefined;
    table = [];
  };
  for (const line of lines) {
    if (line.length < 2) {
      if (line.length === 0) close();
      continue;
    }
    if (header === undefined) header = line;
    else table.push(line);
  }
  close();
  return found;
}

/** Characters of known addresses before each place, to count those within any cell. */
function coverage(document: Document, known: readonly Place[]): (cell: Cell) => number {
  const inside = coverageOf(known, document.text.length);
  return ({ start, end }) => {
    let count = 0;
    for (let at = start; at < end; at++) count += inside[at]!;
    return count / Math.max(1, end - start);
  };
}

function ofTable(
  document: Document,
  header: Line | undefined,
  rows: readonly Line[],
  covered: (cell: Cell) => number,
): Place[] {
  if (header === undefined || rows.length === 0 || header.length > MOST_COLUMNS) return [];
  const fits = (cell: Cell) =>
    cell.end - cell.start <= LONGEST &&
    /^(?=.*(?:\p{Lu}|\d))(?=.*\p{L}{3})(?!(?:same|mesm[oa]|idem)(?!\p{L}))/u.test(
      document.text.slice(cell.start, cell.end),
    ) &&
    !/[@:]/.test(document.text.slice(cell.start, cell.end));
  const ofAddresses = header.flatMap((head, column) => {
    const heading = document.folded.slice(head.start, head.end);
    const cells = rows.flatMap((row) =>
      row.length >= header.length - 2 || mayHaveGaps(row, header)
        ? (cellInColumn(row, header, column) ?? [])
        : [],
    );
    const addresses = cells.filter((cell) => covered(cell) >= SHARE);
    const whole =
      (heading.length <= 40 && HEADING.test(heading) && !NOT_A_HOME.test(heading)) ||
      (addresses.length >= FEWEST && addresses.length * 2 >= cells.length);
    const isOne = (cell: Cell) =>
      whole ? covered(cell) > 0 || isLong(document, cell) : covered(cell) >= SHARE_ELSEWHERE;
    return cells.filter((cell) => isOne(cell) && fits(cell));
  });
  return [...ofAddresses, ...flatCells(document, header, rows)];
}

const isLong = (document: Document, cell: Cell): boolean =>
  /\p{Lu}.*[ ,].*/u.test(document.text.slice(cell.start, cell.end)) && cell.end - cell.start >= 10;
