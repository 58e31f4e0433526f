/** "529.982.⏎247-25", "(11) 98765-⏎4321" in one column of a table: numbers that go on in the cell below. */

import { isValidCpf } from '@brazilian-utils/brazilian-utils';
import type { Category } from '../categories.ts';
import { because, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { cellInColumn, MOST_COLUMNS } from '../text/layout.ts';
import type { Cell, Line } from '../text/layout.ts';

const LONGEST = 20;
/** The first part asks for more, or the second begins as no number does. */
const BROKEN = /[-.]\n|\n-/;
const WHOLE: readonly {
  readonly category: Category;
  readonly form: RegExp;
  readonly isOne: (digits: string) => boolean;
}[] = [
  { category: 'cpf', form: /^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/, isOne: isValidCpf },
  { category: 'phone', form: /^(?:\+?55 ?)?\(?\d{2}\)? ?9? ?\d{4}[-. ]\d{4}$/, isOne: () => true },
];

/** Linear in cells. */
export function findWrappedCells(document: Document, lines: readonly Line[]): Found[] {
  return lines.flatMap((line, index) => {
    const next = lines[index + 1];
    if (line.length < 2 || line.length > MOST_COLUMNS || next === undefined || next.length === 0) return [];
    return line.flatMap((cell, column) => {
      if (!mayGoOn(document, cell)) return [];
      const below = cellInColumn(next, line, column);
      return below === undefined ? [] : ofBoth(document, cell, below);
    });
  });
}

const mayGoOn = ({ text }: Document, { start, end }: Cell): boolean =>
  end - start <= LONGEST && /^[+(]?\d[\d .()-]*$/.test(text.slice(start, end));

function ofBoth({ text }: Document, first: Cell, second: Cell): Found[] {
  if (second.end - second.start > LONGEST) return [];
  const parts = `${text.slice(first.start, first.end)}\n${text.slice(second.start, second.end)}`;
  if (!BROKEN.test(parts)) return [];
  const joined = parts.replace('\n', '');
  const whole = WHOLE.find(({ form, isOne }) => form.test(joined) && isOne(joined.replaceAll(/\D/g, '')));
  return whole === undefined
    ? []
    : [first, second].map(({ start, end }) => asFound(start, end, whole.category));
}

const asFound = (start: number, end: number, category: Category): Found => ({
  start,
  end,
  category,
  detector: 'identifier',
  confidence: 0.95,
  reason: because('pattern'),
  proposal: 'remove',
  priority: 92,
});
