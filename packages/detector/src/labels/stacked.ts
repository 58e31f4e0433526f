/** Forms whose labels were taken from the page before their answers: "Nome:", "Idade:", "Profissão:", then "Altair Gouveia", "58", "serralheiro". */

import type { Found } from '../found.ts';
import type { Words } from '../names/runs.ts';
import type { Document } from '../text/document.ts';
import type { Cell, Line } from '../text/layout.ts';
import { LABELS } from './dictionary.ts';
import type { Label } from './dictionary/label.ts';
import { LONGEST_LABEL, nameIn } from './label-cells.ts';
import { readValue } from './values.ts';

const FEWEST = 3;
const MOST = 40;
const LONGEST_VALUE = 80;

interface Asked {
  readonly label: Label;
  readonly name: string;
  readonly value: Cell;
}

/** Linear in lines. */
export function findStacked(words: Words, lines: readonly Line[]): Found[] {
  const { document } = words;
  const found: Found[] = [];
  for (let row = 0; row < lines.length; row++) {
    const labels = runOf(lines, row, (cell) => endsInColon(document, cell));
    if (labels.length < FEWEST) continue;
    row += labels.length;
    if (lines[row]?.length === 0) row++;
    const values = runOf(lines, row, (cell) => isAnswer(document, cell)).slice(0, labels.length);
    if (values.length === labels.length) found.push(...answersTo(words, labels, values));
    row--;
  }
  return found;
}

/** Lines of one cell each, as far as they are of a kind. */
function runOf(lines: readonly Line[], from: number, is: (cell: Cell) => boolean): Cell[] {
  const run: Cell[] = [];
  for (let row = from; row < lines.length && run.length < MOST; row++) {
    const [cell, other] = lines[row]!;
    if (cell === undefined || other !== undefined || !is(cell)) break;
    run.push(cell);
  }
  return run;
}

const endsInColon = ({ text }: Document, { start, end }: Cell): boolean =>
  end - start <= LONGEST_LABEL && text[end - 1] === ':';
const isAnswer = ({ text }: Document, { start, end }: Cell): boolean =>
  end - start <= LONGEST_VALUE && text[end - 1] !== ':';

/** Where each date and age has the form of one, the answers stand in the order of the labels. */
function answersTo(words: Words, labels: readonly Cell[], values: readonly Cell[]): Found[] {
  const asked = labels.flatMap((cell, index): Asked[] => {
    const name = nameIn(words.document, cell);
    const label = LABELS.get(name);
    return label === undefined || label.kind === 'code' ? [] : [{ label, name, value: values[index]! }];
  });
  const read = ({ label, name, value }: Asked): Found[] =>
    readValue(words, label, name, value.start, value.end, true);
  const formed = asked.filter(({ label: { kind } }) => kind === 'date' || kind === 'years');
  return formed.length > 0 && formed.every((one) => read(one).length > 0) ? asked.flatMap(read) : [];
}
