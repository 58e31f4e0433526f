import type { Category } from '../categories.ts';
import type { Found } from '../found.ts';
import { LABELS, OTHER_LABELS } from '../labels/dictionary.ts';
import { isInDictionary } from '../names/lists.ts';
import { isDigit } from '../text/characters.ts';
import type { Document } from '../text/document.ts';

const IN_SERIES: ReadonlySet<Category> = new Set([
  'registration',
  'health-record',
  'bank-account',
  'national-id',
  'vehicle',
  'device',
]);
/** Behind a mark or a word in small letters, no word itself. */
const SERIES = /(?<=[\p{Ll}:,.(#º°] )[A-Z]{1,4} $/u;
/** Words of two letters, which no dictionary knows, and names of numbers. */
const NO_SERIES: ReadonlySet<string> = new Set(
  'a e o i de do da no na em of to in on at by is as or id mr ms dr sr nhs ssn nif nie npi dob tel fax iban bic pin tax sub ref acc usd eur gbp brl cad aud zar inr chf jpy ngn'.split(
    ' ',
  ),
);

/** Letters that hang together with the figures, by a mark or without: "AG-20419", "DL/0722184", "rh-4471", "s1234567". */
const ATTACHED = /(?<![\p{L}\d.@/-])(?:[A-Z]{1,4}[-/]|[a-z]{1,3}-|[A-Za-z])$/u;

const LOOK_BACK = 8;

const isLabel = (letters: string): boolean =>
  NO_SERIES.has(letters) || OTHER_LABELS.has(letters) || LABELS.has(letters);

/** "OW 1108-46221", "WAP 0650 0400 418": letters that stand before the figures by themselves are theirs. */
export function withSeries({ text, folded }: Document, one: Found): Found {
  if (!IN_SERIES.has(one.category) || !isDigit(text.charCodeAt(one.start))) return one;
  const before = text.slice(Math.max(0, one.start - LOOK_BACK), one.start);
  const attached = ATTACHED.exec(before)?.[0];
  if (attached !== undefined)
    return isLabel(attached.replace(/[-/]$/, '').toLowerCase())
      ? one
      : { ...one, start: one.start - attached.length };
  const series = SERIES.exec(before)?.[0];
  if (series === undefined) return one;
  const start = one.start - series.length;
  const letters = folded.slice(start, one.start - 1);
  return isLabel(letters) ||
    isInDictionary(letters) ||
    one.reason.detail === undefined ||
    one.reason.detail.split(/[^a-z]/).includes(letters)
    ? one
    : { ...one, start };
}
