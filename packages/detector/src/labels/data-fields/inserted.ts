/** What is put into the fields of a database: `insert into pessoa (nome, senha) values ('…', '…')`. */

import type { Found } from '../../found.ts';
import type { Reading } from './field-values.ts';
import { cellsOf, fieldsOf, valuesIn } from './rows.ts';

const INTO = /insert (?:ignore )?into [\w.`"[\]]{1,80}\s{0,4}\(([^()]{2,2000})\)\s{0,8}values\s{0,8}(?=\()/gi;
const TUPLE = /\((?:'[^'\n]{0,400}'|[^'()\n]){1,400}\)/y;
const BETWEEN = /\s{0,4},\s{0,16}/y;

/** Linear. */
export function findInserted(reading: Reading): Found[] {
  const { text, folded } = reading.words.document;
  if (!folded.includes('insert ')) return [];
  const found: Found[] = [];
  for (const match of folded.matchAll(INTO)) {
    const list = match.index + match[0].indexOf('(') + 1;
    const fields = fieldsOf(text.slice(list, list + match[1]!.length).split(','));
    for (let at = match.index + match[0].length; ;) {
      TUPLE.lastIndex = at;
      const tuple = TUPLE.exec(text);
      if (tuple === null) break;
      const cells = cellsOf(text, at + 1, at + tuple[0].length - 1, ',');
      if (cells.length === fields.length) found.push(...valuesIn(reading, { fields }, cells));
      BETWEEN.lastIndex = at + tuple[0].length;
      const between = BETWEEN.exec(text);
      if (between === null) break;
      at = BETWEEN.lastIndex;
    }
  }
  return found;
}
