/** Forms whose line is filled in over its caption: "12/03/1969" over "(data de nascimento)", "44    copeira" over "Idade    Profissão". */

import type { Found } from '../found.ts';
import type { Words } from '../names/runs.ts';
import type { Document } from '../text/document.ts';
import { MOST_COLUMNS, cellUnder } from '../text/layout.ts';
import type { Cell, Line } from '../text/layout.ts';
import { LABELS, OF_LIFE } from './dictionary.ts';
import type { Label } from './dictionary/label.ts';
import { LONGEST_LABEL, isLabel, labelIn } from './label-cells.ts';
import { readValue } from './values.ts';

/** The line to write on, where it stands by itself between the value and its caption. */
const RULED = /^[\s_.…-]{3,200}$/;
const IN_BRACKETS = /^\((.{2,60})\)$/;
const LONGEST_VALUE = 80;
/** One may be a heading over a field that was left empty. */
const FEWEST = 2;
/** Any word may be an answer to these. */
const FREE: ReadonlySet<string> = new Set(['profession', 'nationality', 'birthplace']);

/** A line of captions with what is written right over it. */
interface Captioned {
  readonly captions: Line;
  readonly values: Line;
  readonly bracketed: boolean;
  /** Whether nothing stands under it, so that it cannot lead to what does. */
  readonly ends: boolean;
}

/** Linear in cells. */
export function findOverCaptions(words: Words, lines: readonly Line[]): Found[] {
  const { document } = words;
  const written = lines.flatMap((_, row) => captionedAt(document, lines, row));
  const bracketsEnd = written.some(({ bracketed, ends }) => bracketed && ends);
  const under = written.filter(({ bracketed, ends }) => ends || (bracketed && bracketsEnd));
  return under.flatMap(({ captions, values }) =>
    captions.flatMap((cell) => {
      const name = nameOf(document, cell);
      const label = LABELS.get(name);
      const value = cellUnder(values, cell);
      return label === undefined || value === undefined || !isAsked(label, under.length)
        ? []
        : readValue(words, label, name, value.start, value.end, true);
    }),
  );
}

const isAsked = ({ category }: Label, captions: number): boolean =>
  (category === 'age' || OF_LIFE.has(category)) && (captions >= FEWEST || !FREE.has(category));

function captionedAt(document: Document, lines: readonly Line[], row: number): Captioned[] {
  const captions = lines[row]!;
  if (row === 0 || captions.length === 0 || captions.length > MOST_COLUMNS) return [];
  if (!captions.every((cell) => isCaption(document, cell))) return [];
  const values = isRuled(document, lines[row - 1]!) ? lines[row - 2] : lines[row - 1];
  if (values?.length !== captions.length || !values.every((cell) => isWritten(document, cell))) return [];
  const bracketed = captions.every((cell) => IN_BRACKETS.test(textOf(document, cell)));
  return [{ captions, values, bracketed, ends: (lines[row + 1] ?? []).length === 0 }];
}

const isWritten = (document: Document, cell: Cell): boolean =>
  cell.end - cell.start <= LONGEST_VALUE &&
  !isCaption(document, cell) &&
  !textOf(document, cell).includes(':');

const textOf = (document: Document, { start, end }: Cell): string => document.folded.slice(start, end);

const isRuled = (document: Document, line: Line): boolean =>
  line.length > 0 && line.every((cell) => RULED.test(textOf(document, cell)));

function isCaption(document: Document, cell: Cell): boolean {
  return (
    cell.end - cell.start <= LONGEST_LABEL &&
    document.text[cell.end - 1] !== ':' &&
    (isLabel(document, cell) || LABELS.has(nameOf(document, cell)))
  );
}

const nameOf = (document: Document, cell: Cell): string => {
  const text = textOf(document, cell);
  return labelIn(document, cell) ?? (IN_BRACKETS.exec(text)?.[1] ?? text).replace(/[*. ]+$/, '').trim();
};
