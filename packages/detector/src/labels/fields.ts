import type { Found } from '../found.ts';
import type { Words } from '../names/runs.ts';
import type { Document } from '../text/document.ts';
import { MOST_COLUMNS, cellInColumn, cellUnder, mayHaveGaps } from '../text/layout.ts';
import type { Cell, Line } from '../text/layout.ts';
import { ADDRESS_PART, ADDRESS_PARTS, LABELS, PASSWORDS } from './dictionary.ts';
import type { Label } from './dictionary.ts';
import { LONGEST_LABEL, NUMBERED, isLabel, labelIn, readColons } from './label-cells.ts';
import { readValue } from './values.ts';

/** A table goes on under its header for this many lines without a value before it is over. */
const GAP_LINES = 2;
/** So many lines after the street a form asks for the rest of the address. */
const ADDRESS_LINES = 2;

type Likely = (start: number, end: number) => number;
/** A name in a column that no list knows has to look like one to the model at least this much. */
const LIKE_A_NAME = 0.15;

/** Values beside, under or in the column of their labels. Linear in text and cells. */
export function findFields(words: Words, lines: readonly Line[], likely: Likely): Found[] {
  const { document } = words;
  const found: Found[] = [];
  const add = (label: Label, name: string, start: number, end: number, header: boolean) => {
    if (label.kind === 'code' && ((!header && OF_ANYTHING.has(name)) || !namesNear(document, lines, row)))
      return;
    if (WEAK.has(name) && (header || !HOUSE_FIRST.test(document.folded.slice(start, end)))) return;
    if (OF_COLUMNS.has(name) && !(header && lines[row]!.length > 1)) return;
    const said = name === 'id' && IN_YEARS.test(document.folded.slice(start, end)) ? AGE : label;
    const values = readValue(words, said, name, start, end, header);
    if (header && name === 'bairro' && isOfAnybody(document, lines[row]!)) return;
    found.push(
      ...(header && label.kind === 'name'
        ? values.filter((one) => likely(one.start, one.end) >= LIKE_A_NAME)
        : values),
    );
  };
  let row = 0;
  let streetRow = -ADDRESS_LINES - 1;
  /** Where a form was last asked for a part of the address: what is under it may be the next one. */
  let partRow = streetRow;
  const labelOf = (name: string): Label | undefined => {
    const label = LABELS.get(name);
    // "Nº" below a street is that of the house.
    const from = NUMBERS.has(name) ? streetRow : Math.max(streetRow, partRow);
    const isPart = row - from <= ADDRESS_LINES && ADDRESS_PARTS.has(name);
    if (label?.category === 'address') streetRow = row;
    if (isPart) partRow = row;
    return isPart ? ADDRESS_PART : label;
  };
  for (; row < lines.length; row++) {
    const line = lines[row]!;
    const headers: Header[] = [];
    line.forEach((cell, column) => {
      readColons(document, cell, labelOf, (label, name, start, end) => {
        if (end > start) add(label, name, start, end, false);
        else {
          const next = line[column + 1] ?? cellUnder(lines[row + 1] ?? [], cell);
          if (next !== undefined && !isLabel(document, next)) add(label, name, next.start, next.end, false);
        }
      });
      const whole = document.folded
        .slice(cell.start, Math.min(cell.end, cell.start + LONGEST_LABEL + 1))
        .replace(/[*().:º°ª]+$/, '')
        .replace(NUMBERED, '')
        .trim();
      const name = labelIn(document, cell) ?? whole;
      const label = /^id\.$/.test(document.folded.slice(cell.start, cell.end))
        ? AGE
        : labelOf(name.replaceAll('.', ' ').replaceAll(/ +/g, ' ').trim());
      if (
        label === undefined ||
        (label === ADDRESS_PART && row !== streetRow && line.length > 1) ||
        document.text[cell.end - 1] === ':'
      )
        return;
      const beside = line[column + 1];
      if (line.length === 2 && beside !== undefined && column === 0 && !isLabel(document, beside)) {
        add(label, name, beside.start, beside.end, true);
      } else headers.push({ column, label, name });
    });
    if (headers.length > 0 && line.length <= MOST_COLUMNS) readColumns(document, lines, row, headers, add);
  }
  return found;
}

/** Of anything else as well, further down. */
const NUMBERS: ReadonlySet<string> = new Set(['n', 'no', 'num', 'numero', 'code', 'p/code', 'p/c', 'unit']);

