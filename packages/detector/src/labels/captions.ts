/** Forms whose line is filled in over its caption: "12/03/1969" over "(data de nascimento)", "44    copeira" over "Idade    Profissão". */

import type { Found, Likely } from '../found.ts';
import type { Words } from '../names/runs.ts';
import type { Document } from '../text/document.ts';
import { MOST_COLUMNS, cellUnder } from '../text/layout.ts';
import type { Cell, Line } from '../text/layout.ts';
import { LIKE_A_NAME, hasForm } from './columns.ts';
import { LABELS, OF_LIFE } from './dictionary.ts';
import type { Label } from './dictionary/label.ts';
import { LONGEST_LABEL, isLabel, nameIn } from './label-cells.ts';
import { readValue } from './values.ts';

/** The line to write on, where it stands by itself between the value and its caption. */
const RULED = /^[\s_.…-]{3,200}$/;
const IN_BRACKETS = /^\((.{2,60})\)$/;
const LONGEST_VALUE = 80;
/** One may be a heading over a field that was left empty. */
const FEWEST = 2;
/** Any word may be an answer to these, a heading as well. */
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
export function findOverCaptions(words: Words, lines: readonly Line[], likely: Likely): Found[] {
  const { document } = words;
  const written = lines.flatMap((_, row) => captionedAt(document, lines, row));
  const bracketsEnd = written.some(({ bracketed, ends }) => bracketed && ends);
  const under = written.filter(({ bracketed, ends }) => ends || (bracketed && bracketsEnd));
  const read = under.flatMap(({ captions, values, bracketed }) =>
    captions.flatMap((cell): Answer[] => {
      const name = nameOf(document, cell);
      const label = LABELS.get(name);
      const value = cellUnder(values, cell);
      if (label === undefined || value === undefined) return [];
      return [{ label, bracketed, found: readValue(words, label, name, value.start, value.end, true) }];
    }),
  );
  const isSure = under.length >= FEWEST && read.some((one, index) => isFilledIn(one, index === 0, likely));
  return read.flatMap(({ label: { category }, found }) =>
    (category === 'age' || OF_LIFE.has(category)) && (isSure || !FREE.has(category)) ? found : [],
  );
}

interface Answer {
  readonly label: Label;
  readonly bracketed: boolean;
  readonly found: readonly Found[];
}

/** Whether it shows that the answers stand over their captions: where they stand under them, a heading is over the first, and what is over the others answers something else. */
const isFilledIn = ({ label, bracketed, found }: Answer, first: boolean, likely: Likely): boolean =>
  found.length > 0 &&
  (bracketed ||
    hasForm(label) ||
    (first && label.kind === 'name' && found.some(({ start, end }) => likely(start, end) >= LIKE_A_NAME)));

function captionedAt(document: Document, lines: readonly Line[], row: number): Captioned[] {
  const captions = lines[row]!;
  if (row === 0 || captions.length === 0 || captions.length > MOST_COLUMNS) return [];
  const ends = (lines[row + 1] ?? []).length === 0;
  // Most lines of a text are neither, and need not be asked whether they are captions.
  if (!ends && document.text[captions[0]!.start] !== '(') return [];
  if (!captions.every((cell) => isCaption(document, cell))) return [];
  const values = isRuled(document, lines[row - 1]!) ? lines[row - 2] : lines[row - 1];
  if (values?.length !== captions.length || !values.every((cell) => isWritten(document, cell))) return [];
  const bracketed = captions.every((cell) => IN_BRACKETS.test(textOf(document, cell)));
  return [{ captions, values, bracketed, ends }];
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

const nameOf = (document: Document, cell: Cell): string =>
  IN_BRACKETS.exec(textOf(document, cell))?.[1]?.trim() ?? nameIn(document, cell);
