/** Tables as CSV (RFC 4180), as spreadsheets of both languages write and read it. */

import { Readable } from 'node:stream';

/** Rows of fields. Separator: the semicolon when the first line has one outside quotes, else the comma. */
export function parseCsv(text: string): readonly (readonly string[])[] {
  const source = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(source);
  const rows: string[][] = [];
  let row: string[] = [];
  let field = '';
  let quoted = false;
  const endField = (): void => {
    row.push(field);
    field = '';
  };
  const endRow = (): void => {
    endField();
    if (row.some((each) => each.trim() !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < source.length; at++) {
    const char = source[at] ?? '';
    if (quoted) {
      if (char !== '"') field += char;
      else if (source[at + 1] === '"') field += source[++at] ?? '';
      else quoted = false;
    } else if (char === '"' && field === '') quoted = true;
    else if (char === separator) endField();
    else if (char === '\n') endRow();
    else if (char !== '\r') field += char;
  }
  endRow();
  return rows;
}

function separatorOf(source: string): ';' | ',' {
  const line = source.split('\n', 1)[0]?.replace(/"[^"]*"/g, '') ?? '';
  return line.includes(';') ? ';' : ',';
}

type Row = readonly (string | number)[];

/** So that spreadsheets read the accents. */
const MARK = '\uFEFF';

const line = (row: Row): string => `${row.map(quote).join(';')}\r\n`;

/** With a byte order mark; formulas are made text. */
export const toCsv = (rows: Iterable<Row>): string => MARK + [...rows].map(line).join('');

/** The same, as the rows come. */
export function csvStream(heading: Row, batches: AsyncIterable<readonly Row[]>): Readable {
  return Readable.from(
    (async function* () {
      yield MARK + line(heading);
      for await (const rows of batches) yield rows.map(line).join('');
    })(),
    { objectMode: false },
  );
}

function quote(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // a field that begins like a formula would be run by a spreadsheet (CWE-1236); one more mark tells ours from the field's own
  const text = /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
