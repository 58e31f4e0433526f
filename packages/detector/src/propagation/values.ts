/** Numbers and codes found once, found everywhere: their label stands beside them only the first time. */

import type { Category } from '../categories.ts';
import { because, type Found } from '../found.ts';
import { isDigit, isLetter } from '../text/characters.ts';
import { withoutIssuer } from '../identifiers/rg-issuers.ts';
import type { Document } from '../text/document.ts';
import { TOLD, mayBegin, ofUnits } from '../text/first-units.ts';
import type { FirstUnits } from '../text/first-units.ts';

/** What says nothing by its value alone ("34", "casado") or is a day like others stays where it was said. */
const REPEATED: ReadonlySet<Category> = new Set([
  'registration',
  'health-record',
  'professional-id',
  'work-card',
  'national-id',
  'tax-id',
  'civil-record',
  'foreigner-id',
  'voter-id',
  'passport',
  'cpf',
  'rg',
  'cnh',
  'pis',
  'cns',
  'bank-account',
  'iban',
  'card',
  'phone',
  'user-name',
  'secret',
  'device',
  'plate',
  'vehicle',
]);
/** Numbers that one office gives to many people, all in one form. */
const NUMBERED: ReadonlySet<Category> = new Set(['registration', 'health-record']);
const SURE = 0.8;
/** Letters and figures; fewer stand for anything. */
const SHORTEST = 5;
const FEWEST_FIGURES = 3;
/** So many begin alike that hardly anything else is looked up. */
const HEAD = TOLD;
const LONGEST = 128;
/** So many values of a form make it that of a list. */
const OF_A_FORM = 2;

interface Known {
  readonly category: Category;
  readonly value: string;
}

/** Linear in text and findings: what is looked up at a place depends on the lengths that values have. */
export function findRepeatedValues(document: Document, found: readonly Found[]): Found[] {
  const sure = found.filter(
    ({ category, detector, confidence, proposal }) =>
      REPEATED.has(category) && detector !== 'list' && confidence >= SURE && proposal === 'remove',
  );
  const values = valuesOf(document, sure);
  if (values.known.size === 0) return [];
  const forms = formsOf(document, sure);
  const { folded } = document;
  const { at: places, heads, headAt, after: follows, count } = document.places.folded;
  const begins = Array.from(heads, (head) => mayBegin(values.heads, head));
  const again: Found[] = [];
  let after = 0;
  for (let place = 0; place < count; place++) {
    const isHead = begins[headAt[place]!]!;
    if (!isHead && forms.size === 0) continue;
    const at = places[place]!;
    if (at < after || follows[place] !== 0 || !says(folded, at)) continue;
    const known = (isHead ? same(folded, at, values) : undefined) ?? alike(folded, at, forms);
    if (known === undefined) continue;
    again.push(asFound(known, at));
    after = at + known.value.length;
  }
  return again;
}

interface Values {
  readonly known: ReadonlyMap<string, Known>;
  /** Longest first. */
  readonly lengths: readonly number[];
  readonly heads: FirstUnits;
}

/** As they were written and without the marks between their figures. */
function valuesOf({ folded }: Document, found: readonly Found[]): Values {
  const known = new Map<string, Known>();
  for (const { start, end, category } of found) {
    // "(99) 645-791" from its first figure on.
    const said = folded.slice(start, end).replace(/^[^\p{L}\d]+/u, '');
    const value = category === 'rg' ? withoutIssuer(said) : said;
    const bare = value.replaceAll(/[^\p{L}\d]/gu, '');
    if (!isTelling(category, value, bare)) continue;
    for (const written of [value, bare, ...partsOf(category, value)])
      known.set(written, { category, value: written });
  }
  return {
    known,
    lengths: [...new Set(Array.from(known.keys(), ({ length }) => length))].sort((a, b) => b - a),
    heads: ofUnits(Array.from(known.keys(), (value) => value.slice(0, HEAD))),
  };
}

/** "livro A-12, fl. 5, termo 45671" is said again by the number of its term. */
const partsOf = (category: Category, value: string): readonly string[] =>
  category === 'civil-record' ? (value.match(/\d(?:\.?\d){4,}/g) ?? []) : [];

/** Hardly anything else is the same by chance: not "10000", not a word. */
function isTelling(category: Category, value: string, bare: string): boolean {
  if (value.length > LONGEST || bare.length < SHORTEST || /^\d+0{3}$/.test(bare)) return false;
  const figures = bare.replaceAll(/\D/g, '').length;
  return figures >= FEWEST_FIGURES || (category === 'secret' && (figures > 0 || bare.length < value.length));
}

function same(folded: string, at: number, { known, lengths }: Values): Known | undefined {
  for (const length of lengths) {
    const one = known.get(folded.slice(at, at + length));
    if (one !== undefined && isWhole(folded, at, at + length)) return one;
  }
  return undefined;
}

/** "TG-0061", "D3-018", folded. */
const CODE = /^[a-z]{1,4}\d?[-/.]?\d{3,10}/;
/** "tg-####": letters and marks as they are, figures alike. */
function formsOf({ folded }: Document, found: readonly Found[]): Map<string, Known> {
  const counts = new Map<string, Set<string>>();
  const forms = new Map<string, Known>();
  for (const { start, end, category } of found) {
    const value = folded.slice(start, end);
    if (!NUMBERED.has(category) || CODE.exec(value)?.[0] !== value) continue;
    const form = formOf(value);
    const met = counts.get(form) ?? new Set();
    counts.set(form, met.add(value));
    if (met.size >= OF_A_FORM) forms.set(form, { category, value });
  }
  return forms;
}

export const formOf = (value: string): string => value.replaceAll(/\d/g, '#');

function alike(folded: string, at: number, forms: ReadonlyMap<string, Known>): Known | undefined {
  if (forms.size === 0) return undefined;
  const run = CODE.exec(folded.slice(at, at + LONGEST))?.[0];
  if (run === undefined || !isWhole(folded, at, at + run.length)) return undefined;
  const known = forms.get(formOf(run));
  return known === undefined ? undefined : { ...known, value: run };
}

/** @param from the value that told it */
export function asFound({ category, value }: Known, start: number, from = value): Found {
  return {
    start,
    end: start + value.length,
    category,
    detector: 'propagation',
    confidence: 0.85,
    reason: because('found-elsewhere', from),
    proposal: 'remove',
    priority: 28,
  };
}

const says = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  return isDigit(unit) || isLetter(unit);
};

/** No part of a sum or a share, no count of something: "20417" is none in "20417,50", "1.20417", "R$ 20417", "20417 km". */
export const isWhole = (folded: string, start: number, end: number): boolean =>
  end <= folded.length &&
  !says(folded, end) &&
  !AFTER_SUM.test(folded.slice(end, end + 12)) &&
  !/(?:(?<!\d)\d{1,3}[.,]|[$€£] ?)$/.test(folded.slice(Math.max(0, start - 5), start));
const AFTER_SUM =
  /^(?:[.,]\d{1,3}(?!\d)| ?(?:%|(?:reais|usd|eur|km|kg|un|units?|unidades|pessoas|pieces|m2|ha)(?![a-z])))/;
