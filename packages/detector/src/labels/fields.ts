import type { Found, Likely } from '../found.ts';
import type { Words } from '../names/runs.ts';
import { MOST_COLUMNS } from '../text/layout.ts';
import type { Line } from '../text/layout.ts';
import { findOverCaptions } from './captions.ts';
import { LIKE_A_NAME, answerBelow, readColumns, type Header } from './columns.ts';
import { LABELS } from './dictionary.ts';
import { ADDRESS_PART, ADDRESS_PARTS } from './dictionary/homes.ts';
import type { Label } from './dictionary/label.ts';
import { LONGEST_LABEL, NUMBERED, isLabel, labelIn, readColons } from './label-cells.ts';
import { meansSomethingElse } from './other-meanings.ts';
import { isPaired } from './paired.ts';
import { isOfRounds } from './rounds.ts';
import { endsHead, labelWithAbove } from './two-line-heads.ts';
import { findStacked } from './stacked.ts';
import { isTransposed } from './transposed.ts';
import { readValue } from './values.ts';

/** So many lines after the street a form asks for the rest of the address. */
const ADDRESS_LINES = 2;

/** Values beside, under or in the column of their labels. Linear in text and cells. */
export function findFields(words: Words, lines: readonly Line[], likely: Likely): Found[] {
  const { document } = words;
  const found: Found[] = [];
  const add = (label: Label, name: string, start: number, end: number, header: boolean) => {
    if (meansSomethingElse(document, lines, row, { label, name, start, end, header })) return;
    const said = name === 'id' && IN_YEARS.test(document.folded.slice(start, end)) ? AGE : label;
    const values = readValue(words, said, name, start, end, header);
    if (header && name === 'bairro' && isOfRounds(document, lines[row]!)) return;
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
          const next = line[column + 1] ?? answerBelow(document, lines, row, cell, label);
          if (next !== undefined && !isLabel(document, next)) add(label, name, next.start, next.end, false);
        }
      });
      const whole = document.folded
        .slice(cell.start, Math.min(cell.end, cell.start + LONGEST_LABEL + 1))
        .replace(/[*().:º°ª]+$/, '')
        .replace(NUMBERED, '')
        .trim();
      const name = labelIn(document, cell) ?? whole;
      const label = endsHead(whole)
        ? labelWithAbove(document, lines[row - 1], line, cell, whole)
        : /^id\.$/.test(document.folded.slice(cell.start, cell.end))
          ? AGE
          : labelOf(name.replaceAll('.', ' ').replaceAll(/ +/g, ' ').trim());
      if (
        label === undefined ||
        (label === ADDRESS_PART && row !== streetRow && line.length > 1) ||
        document.text[cell.end - 1] === ':'
      )
        return;
      const beside = line[column + 1];
      const isPair =
        ((line.length === 2 && column === 0) || (column % 2 === 0 && isPaired(document, lines, row))) &&
        !endsHead(whole);
      if (isPair && beside !== undefined && !isLabel(document, beside)) {
        add(label, name, beside.start, beside.end, true);
      } else if (column === 0 && label.kind !== 'code' && isTransposed(document, lines, row)) {
        for (const value of line.slice(1)) add(label, name, value.start, value.end, true);
      } else headers.push({ column, label, name });
    });
    if (headers.length > 0 && line.length <= MOST_COLUMNS) readColumns(document, lines, row, headers, add);
  }
  return [...found, ...findOverCaptions(words, lines, likely), ...findStacked(words, lines)];
}

/** Of anything else as well, further down. */
const NUMBERS: ReadonlySet<string> = new Set(['n', 'no', 'num', 'numero', 'code', 'p/code', 'p/c', 'unit']);

/** Portuguese shortens "idade" to "Id.". */
const AGE: Label = { category: 'age', kind: 'years' };
const IN_YEARS = /^\d{1,3} ?(?:a|anos?|m|meses|d|dias)(?![a-z])/;
