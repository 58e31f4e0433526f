import { because } from '../../found.ts';
import type { Found, Likely } from '../../found.ts';
import { isPhrase } from '../../identifiers/pass-phrases.ts';
import { THING, asFirst, isInDictionary, knownOf } from '../../names/lists.ts';
import type { Words } from '../../names/runs.ts';
import { isMachine, lookOf } from '../account-names.ts';
import { DATE } from '../date-forms.ts';
import { LABELS } from '../dictionary.ts';
import { namesIn } from '../name-values.ts';
import type { Label } from '../dictionary/label.ts';
import { readValue } from '../values.ts';
import { hasLife } from './somebody.ts';
import { fieldOf } from './field-names.ts';
import type { Field, FieldKind } from './field-names.ts';

/** Where the value of a field stands; `closed` by quotes, tags or the borders of its cell, else as far as it may go. */
export interface Value {
  readonly start: number;
  readonly end: number;
  readonly closed: boolean;
}

/** A comma may part a family from the names before it: "Brandt, Iolanda". */
const LETTERS =
  /^\p{L}[\p{L}.'’-]{0,40}(?:[ ^]{1,2}\p{L}[\p{L}.'’-]{0,40}){0,7}(?:, ?\p{L}[\p{L}.'’-]{0,40}(?: \p{L}[\p{L}.'’-]{0,40}){0,4})?$/u;
const WHOLE_DATE = new RegExp(
  `^(?:${DATE.source}|\\d{1,2}%2[fF]\\d{1,2}%2[fF]\\d{2,4}|(?:19|20)\\d{6})(?:[T ][\\d:.]{5,15}Z?)?`,
  'iu',
);

/** What stands in a field of the kind, from its beginning. */
const FORMS: Readonly<Record<Exclude<FieldKind, 'names' | 'called' | 'asked'>, RegExp>> = {
  birth: WHOLE_DATE,
  age: /^(?:1[01]\d|[1-9]?\d)(?: ?(?:anos?|years?|yrs?|[aYy]))?(?=[^\p{L}\d.]|$)/u,
  street: /^(?=[^\n]{0,60}\p{L}{3})(?!https?:|[\w.-]{1,40}@|0x)[\p{L}\d][^\n\t;"<>{}]{3,120}/u,
  house: /^[\p{L}\d][^\n\t;"<>{}@]{0,59}/u,
  phone: /^\+?\(?\d[\d ().-]{6,18}\d(?![\d\p{L}])/u,
  account: /^(?:[A-Z]{2,12}\\)?[A-Za-z][\w.-]{2,39}(?![\w@(])/u,
  number: /^(?=[A-Za-z._/-]{0,12}\d)[A-Za-z\d][\w./-]{1,39}(?!\w)/u,
  plate:
    /^(?=[A-Z\d -]{0,8}\d)(?=[\d -]{0,8}[A-Z])[A-Z\d](?:[ -]?[A-Z\d]){5,7}(?![\w-])|^[a-z]{3}-?\d[a-z\d]\d{2}(?![\w-])/u,
  document: /^\d[\d.]{4,12}-?[\dXx]?(?![\d\p{L}])/u,
  secret: /^[^\s"<>]{4,128}/u,
};

/** What programs and their descriptions put where nothing is known. */
const NOTHING =
  /^(?:null|none|nil|undefined|n\/?a|nan|true|false|string|str|text|texto|varchar.*|char.*|int.*|number|numeric|bool.*|date.*|any|object|required|optional|unknown|default|nao informad[oa]|sem .*|name|nome|value|valor|x+|\*+)$/;
/** What a program says to whoever fills it in. */
const PROMPT =
  /^(?:please|enter|type|digite|informe|insira|preencha|escreva|your|(?:o )?(?:seu|teu) (?:nome|sobrenome)|nome d)(?![a-z])|(?<![a-z])(?:obrigatori[oa]|invalid[oa]?|required|must be|deve ser)(?![a-z])/;
const COMPANY =
  /(?<![\p{L}\d])(?:ltda|s[./]?a|inc|ltd|llc|plc|gmbh|eireli|me|epp|banco|bank|corp)\.?(?![\p{L}\d])/u;

/** Over names and numbers that the value is made of. */
const OVER_PARTS = 66;
/** Over words with figures that other rules take for passwords, without the signs around them. */
const OVER_PASSWORDS = 92;

/** What the values are read with. */
export interface Reading {
  readonly words: Words;
  readonly likely: Likely;
}

/** A name where something else may be called so has to look like one to the model at least this much. */
const LIKE_A_NAME = 0.15;
const USUAL_NAME = 3;
const BIRTH: Label = { category: 'birth-date', kind: 'date' };

/** The datum that a field holds; nothing where the value is none of the kind. */
export function valueOf({ words, likely }: Reading, field: Field, value: Value): Found[] {
  const { text, folded } = words.document;
  const { start, end } = value;
  const written = text.slice(start, end);
  const plain = folded.slice(start, end);
  if (written === '' || NOTHING.test(plain) || PROMPT.test(plain) || isNameOfField(plain, field)) return [];
  if (field.kind === 'names') return peopleIn(words, field, value);
  if (field.kind === 'called')
    return peopleIn(words, field, value).filter(
      (one) =>
        likely(one.start, one.end) >= LIKE_A_NAME ||
        (isKnownName(words, one) && hasLife(words.document, start)),
    );
  if (field.kind === 'account') return accountIn(words, field, value);
  if (field.kind === 'secret' && value.closed && isPhrase(plain.trimEnd())) return [found(field, value, end)];
  if (field.kind === 'asked') return readValue(words, field.label!, field.name, start, end, true);
  const match = FORMS[field.kind].exec(written)?.[0].trimEnd();
  if (field.kind === 'birth' && match === undefined && value.closed)
    return readValue(words, BIRTH, field.name, start, end, true);
  if (
    match === undefined ||
    (value.closed && field.kind !== 'birth' && match.length < written.trimEnd().length)
  )
    return [];
  if (field.kind === 'secret' && !value.closed) return [];
  return [found(field, value, value.start + match.length)];
}

/** `"nome":"Bia","idade":37` */
const isKnownName = ({ document }: Words, { start, end }: Found): boolean =>
  document.folded
    .slice(start, end)
    .split(/[ ,]+/)
    .some((word) => asFirst(knownOf(word)) >= USUAL_NAME);

/** "occupation": "Occupation", as the texts of a program are kept. */
const isNameOfField = (folded: string, { category }: Field): boolean =>
  LABELS.get(folded)?.category === category || fieldOf(folded)?.category === category;

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
  if (isMachine(name) || isInDictionary(name)) return [];
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
  priority: field.kind === 'secret' ? OVER_PASSWORDS : OVER_PARTS,
});
