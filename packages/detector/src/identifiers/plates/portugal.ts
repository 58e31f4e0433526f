import { sticky, words } from '../specification.ts';
import type { Specification } from '../specification.ts';
import { ESTACIONADO, MAKER, MODELO, VEICULO } from './vehicle-words.ts';

export const PLATES_OF_PORTUGAL: readonly Specification[] = [
  {
    // The oldest, letters first, are like the grades of oils, the codes of norms and of forms.
    category: 'plate',
    pattern: sticky(
      '(?:[A-Z]{2}[- ]\\d{2}[- ](?:[A-Z]{2}|\\d{2})|\\d{2}[- ](?:[A-Z]{2}[- ]\\d{2}|\\d{2}[- ][A-Z]{2}))(?![A-Za-z0-9-])',
    ),
    leads: [2],
    words: words(
      `matriculas?|chapa|portagem|scut|via verde|gnr|${VEICULO}|${MODELO}|${MAKER}|${ESTACIONADO}|car|plate`,
    ),
    wordsAfter: true,
    valid: 0,
    look: 0,
    named: 0.93,
    priority: 60,
    // Of oils the oldest form is the grade, too.
    unless: /(?:oleo|lubrificante|sae|grau|viscosidade) (?:[a-z]{2,12} )?$/,
    not: /^(?:EN|NP|IP|IC|EP|PT|BR|CE|UE|DL|ND|NR|NO) ?-?\d\d[- ]\d\d$|^(?=.* ).*(?:JAN|DE|KM|HP|CV|EUR)/,
  },
  {
    // What is drawn by a vehicle, by district: "reboque C-118204".
    category: 'plate',
    pattern: sticky('[A-Z]{1,2}-\\d{4,6}(?![A-Za-z0-9-])'),
    words: words('(?:semi-?)?reboque|atrelado|caravana|roulotte'),
    valid: 0,
    look: 0,
    named: 0.93,
    priority: 63,
    near: true,
    adjacent: true,
  },
];
