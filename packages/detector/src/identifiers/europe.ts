import { codiceFiscale, frenchNir, germanTaxId, pesel, portugueseNif, spanishNif } from './checks.ts';
import { sticky, words } from './specification.ts';
import { isVat } from './vat.ts';
import type { Specification } from './specification.ts';

const END = '(?![A-Za-z0-9])';

/** The European Union; VAT numbers with the United Kingdom. */
export const EUROPE: readonly Specification[] = [
  {
    category: 'national-id',
    pattern: sticky(`(?:[XYZ]-?\\d{7}-?[A-Z]|\\d{8}-?[A-Z]|\\d{2}\\.\\d{3}\\.\\d{3}-?[A-Z])${END}`),
    leads: [2, 8],
    check: spanishNif,
    words: words('nif|nie|dni|documento nacional'),
    valid: 0.85,
    look: 0,
    named: 0.95,
    priority: 63,
  },
  {
    category: 'tax-id',
    pattern: sticky(`[A-Z]{6}\\d{2}[A-EHLMPRST]\\d{2}[A-Z]\\d{3}[A-Z]${END}`),
    check: codiceFiscale,
    words: words('codice fiscale|c\\.?f'),
    valid: 0.98,
    look: 0.9,
    named: 0.97,
    priority: 63,
    marks: /./,
  },
  {
    category: 'national-id',
    pattern: sticky('[12] ?\\d{2} ?\\d{2} ?\\d[\\dAB] ?\\d{3} ?\\d{3} ?\\d{2}(?!\\d)'),
    leads: [1, 3, 5, 15],
    check: frenchNir,
    words: words('nir|securite sociale|insee'),
    valid: 0.9,
    look: 0,
    named: 0.95,
    priority: 63,
  },
  {
    category: 'tax-id',
    pattern: sticky('\\d{2} ?\\d{3} ?\\d{3} ?\\d{3}(?!\\d)'),
    leads: [2, 11],
    check: germanTaxId,
    words: words('steuer-?id|steueridentifikationsnummer|idnr|steuernummer|identifikationsnummer'),
    valid: 0,
    look: 0,
    named: 0.96,
    priority: 63,
  },
  {
    category: 'national-id',
    pattern: sticky('\\d{11}(?!\\d)'),
    leads: [11],
    check: pesel,
    words: words('pesel'),
    valid: 0,
    look: 0,
    named: 0.97,
    priority: 63,
  },
  {
    category: 'tax-id',
    pattern: sticky('\\d{3} ?\\d{3} ?\\d{3}(?!\\d)'),
    leads: [3, 9],
    check: portugueseNif,
    words: words(
      'nif(?: para (?:o )?(?:recibo|fatura|faturacao))?|contribuinte|numero de identificacao fiscal',
    ),
    valid: 0,
    look: 0,
    named: 0.93,
    priority: 62,
  },
  {
    category: 'national-id',
    pattern: sticky(`\\d{8} ?\\d ?[A-Z]{2}\\d${END}`),
    leads: [8, 9],
    words: words('cc|cartao de cidadao|cartao do cidadao'),
    valid: 0,
    look: 0.85,
    named: 0.97,
    priority: 63,
    marks: /./,
  },
  {
    category: 'tax-id',
    pattern: sticky(
      `(?:AT ?U|BE|BG|CY|CZ|DE|DK|EE|EL|GR|ES ?[A-Z]?|FI|FR|GB|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK)(?: ?[\\dA-Z]){0,2} ?\\d(?:[ .-]?[\\dA-Z]){4,12}${END}`,
    ),
    check: isVat,
    words: words('vat|vat (?:no|number|id|reg)|iva|ust-?id(?:nr)?|tva|btw|nip|p\\.? ?iva|cif'),
    valid: 0.93,
    look: 0,
    named: 0.95,
    priority: 61,
  },
];
