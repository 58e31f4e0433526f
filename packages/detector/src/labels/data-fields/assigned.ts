/** Fields with their values as programs write them: `"dtNasc": "…"`, `nm_mae=…`, `<xLgr>…</xLgr>`, `lastName="…"`, `nome LIKE '%…%'`. */

import type { Found } from '../../found.ts';
import { LONGEST_FIELD, fieldOf } from './field-names.ts';
import type { Field } from './field-names.ts';
import { valueOf } from './field-values.ts';
import type { Reading, Value } from './field-values.ts';
import { isOfSomebody } from './somebody.ts';

const SIGN = /[:=>]| (?:i?like|LIKE) /g;
/** In which the name of a field is quoted or made of several words, so that it is none of prose. */
const COMPOUND = /[_]|[a-z][A-Z]/;
const FIELD_BEFORE = /(\\?["'`])?([\p{L}_$][\p{L}\d_.$-]{0,39})\1?$/u;
/** "Estado civil": in quotes a field may be called by several words. */
const QUOTED_BEFORE = /(["'`])([\p{L}][\p{L}\d_ .ºª/-]{1,38})\1$/u;
const TAG_BEFORE = /<(?:[\w-]{1,20}:)?([A-Za-z][\w.-]{1,39})(?: [^<>\n]{0,120})?$/;
const GAP = /[ \t]{0,4}(?:\n[ \t]{0,24})?>?[ \t]{0,4}/y;
const QUOTED = /\\?(["'`])%?([^\n]{0,160}?)%?\\?\1/y;
const OPEN = /[^\n\t;,|&{}[\]<>"']{1,120}/y;
/** Where the next field begins. */
const NEXT = / {2}|[ ,]+[\p{L}_][\p{L}\d_.-]{0,30} ?[:=]/u;
const TAGGED = /\s{0,8}(?:<!\[CDATA\[)?([^<>\n]{1,160}?)(?:\]\]>)?\s{0,8}<\//y;
/** So far behind its street a part of an address stands. */
const REACH = 400;
const LOOK_BACK = LONGEST_FIELD + 4;

/** Linear. */
export function findAssigned(reading: Reading): Found[] {
  const { document } = reading.words;
  const { text } = document;
  const found: Found[] = [];
  let street = -REACH;
  for (const { index, 0: sign } of text.matchAll(SIGN)) {
    const read = sign === '>' ? tagged(text, index) : assigned(text, index, sign);
    if (read === undefined || (read.field.kind === 'house' && index - street > REACH)) continue;
    if (read.field.needs !== undefined && !(read.field.needs === 'somebody' && isOfSomebody(document, index)))
      continue;
    const values = valueOf(reading, read.field, read.value);
    if (read.field.kind === 'street' && values.length > 0) street = index;
    found.push(...values);
  }
  return found;
}

interface Read {
  readonly field: Field;
  readonly value: Value;
}

function assigned(text: string, index: number, sign: string): Read | undefined {
  const before = text.slice(Math.max(0, index - LOOK_BACK), index).trimEnd();
  if (!/[\p{L}\d"'`]$/u.test(before)) return undefined;
  const match = QUOTED_BEFORE.exec(before) ?? FIELD_BEFORE.exec(before);
  if (match === null) return undefined;
  const name = match[2]!.slice(match[2]!.lastIndexOf('.') + 1);
  if (sign === ':' && match[1] === undefined && !COMPOUND.test(name)) return undefined;
  const field = fieldOf(name);
  if (field === undefined) return undefined;
  GAP.lastIndex = index + sign.length;
  const start = GAP.lastIndex + GAP.exec(text)![0].length;
  QUOTED.lastIndex = start;
  const quoted = QUOTED.exec(text);
  if (quoted !== null) {
    const from = start + quoted[0].indexOf(quoted[2]!, quoted[0].indexOf(quoted[1]!) + 1);
    return { field, value: { start: from, end: from + quoted[2]!.length, closed: true } };
  }
  OPEN.lastIndex = start;
  const open = OPEN.exec(text)?.[0];
  if (open === undefined) return undefined;
  const next = open.search(NEXT);
  return { field, value: { start, end: start + (next < 0 ? open.length : next), closed: false } };
}

function tagged(text: string, index: number): Read | undefined {
  const before = text.slice(Math.max(0, index - 160), index);
  const tag = TAG_BEFORE.exec(before.slice(Math.max(0, before.lastIndexOf('<'))))?.[1];
  const field = tag === undefined ? undefined : fieldOf(tag);
  if (field === undefined) return undefined;
  TAGGED.lastIndex = index + 1;
  const match = TAGGED.exec(text);
  if (match === null) return undefined;
  const start = index + 1 + match[0].indexOf(match[1]!);
  return { field, value: { start, end: start + match[1]!.length, closed: true } };
}
