import { because } from '../../found.ts';
import type { Found } from '../../found.ts';
import { THING, isInDictionary, knownOf } from '../../names/lists.ts';
import type { Words } from '../../names/runs.ts';
import { isNoAccount, lookOf } from '../account-names.ts';
import { DATE } from '../date-forms.ts';
import { namesIn } from '../name-values.ts';
import type { Field, FieldKind } from './field-names.ts';

/** Where the value of a field stands; `closed` by quotes, tags or the borders of its cell, else as far as it may go. */
export interface Value {
  readonly start: number;
  readonly end: number;
  readonly closed: boolean;
}

const LETTERS = /^\p{L}[\p{L}.'’-]{0,40}(?:[ ^]{1,2}\p{L}[\p{L}.'’-]{0,40}){0,7}$/u;
const WHOLE_DATE = new RegExp(
  `^(?:${DATE.source}|\\d{1,2}%2[fF]\\d{1,2}%2[fF]\\d{2,4}|(?:19|20)\\d{6})(?:[T ][\\d:.]{5,15}Z?)?`,
  'iu',
);

/** What stands in a field of the kind, from its beginning. */
const FORMS: Readonly<Record<Exclude<FieldKind, 'names' | 'called'>, RegExp>> = {
  birth: WHOLE_DATE,
  age: /^(?:1[01]\d|[1-9]?\d)(?: ?(?:anos?|years?|yrs?|[aYy]))?(?=[^\p{L}\d.]|$)/u,
  street: /^(?=[^\n]{0,60}\p{L}{3})(?!https?:|[\w.-]{1,40}@|0x)[\p{L}\d][^\n\t;"<>{}]{3,120}/u,
  house: /^[\p{L}\d][^\n\t;"<>{}@]{0,59}/u,
  phone: /^\+?\(?\d[\d ().-]{6,18}\d(?![\d\p{L}])/u,
  account: /^(?:[A-Z]{2,12}\\)?[A-Za-z][\w.-]{2,39}(?![\w@(])/u,
  number: /^(?=[A-Za-z./-]{0,6}\d)[A-Za-z\d][\w./-]{1,24}(?!\w)/u,
  document: /^\d[\d.]{4,12}-?[\dXx]?(?![\d\p{L}])/u,
  secret: /^[^\s"<>]{4,128}/u,
  words: /^\p{L}[\p{L} ()./-]{1,50}/u,
};

/** What programs and their descriptions put where nothing is known. */
const NOTHING =
  /^(?:null|none|nil|undefined|n\/?a|nan|true|false|string|str|text|texto|varchar.*|char.*|int.*|number|numeric|bool.*|date.*|any|object|required|optional|unknown|default|nao informad[oa]|sem .*|name|nome|value|valor|x+|\*+)$/;
/** Those of machines. */
const NOBODYS_ACCOUNT =
  /^(?:admin|administrador|administrator|root|system|sistema|sys|service|servico|batch|job|robo|bot|api|app|web|guest|anonymous|public|internal|self|this|me|support|suporte|backup|deploy|jenkins|postgres|oracle|mysql|null|none|user|usuario|test|teste|dbo|sa|ti|rh)(?:[._-].*)?\d*$/;
const COMPANY =
  /(?<![\p{L}\d])(?:ltda|s[./]?a|inc|ltd|llc|plc|gmbh|eireli|me|epp|banco|bank|corp)\.?(?![\p{L}\d])/u;

/** Over names and numbers that the value is made of. */
const OVER_PARTS = 66;

/** The datum that a field holds; nothing where the value is none of the kind. */
export function valueOf(words: Words, field: Field, value: Value): Found[] {
  const { text, folded } = words.document;
  const written = text.slice(value.start, value.end);
  if (written === '' || NOTHING.test(folded.slice(value.start, value.end))) return [];
  if (field.kind === 'names' || field.kind === 'called') return peopleIn(words, field, value);
  if (field.kind === 'account') return accountIn(words, field, value);
  const match = FORMS[field.kind].exec(written)?.[0].trimEnd();
  if (
    match === undefined ||
    (value.closed && field.kind !== 'birth' && match.length < written.trimEnd().length)
  )
    return [];
  if (field.kind === 'secret' && !value.closed) return [];
  return [found(field, value, value.start + match.length)];
}

function peopleIn(words: Words, field: Field, value: Value): Found[] {
  const { start, end } = value;
  const { text, folded } = words.document;
  const written = text.slice(start, end);
  // "HOLLOWAY^GARETH" stands alone wherever it does.
  const closed = value.closed || written.includes('^');
  const named = namesIn(words, field.name, start, end, false);
  if (!closed || !LETTERS.test(written) || COMPANY.test(folded.slice(start, end)))
    return closed && named.length === 0 ? [] : named.map((one) => ({ ...one, priority: OVER_PARTS }));
  if (named.length === 0 && (field.kind === 'called' || hasThing(folded.slice(start, end)))) return [];
  return [found(field, value, value.end)];
}

const hasThing = (folded: string): boolean => folded.split(' ').some((word) => (knownOf(word) & THING) !== 0);

function accountIn(words: Words, field: Field, value: Value): Found[] {
  const { start, end, closed } = value;
  const { text, folded } = words.document;
  const match = FORMS.account.exec(text.slice(start, end))?.[0];
  if (match === undefined || (closed && match.length < end - start))
    return namesIn(words, field.name, start, end, false);
  const name = folded.slice(start, start + match.length);
  if (isNoAccount(name) || NOBODYS_ACCOUNT.test(name) || isInDictionary(name)) return [];
  const plain = /^[a-z]+$|^[A-Z]+$/.test(match);
  return plain || lookOf(match) !== undefined ? [found(field, value, start + match.length)] : [];
}

const found = (field: Field, { start, closed }: Value, end: number): Found => ({
  start,
  end,
  category: field.category,
  detector: 'label',
  confidence: 0.93,
  // A field of a record is a head of a table, whatever is written around.
  reason: because(closed ? 'table-header' : 'label', field.name),
  proposal: 'remove',
  priority: OVER_PARTS,
});
