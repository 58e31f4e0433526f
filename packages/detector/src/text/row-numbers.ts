/** Numbers that count the rows of a table or list: the one above or below is one less or more. */

const FIRST_CELL = /^(\d{1,6})(?:\/\d{2,4})?[.)º°]?(?=[\t\n ])/;
/** A row is read no further than this, in units. */
const LONGEST_ROW = 400;

/** Whether a number at the head of a line goes on counting from, or to, that of its neighbour. */
export function countsRows(text: string, start: number): boolean {
  if (start > 0 && text[start - 1] !== '\n') return false;
  const own = numberAt(text, start);
  if (own === undefined) return false;
  const above = start < 2 ? -1 : text.lastIndexOf('\n', start - 2);
  const below = text.indexOf('\n', start);
  return (
    (start > 0 && start - above < LONGEST_ROW && numberAt(text, above + 1) === own - 1) ||
    (below > 0 && below - start < LONGEST_ROW && numberAt(text, below + 1) === own + 1)
  );
}

function numberAt(text: string, start: number): number | undefined {
  const digits = FIRST_CELL.exec(text.slice(start, start + 16))?.[1];
  return digits === undefined ? undefined : Number(digits);
}
