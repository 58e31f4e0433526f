/** Lists as CSV (RFC 4180), as spreadsheets of both languages write and read it. */

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

/** With a byte order mark, so that spreadsheets read the accents; formulas are made text. */
export function toCsv(rows: Iterable<readonly (string | number)[]>): string {
  const lines = [...rows].map((row) => row.map(quote).join(';'));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function quote(value: string | number): string {
  if (typeof value === 'number') return String(value);
  // a field that begins like a formula would be run by a spreadsheet (CWE-1236)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";,\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
