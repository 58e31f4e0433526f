/** Tables as programs export them, parted by semicolons or commas: "nome;nascimento;est_civil" and the lines under it. */

import type { Found } from '../found.ts';
import type { Words } from '../names/runs.ts';
import { OF_LIFE, OTHER_LABELS } from './dictionary.ts';
import { labelOfKey } from './keys.ts';
import type { Label } from './label.ts';
import { readValue } from './values.ts';

const BEGINS = /^["']?[a-z#][^;,\n]{0,36}[;,]/;
const LOOK_AHEAD = 40;
const LONGEST_HEAD = 800;
const LONGEST_ROW = 1500;
const HEAD = /^["']?[a-zà-ÿ#][\w à-ÿºª°()./-]{0,36}["']?$/i;
const FEWEST_COLUMNS = 3;
const FEWEST_KNOWN = 2;
/** A name in a column that no list knows has to look like one to the model at least this much. */
const LIKE_A_NAME = 0.15;
const READ: ReadonlySet<Label['kind']> = new Set(['name', 'date', 'years', 'words', 'number', 'job']);

interface Field {
  readonly start: number;
  readonly end: number;
}

/** Linear: each line is cut once. */
export function findSeparated(words: Words, likely: (start: number, end: number) => number): Found[] {
  const { text, folded } = words.document;
  const found: Found[] = [];
  for (let start = 0; start < text.length;) {
    let end = lineEnd(text, start);
    const heads = BEGINS.test(folded.slice(start, Math.min(end, start + LOOK_AHEAD)))
      ? headsOf(text, folded, start, end)
      : undefined;
    if (heads !== undefined) {
      for (;;) {
        const next = end + 1;
        if (next >= text.length) break;
        const nextEnd = lineEnd(text, next);
        const fields = fieldsOf(text, next, nextEnd, heads.separator, LONGEST_ROW);
        if (fields.length !== heads.columns.length) break;
        for (const [column, field] of fields.entries()) {
          const asked = heads.columns[column];
          if (asked === undefined || field.start === field.end) continue;
          const values = readValue(words, asked.label, asked.name, field.start, field.end, true);
          found.push(
            ...values.filter(
              (one) => asked.label.kind !== 'name' || likely(one.start, one.end) >= LIKE_A_NAME,
            ),
          );
        }
        end = nextEnd;
      }
    }
    start = end + 1;
  }
  return found;
}

const lineEnd = (text: string, from: number): number => {
  const feed = text.indexOf('\n', from);
  return feed === -1 ? text.length : feed;
};

interface Heads {
  readonly separator: ';' | ',';
  readonly columns: readonly ({ label: Label; name: string } | undefined)[];
}

function headsOf(text: string, folded: string, start: number, end: number): Heads | undefined {
  if (end - start > LONGEST_HEAD) return undefined;
  const separator = text.slice(start, end).includes(';') ? ';' : ',';
  const fields = fieldsOf(text, start, end, separator, LONGEST_HEAD);
  if (fields.length < FEWEST_COLUMNS) return undefined;
  if (!fields.every((one) => one.start === one.end || HEAD.test(text.slice(one.start, one.end))))
    return undefined;
  const names = fields.map((one) =>
    unaccented(text.slice(one.start, one.end), folded.slice(one.start, one.end)),
  );
  const columns = names.map(labelOfKey);
  const known = columns.filter(
    (one, column) => one !== undefined || OTHER_LABELS.has(names[column]!.toLowerCase()),
  );
  if (known.length < FEWEST_KNOWN) return undefined;
  if (!columns.some((one) => one !== undefined && isOfPeople(one))) return undefined;
  const asksLife = columns.some((one) => one !== undefined && isOfPeople(one) && one.label.kind !== 'name');
  return {
    separator,
    columns: columns.map((one) =>
      one !== undefined && READ.has(one.label.kind) && (asksLife || !OF_THINGS_TOO.has(one.name))
        ? one
        : undefined,
    ),
  };
}

/** "status": of an order as well as of somebody who is married. */
const OF_THINGS_TOO: ReadonlySet<string> = new Set(['status', 'condition', 'condicao']);

const isOfPeople = ({ label, name }: { label: Label; name: string }): boolean =>
  label.kind === 'name' ||
  ((label.category === 'age' || (OF_LIFE.has(label.category) && label.kind !== 'job')) &&
    !OF_THINGS_TOO.has(name));

/** Folded, but for the capitals that begin the words of "dataNascimento". */
const unaccented = (text: string, folded: string): string =>
  /[a-z][A-Z]/.test(text)
    ? Array.from(folded, (letter, index) =>
        /\p{Lu}/u.test(text[index] ?? '') ? letter.toUpperCase() : letter,
      ).join('')
    : folded;

/** Without the quotes around them, in which the sign parts nothing. */
function fieldsOf(text: string, start: number, end: number, separator: string, longest: number): Field[] {
  if (end - start > longest) return [];
  const fields: Field[] = [];
  let from = start;
  let quoted = false;
  for (let index = start; index <= end; index++) {
    if (index < end && text[index] === '"') quoted = !quoted;
    if (index < end && (quoted || text[index] !== separator)) continue;
    fields.push(trimmed(text, from, index));
    from = index + 1;
  }
  return fields;
}

const AROUND: ReadonlySet<string> = new Set([' ', '\t', '"', '\r']);

function trimmed(text: string, start: number, end: number): Field {
  while (start < end && AROUND.has(text[start]!)) start++;
  while (end > start && AROUND.has(text[end - 1]!)) end--;
  return { start, end };
}
