/** Columns of numbers in tables of people: "N.º sócio", "Token", "Picker no." over figures that no rule tells by themselves. */

import type { Found } from '../found.ts';
import { HEADS_OF_THINGS } from '../labels/headers.ts';
import { MOST_COLUMNS, cellInColumn, type Cell, type Line } from '../text/layout.ts';
import type { Document } from '../text/document.ts';
import { HOLDER_ROLES, numberOfSomebody, peopleIn } from './numbers-of-people.ts';

/** What numbers somebody, as the head of a column. Folded. */
const HOLDERS =
  /^(?:(?:n\.?[oº]?|no|num|numero|cod|codigo|id)\.? (?:d[aeo]s? )?)?(?:token|pass|fob|badge|clock|picker|payroll|roll|works|staff|emp|employee|member|membership|licen[cs]e|licenca|carta|cad|cadastro|ficha|inscr|inscricao|matr?|matricula|mec|mecanografico|soci[oa]|associad[oa]|cooperad[oa]|federad[oa]|cartao|carteira|credencial|cracha|chapa|registo|registro|reg|alun[oa]|utente|cliente|client|customer|card|sin|ssn|debtor|owner|learner|contractor|rep|alvara|renach|ladv|ru|prefixo|cod|codigo|code|id|rol|dorsal|peito|coop|assoc|func|colab|cart|tag|cnv|leitora?|usuari[oa]|vinculo|benef|insc|pront|prontuario)(?:\.?[ /-](?:n\.?[oº]?|no|nr|number|id|code|ref|last [34]))?$/;
/** Who stands there, behind or before what says that it names a number: "Cód. vol.", "Scout No.". Folded. */
const ROLES = new RegExp(
  `^(?:(?:n\\.?[oº]?|no|num|numero|cod|codigo|id|reg|registro)\\.? (?:d[aeo] )?(?:${HOLDER_ROLES}|vol|loc|benef|func|cand|assin|assoc|coop)|(?:${HOLDER_ROLES}|union|loyalty)'?s?[ /-](?:n\\.?[oº]?|no|nr|number|id|code|ref))$`,
);
/** Heads of counts and sums as well: a code under them has letters, or the head says that it names a number. */
const AMBIGUOUS =
  /^(?:pass|works|card|roll|client|cliente|customer|member|staff|carta|cartao|owner|contractor)$/;
