/** The label that a number took along, the next label behind a town: none of it is the datum. */

import type { Category } from '../categories.ts';
import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';

/** What numbers are called in capitals; letters that are part of one ("AB 123456", "MG-14.882", "TX 25180860") are none of these. Folded. */
const LABEL =
  /^(?:cpf|rg|cnh|rnm|crnm|rne|nis|nit|pis|sus|cns|inss|niss|ctps|mte|siape|cga|orcid|renavam|nif|nhs|nhi|chi|ssn|sin|ird|utr|pps|upn|dl|cdl|odl|oln|isa|cisrs|cpsid|mcn|mrn|imei|iccid|s\/?n|re|ip)(?: (?:n[.o]{1,2}|no\.?|num(?:ero)?|number))?[ :.]{1,3}(?=(?:[a-z]{2} )?[a-z]{0,4}[\d-]{0,4}\d{2})/;
/** A passport found by its "Documento:" may be a "RG 2033874". */
const NUMBERED: ReadonlySet<Category> = new Set([
  'registration',
  'national-id',
  'passport',
  'health-record',
  'bank-account',
  'device',
  'tax-id',
]);
/** "aged about 61"; behind the label of a form it is part of what is said. */
const ABOUT = /^(?:about|around) (?=\d)/;
/** "Otacílio Costa, RG" */
const NEXT_LABEL = /(?:^|[\s,;]{1,3})(?:RG|CPF|CNH|CTPS|NIF|DNI|RNE|RNM)$/;

/** One finding without the words at its edges, or none. */
export function withoutWords(one: Found, { text, folded }: Document): Found[] {
  if (NUMBERED.has(one.category)) {
    const length = LABEL.exec(folded.slice(one.start, one.end))?.[0].length ?? 0;
    return length === 0 ? [one] : [{ ...one, start: one.start + length }];
  }
  if (one.category === 'age') {
    const about = ABOUT.exec(folded.slice(one.start, one.end))?.[0] ?? '';
    return folded.endsWith('aged ', one.start) ? [{ ...one, start: one.start + about.length }] : [one];
  }
  if (one.category !== 'birthplace') return [one];
  const label = NEXT_LABEL.exec(text.slice(one.start, one.end))?.[0];
  if (label === undefined) return [one];
  return label.length === one.end - one.start ? [] : [{ ...one, end: one.end - label.length }];
}
