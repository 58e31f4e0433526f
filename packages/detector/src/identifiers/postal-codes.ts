import { sticky, words } from './specification.ts';
import type { Specification } from './specification.ts';

export const POSTAL_CODES: readonly Specification[] = [
  {
    category: 'postal-code',
    pattern: sticky('(?:\\d{5}\\s?-\\s?\\d{3}|\\d{2}\\.\\d{3}-\\d{3})(?!\\d)(?!-)'),
    leads: [2, 5],
    words: words('cep|c\\.e\\.p'),
    valid: 0,
    look: 0.88,
    named: 0.98,
    priority: 58,
    marks: /-/,
  },
  {
    category: 'postal-code',
    pattern: sticky('\\d{5}\\s?\\d{3}(?!\\d)'),
    leads: [5, 8],
    words: words('cep|c\\.e\\.p'),
    valid: 0,
    look: 0,
    named: 0.95,
    priority: 59,
  },
  {
    // Portugal.
    category: 'postal-code',
    pattern: sticky('[1-9]\\d{3}-\\d{3}(?![\\d-])'),
    leads: [4],
    words: words(
      '(?:codigo|c\\.?|cod\\.?) ?postal|c\\.?p\\.?|morada|residente|rua|avenida|travessa|largo|praceta|monte|quinta|lugar',
    ),
    valid: 0,
    look: 0,
    named: 0.9,
    priority: 58,
  },
  {
    category: 'postal-code',
    pattern: sticky('(?:\\d{5}-\\d{4}|\\d{3} \\d{2}|\\d{4} [A-Z]{2}|\\d{2}-\\d{3}|\\d{3,6})(?![\\dA-Za-z])'),
    leads: [2, 3, 4, 5, 6],
    words: words('(?:zip|zipcode|postal code|postcode|post code|plz|codigo postal)(?: code)?(?: is)?'),
    valid: 0,
    look: 0,
    named: 0.9,
    priority: 28,
    near: true,
  },
  {
    category: 'postal-code',
    pattern: sticky('(?:GIR ?0AA|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[ABD-HJLNP-UW-Z]{2})(?![A-Za-z0-9])'),
    words: words('postcode|post code|address|london|road|street|lane|avenue'),
    valid: 0,
    look: 0.85,
    named: 0.96,
    priority: 58,
    marks: / /,
  },
  {
    // Eircode: routing key and place, in letters that are not taken for others.
    category: 'postal-code',
    pattern: sticky('(?:[AC-FHKNPRTV-Y]\\d{2}|D6W) ?[\\dAC-FHKNPRTV-Y]{4}(?![A-Za-z0-9])'),
    words: words('eir ?code'),
    valid: 0,
    look: 0,
    named: 0.96,
    priority: 58,
  },
];
