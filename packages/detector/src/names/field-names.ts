/** Names of tags, fields and columns of programs, taken for people, accounts or numbers: `<nmTrab>`, `"createdBy":`, `nr_logradouro:`. */

import type { Category } from '../categories.ts';
import type { Found } from '../found.ts';
import { fieldOf } from '../labels/data-fields/field-names.ts';
import type { Document } from '../text/document.ts';
import { OTHER_WORD, asFirst, asSurname, isNoWord, knownOf } from './lists.ts';

const JUDGED: ReadonlySet<Category> = new Set([
  'person',
  'user-name',
  'registration',
  'national-id',
  'address',
  'profession',
  'organisation',
  'professional-id',
  'civil-record',
]);
/** What is closed, and opened, in pairs; a name between such signs, as in "<Ana Prado>", closes nothing. */
const CLOSED = /<\/(?:[\w-]{1,20}:)?([A-Za-z][\w.-]{1,39})>/g;
const LONGEST = 40;
/** One word, as it stands within the text around a finding. */
const BEFORE = /[\w.$-]*$/;
const BEHIND = /^[\w.$-]*/;
/** "nr_conta", "NM_MAE" or "createdBy"; "RG_AnaPrado" is the name of a file. */
const COMPOUND =
  /^(?:[a-z]{1,20}(?:_[a-z]{1,20}){1,5}|[A-Z]{1,20}(?:_[A-Z]{1,20}){1,5}|[a-z]{1,20}(?:[A-Z][a-z]{1,20}){1,5})$/;
/** What the names of fields begin or end with. */
const FIRST_PART =
  /^(?:nm|nome|nr|num|nro|cd|cod|codigo|ds|desc|dt|data|tp|tipo|vl|valor|qt|qtd|st|fl|flag|sg|id|is|has|cpf|rg|grau|cost|first|last|full|created|updated)$/;
const LAST_PART =
  /^(?:name|nome|nm|id|ids|key|code|codigo|date|data|type|tipo|status|by|at|url|uri|path|hash|token|count|total|email|phone|number|version|nasc|cep|uf|bairro|addr|address|logradouro)$/;
const USUAL_NAME = 3;
const VERY_USUAL_NAME = 6;

/** Linear. */
export function withoutFieldNames({ text }: Document, found: readonly Found[]): Found[] {
  const tags = text.includes('</')
    ? new Set(Array.from(text.matchAll(CLOSED), ([, name]) => name!))
    : new Set<string>();
  return found.filter(({ category, detector, start, end }) => {
    if (!JUDGED.has(category) || detector === 'list' || detector === 'rule' || end - start > LONGEST)
      return true;
    const before = BEFORE.exec(text.slice(Math.max(0, start - LONGEST), start))![0];
    const behind = BEHIND.exec(text.slice(end, end + LONGEST))![0];
    const word = before + text.slice(start, end) + behind;
    const from = start - before.length;
    const to = end + behind.length;
    return (
      !isTag(text, from, to, word, tags) && !isField(text, from, to, word) && !isType(text, from, to, word)
    );
  });
}

function isTag(text: string, from: number, to: number, word: string, tags: ReadonlySet<string>): boolean {
  const opens = text[from - 1] === '<' || (text[from - 1] === '/' && text[from - 2] === '<');
  return opens && /[>\s/]/.test(text[to] ?? '') && tags.has(word) && !wordsOf(word).every(isName);
}

/** "VARCHAR(60)" */
const TYPE =
  /^(?:n?(?:var)?char2?|character|(?:tiny|small|medium|big)?int|integer|decimal|numeric|number|float|double|bit|(?:var)?binary|raw|enum|date|time|datetime2?|timestamp|clob|blob|text|uuid|bool(?:ean)?)$/i;
const isType = (text: string, from: number, to: number, word: string): boolean =>
  TYPE.test(word) && /^\(['"\d]/.test(text.slice(to, to + 2)) && text[from - 1] !== '.';

/** Right before a quoted value, or made of the words of fields where one stands. */
function isField(text: string, from: number, to: number, word: string): boolean {
  if (/^=\\?["']/.test(text.slice(to, to + 3))) return !wordsOf(word).some(isName);
  if (SPOKEN.test(text.slice(to, to + 40)) && wordsOf(word).some(mayBeSomebody)) return false;
  const quoted = /["']/.test(text[to] ?? '') && text[to] === text[from - 1];
  return /^ ?(?:[:=|\t\n,)]|$)/.test(text.slice(quoted ? to + 1 : to, to + 3)) && isMadeOfParts(word);
}

function isMadeOfParts(word: string): boolean {
  if (!COMPOUND.test(word)) return false;
  const parts = wordsOf(word);
  if (fieldOf(word) !== undefined && !isName(parts[0]!)) return true;
  const isOne = FIRST_PART.test(parts[0]!) || LAST_PART.test(parts.at(-1)!);
  return isOne && !parts.some((part) => !FIRST_PART.test(part) && !LAST_PART.test(part) && isName(part));
}

const wordsOf = (written: string): string[] =>
  written
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_')
    .toLowerCase()
    .split(/[_.-]/);

/** "qvasco_id: hello everyone": what a chat says, not the value of a field. */
const SPOKEN = /^: \p{L}[\p{L}'’,!?]* \p{Ll}/u;
const LONG_ENOUGH = 6;
/** Behind a name in a chat stands anything that is no word, and any family, as "prado". */
const mayBeSomebody = (word: string): boolean =>
  (word.length >= LONG_ENOUGH && isNoWord(word)) ||
  asFirst(knownOf(word)) >= USUAL_NAME ||
  asSurname(knownOf(word)) >= USUAL_NAME;

/** A word that is a name and nothing else, or a very usual name. */
export function isName(word: string): boolean {
  const known = knownOf(word);
  if (asFirst(known) >= VERY_USUAL_NAME) return true;
  return (known & OTHER_WORD) === 0 && (asFirst(known) >= USUAL_NAME || asSurname(known) >= USUAL_NAME);
}
