/** Values in the rows under the names of their fields: files of values parted by commas, semicolons, bars or tabs. */

import type { Found } from '../../found.ts';
import { OTHER_LABELS } from '../dictionary.ts';
import { fieldOf, LONGEST_FIELD } from './field-names.ts';
import type { Field, FieldKind } from './field-names.ts';
import { valueOf } from './field-values.ts';
import type { Reading, Value } from './field-values.ts';

const MOST_FIELDS = 100;
/** Fields of nobody are called by one word, too; prose has longer pieces. */
const HEAD = /^ ?["']?[\p{L}_#][\p{L}\d_ .º°/-]{0,38}["']? ?$/u;
const COMPOUND = /_|[a-z][A-Z]/;
const LONGEST_LINE = 2000;

/** Linear. */
export function findInRows(reading: Reading): Found[] {
  const { text } = reading.words.document;
  const found: Found[] = [];
  let columns: Columns | undefined;
  for (let start = 0, feed = 0; feed >= 0; start = feed + 1) {
    feed = text.indexOf('\n', start);
    const end = feed < 0 ? text.length : feed;
    if (end - start > LONGEST_LINE) columns = undefined;
    else if (columns === undefined) columns = headOf(text, start, end);
    else {
      const cells = cellsOf(text, start, end, columns.sign);
      if (cells.length === columns.fields.length) found.push(...valuesIn(reading, columns, cells));
      else columns = headOf(text, start, end);
    }
  }
  return found;
}

interface Columns {
  readonly sign: string;
  readonly fields: readonly (Field | undefined)[];
}

export const valuesIn = (
  reading: Reading,
  { fields }: Pick<Columns, 'fields'>,
  cells: readonly Value[],
): Found[] =>
  cells.flatMap((cell, column) => {
    const field = fields[column];
    return field === undefined ? [] : valueOf(reading, field, cell);
  });

const OF_PLACES: ReadonlySet<FieldKind> = new Set(['street', 'house']);
/** What nobody but a person is asked for. */
const OF_PEOPLE: ReadonlySet<FieldKind> = new Set(['names', 'birth', 'age', 'document', 'asked']);
const NAME = /^["' ]*(?:nome|name)["' ]*$/i;

/** Of the columns of a table; streets are homes only where somebody is named or told by a number. */
export function fieldsOf(names: readonly string[]): (Field | undefined)[] {
  const fields = names.map((name) => fieldOf(name.replaceAll(/[`"'[\]]/g, '').trim()));
  const has = (is: (field: Field) => boolean): boolean =>
    fields.some((field) => field !== undefined && field.needs === undefined && is(field));
  const named = names.some((name) => NAME.test(name));
  const asksLife = has(({ kind, category }) => OF_PEOPLE.has(kind) && category !== 'profession');
  const ofPeople = named || asksLife || has(({ kind }) => !OF_PLACES.has(kind) && kind !== 'phone');
  const hasStreet = fields.some((field) => field?.kind === 'street');
  const isRead = ({ kind, category, needs }: Field): boolean => {
    if (OF_PLACES.has(kind)) return ofPeople && hasStreet;
    if (needs === 'table') return asksLife;
    return (needs === undefined && category !== 'profession') || ofPeople;
  };
  return fields.map((field) => (field !== undefined && isRead(field) ? field : undefined));
}

/** The names of at least three fields, one of somebody among them, or of two that are both known. */
function headOf(text: string, start: number, end: number): Columns | undefined {
  const line = text.slice(start, end);
  const sign = [';', '|', '\t', ','].find((one) => line.includes(one));
  if (sign === undefined || line.length < 8) return undefined;
  const names = line.split(sign);
  if (names.length < 2 || names.length > MOST_FIELDS) return undefined;
  if (!names.every((name) => name.length <= LONGEST_FIELD && (HEAD.test(name) || name.trim() === '')))
    return undefined;
  // What stands in the columns of a printed table is read where the labels of forms are.
  if ((sign === '\t' || sign === '|') && !names.some((name) => COMPOUND.test(name))) return undefined;
  const fields = fieldsOf(names);
  const known = fields.filter((field) => field !== undefined).length;
  const other = names.some((name) => OTHER_LABELS.has(name.trim().toLowerCase()));
  return known > 0 && (names.length > 2 || known === 2 || other) ? { sign, fields } : undefined;
}

/** The cells of a row, without their quotes, within which a sign parts nothing. */
export function cellsOf(text: string, start: number, end: number, sign: string): Value[] {
  const cells: Value[] = [];
  for (let from = start; from <= end && cells.length <= MOST_FIELDS;) {
    while (from < end && text[from] === ' ') from++;
    const quote = text[from] === '"' || text[from] === "'" ? text[from]! : undefined;
    const close = quote === undefined ? -1 : text.indexOf(quote, from + 1);
    const isQuoted = close > 0 && close < end;
    const next = text.indexOf(sign, isQuoted ? close + 1 : from);
    const to = next < 0 || next > end ? end : next;
    const last = isQuoted ? close : from + text.slice(from, to).trimEnd().length;
    cells.push({ start: isQuoted ? from + 1 : from, end: last, closed: true });
    from = to + 1;
  }
  return cells;
}
