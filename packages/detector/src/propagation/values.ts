/** Numbers and codes found once, found everywhere: their label stands beside them only the first time. */

import type { Category } from '../categories.ts';
import type { Found } from '../found.ts';
import { withoutIssuer } from '../identifiers/rg-issuers.ts';
import type { Document } from '../text/document.ts';
import { TOLD, mayBegin, ofUnits } from '../text/first-units.ts';
import type { FirstUnits } from '../text/first-units.ts';
import { asFound, isWhole, says, type SaidValue } from './said-value.ts';
import { alike, formsOf } from './values-of-a-form.ts';

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
const SURE = 0.8;
/** Letters and figures; fewer stand for anything. */
const SHORTEST = 5;
const FEWEST_FIGURES = 3;
/** So many begin alike that hardly anything else is looked up. */
const HEAD = TOLD;
const LONGEST = 128;

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
  readonly known: ReadonlyMap<string, SaidValue>;
  /** Longest first. */
  readonly lengths: readonly number[];
  readonly heads: FirstUnits;
}

/** As they were written and without the marks between their figures. */
function valuesOf({ folded }: Document, found: readonly Found[]): Values {
  const known = new Map<string, SaidValue>();
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

function same(folded: string, at: number, { known, lengths }: Values): SaidValue | undefined {
  for (const length of lengths) {
    const one = known.get(folded.slice(at, at + length));
    if (one !== undefined && isWhole(folded, at, at + length)) return one;
  }
  return undefined;
}
