import type { Document } from '../text/document.ts';
import { cellUnder } from '../text/layout.ts';
import type { Cell, Line } from '../text/layout.ts';
import { LABELS } from './dictionary.ts';
import type { Label } from './dictionary/label.ts';

/** How a head of two lines ends: "ESTADO" over "CIVIL". */
const ENDS: ReadonlySet<string> = new Set(['civil', 'conjugal', 'de nascimento', 'nasc', 'nascto']);

export const endsHead = (name: string): boolean => ENDS.has(name);

/** What the end of a head asks for together with the cell over it. */
export function labelWithAbove(
  document: Document,
  above: Line | undefined,
  line: Line,
  cell: Cell,
  name: string,
): Label | undefined {
  if (above === undefined || above.length < 2 || line.length < 2) return LABELS.get(name);
  const over = line.length === above.length ? above[line.indexOf(cell)] : cellUnder(above, cell);
  const first = over === undefined ? '' : document.folded.slice(over.start, over.end).replace(/[.]$/, '');
  return LABELS.get(`${first} ${name}`) ?? LABELS.get(name);
}