/** The same with nothing that says what is numbered. */
const BARE = /^(?:n\.?[o.ºª]?|no\.?|nr\.?|#|num\.?|numero|number)$/;
/** Tables of things, in which somebody only stands for who sells, drives or keeps them. Folded. */
const THINGS = new RegExp(
  `(?<![a-z])(?:${HEADS_OF_THINGS}|product|postal|cor|colou?r|sku|barras|valor unit|unit price|lote?|cid|turma|disciplina|obra|bug|room|sala|case|course|curso|title|titulo|jogador|player|driver|piloto|referee|autor|author|docente|speaker|judge|dewey|voto?s|votes?)(?![a-z])`,
);
/** A cell with figures in groups, with or without letters before them; no day, hour, sum, part or share. */
const CODE = /^(?:[A-Z]{1,4}[-/ ]?)?\d{1,9}(?:[ ./-][\dA-Z]{1,9}){0,3}$/;
const NO_CODE =
  /^\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?$|^(?:19|20)\d{2}$|^\d{1,3}(?:[.,]\d{3})+$|\d[.,]\d{1,2}$|^\d{1,2}[:h]\d{2}$|^\d{1,4}\/\d{1,4}$/;
const YEAR = /^(?:19|20)\d{2}$/;
const FEWEST_FIGURES = 2;
/** Under a head that says nothing, shirts and rows have fewer signs. */
const FEWEST_UNNAMED = 3;
/** So many codes stand in the column. */
const FEWEST = 2;
/** One row, a row of boxes, does under what says that it names a number. Folded. */
const NAMES_NUMBER = /(?<![a-z])(?:n\.?[oº]|no|nr|number|numero|id|code|codigo)$/;
/** So large a part of the rows has somebody, so large a part of those a code. */
const PART = 0.6;
/** "10 out" stands over a column as well. */
const HEADINGS = 0.6;
const LONGEST_HEAD = 40;
const CONFIDENCE = 0.7;
/** The head names who is numbered: the codes under it are looked for elsewhere as well. */
const OF_ROLES = 0.82;

/** Codes in the columns of tables of people. Linear in cells and in columns. */
export function findNumberedPeople(
  { text, folded }: Document,
  lines: readonly Line[],
  found: readonly Found[],
): Found[] {
  const isSomebodyIn = peopleIn(found);
  const hasSomebody = (row: Line): boolean => isSomebodyIn({ start: row[0]!.start, end: row.at(-1)!.end });
  const headOf = (cell: Cell): string => folded.slice(cell.start, cell.end).replace(/[ .:]+$/, '');
  const codeIn = (row: Line, head: Line, column: number): Cell | undefined => {
    const cell = cellInColumn(row, head, column);
    return cell !== undefined && isCode(text.slice(cell.start, cell.end)) ? cell : undefined;
  };
  /** Among numbers of four figures that of somebody may look like a year. */
  const yearIn = (row: Line, head: Line, column: number, forms: ReadonlySet<string>): Cell | undefined => {
    const cell = cellInColumn(row, head, column);
    const value = cell === undefined ? '' : text.slice(cell.start, cell.end);
    return YEAR.test(value) && forms.has(formOf(value)) ? cell : undefined;
  };
  return tablesOf(lines, folded).flatMap(({ head, rows }) => {
    const heads = head.map(headOf);
    const named = rows.filter(hasSomebody);
    if (named.length < rows.length * PART || heads.some((one) => THINGS.test(one))) return [];
    return heads.flatMap((name, column) => {
      const isBare = BARE.test(name);
      if (!isBare && !HOLDERS.test(name) && !ROLES.test(name)) return [];
      const codes = named.flatMap((row) => codeIn(row, head, column) ?? []);
      const fewest = !isBare && NAMES_NUMBER.test(name) ? 1 : FEWEST;
      if (codes.length < fewest || codes.length < named.length * PART) return [];
      const values = codes.map((cell) => text.slice(cell.start, cell.end));
      if (AMBIGUOUS.test(name) && !values.every((one) => /[A-Z]/.test(one))) return [];
      if (isBare && (values.some((one) => one.length < FEWEST_UNNAMED) || counts(values))) return [];
      const confidence = ROLES.test(name) ? OF_ROLES : CONFIDENCE;
      const forms = new Set(values.map(formOf));
      const like = named.flatMap((row) => yearIn(row, head, column, forms) ?? []);
      return [...codes, ...like].map((cell) => numberOfSomebody(cell, confidence, 'table-header', name));
    });
  });
}

interface Table {
  readonly head: Line;
  readonly rows: readonly Line[];
}

/** A row of words alone and the rows under it that have as many cells or, where some are empty, fewer. */
function tablesOf(lines: readonly Line[], folded: string): Table[] {
  const tables: { head: Line; rows: Line[] }[] = [];
  let open: { head: Line; rows: Line[] } | undefined;
  for (const line of lines) {
    const headings = line.filter((cell) => isHeading(folded, cell)).length;
    const isHead =
      line.length > 1 &&
      line.length <= MOST_COLUMNS &&
      headings >= line.length * HEADINGS &&
      isHeading(folded, line[0]!);
    if (line.length < 2) open = undefined;
    else if (open !== undefined && (!isHead || line.length === open.head.length)) open.rows.push(line);
    else if (isHead) tables.push((open = { head: line, rows: [] }));
  }
  return tables;
}

/** "SIN last 3" has a figure, a cell of a row has more. */
const isHeading = (folded: string, { start, end }: Cell): boolean =>
  end - start <= LONGEST_HEAD && !/\d{2}|[@:]|^\d/.test(folded.slice(start, end));

const formOf = (value: string): string => value.replaceAll(/\d/g, '0');

const isCode = (value: string): boolean =>
  CODE.test(value) && !NO_CODE.test(value) && value.replaceAll(/\D/g, '').length >= FEWEST_FIGURES;

/** Rows are counted: each number is one more than the one before. */
function counts(values: readonly string[]): boolean {
  const numbers = values.map(Number);
  return numbers.every((value, at) => at === 0 || value === numbers[at - 1]! + 1) || numbers.includes(1);
}