/** Portuguese shortens "idade" to "Id.". */
const AGE: Label = { category: 'age', kind: 'years' };
/** Numbers of people only over a column of them: "Nº: 4417" in a form is that of the form. */
const OF_ANYTHING: ReadonlySet<string> = new Set([
  'no',
  'nr',
  'n',
  '#',
  'num',
  'numero',
  'ref',
  'code',
  'caso',
  'account',
  'conta',
]);
/** Labels of teams, stands and pages as well: behind their colons an address begins with its house. */
const WEAK: ReadonlySet<string> = new Set(['home', 'lives', 'lives at', 'physical', 'stand']);
/** Somebody's name as well, behind which a colon leads to what she says; behind that of a password it is told by another rule. */
const OF_COLUMNS: ReadonlySet<string> = new Set(['nat', ...PASSWORDS]);
const HOUSE_FIRST = /^(?:flat |unit |no\.? ?)?\d{1,5}[a-z]?(?:\/\d{1,4})?,? (?!away)[a-z]{3}/;
/** So many lines from a name a code may stand to be its bearer's. */
const NAME_LINES = 2;
const IN_YEARS = /^\d{1,3} ?(?:a|anos?|m|meses|d|dias)(?![a-z])/;

/** Heads a column of a table of things, in which a name is that of who sells or keeps them. */
const OF_THINGS =
  /^(?:produtos?|itens|item|items|artigos?|articles?|pecas?|parts?|quantidade|qtde?|qty|quantity|descricao|description|modelo|model|ativo|asset)(?![a-z])/;

/** A quarter by itself, in a table that asks nothing else of anybody: when its rubbish is fetched. */
const isOfAnybody = (document: Document, head: Line): boolean =>
  head.length > 1 &&
  head.every(({ start, end }, column) => {
    const text = document.folded.slice(start, end).trim();
    return text === 'bairro' || (OF_ROUNDS.test(text) && column < MOST_COLUMNS);
  });
const OF_ROUNDS =
  /^(?:dias?(?: da semana| de coleta)?|data|turno|horarios?|periodo|frequencia|rota|setor|equipe|zona|regiao|cidade|municipio|uf|populacao|habitantes|casos|obitos|confirmados|taxa(?: de entrega)?|frete|valor|preco|prazo|total|quantidade|qtde?|%|linhas?(?: de onibus)?|observac(?:ao|oes)|situacao|status|area|obras?|servicos?)$/;

/** Whether the form or the table asks for a name as well, and for no things. */
function namesNear(document: Document, lines: readonly Line[], row: number): boolean {
  if (lines[row]!.some(({ start, end }) => OF_THINGS.test(document.folded.slice(start, end)))) return false;
  for (let near = Math.max(0, row - NAME_LINES); near <= row + NAME_LINES && near < lines.length; near++) {
    for (const cell of lines[near]!) {
      const name = /^[a-z][a-z ()/']{2,33}/.exec(
        document.folded.slice(cell.start, cell.start + LONGEST_LABEL),
      )?.[0];
      if (name !== undefined && LABELS.get(name.replaceAll(/\([ao]s?\)/g, '').trim())?.kind === 'name')
        return true;
    }
  }
  return false;
}

/** Short for what is asked as a head, and for an answer below it. */
const MARRIED = 'mar';

interface Header {
  readonly column: number;
  readonly label: Label;
  readonly name: string;
}

type Add = (label: Label, name: string, start: number, end: number, header: boolean) => void;

function readColumns(
  document: Document,
  lines: readonly Line[],
  row: number,
  headers: readonly Header[],
  add: Add,
): void {
  const head = lines[row]!;
  const table = head.length > 1;
  const textOf = ({ start, end }: Cell): string =>
    document.folded.slice(start, Math.min(end, start + LONGEST_LABEL));
  let open = headers;
  let gaps = 0;
  for (let below = row + 1; below < lines.length && gaps < GAP_LINES; below++) {
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
    gaps = 0;
    const again = new Set<number>();
    for (const { column, label, name } of open) {
      const value = cellInColumn(line, head, column);
      if (value === undefined) continue;
      if (!isLabel(document, value) || (label.category === 'marital-status' && textOf(value) === MARRIED))
        add(label, name, value.start, value.end, true);
      else if (textOf(value) === textOf(head[column]!)) again.add(column);
    }
    // A head that is said again begins its column anew: read to the end from each, a table of heads cost their square.
    if (again.size > 0) open = open.filter(({ column }) => !again.has(column));
    if (!table || open.length === 0) return;
  }
}

/** A row has about as many cells as its header and no labels of its own. */
function isRow(document: Document, line: Line, header: Line): boolean {
  if (line.length < 2 || line.length > header.length + 1) return false;
  if (line.length < header.length - 2 && !mayHaveGaps(line, header)) return false;
  return !line.some((cell) =>
    /^[a-z][a-z /'-]{1,24}:(?: |$)/.test(document.folded.slice(cell.start, cell.end)),
  );
}
