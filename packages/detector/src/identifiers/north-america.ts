import { npi, ssn } from './checks.ts';
import { NO_PLATE_BEFORE } from './plates/elsewhere.ts';
import { sticky, words } from './specification.ts';
import type { Specification } from './specification.ts';

const END = '(?![A-Za-z0-9])';

/** The United States, and what is written much alike elsewhere: licences, passports, plates. */
export const NORTH_AMERICA: readonly Specification[] = [
  {
    category: 'national-id',
    pattern: sticky('\\d{3}[ -]?\\d{2}[ -]?\\d{4}(?![\\d-])'),
    leads: [3, 5, 9],
    check: ssn,
    words: words('ssn|social security(?: (?:no|number))?|social(?= ?(?:#|no[ .]|is|:))|itin|taxpayer'),
    valid: 0,
    look: 0.88,
    named: 0.96,
    priority: 61,
    marks: /^\d{3}-\d{2}-\d{4}$/,
  },
  {
    category: 'national-id',
    pattern: sticky('\\d{4}(?![\\d/-]|[.,]\\d)'),
    leads: [4],
    words: words(
      '(?:ssn|social security(?: number)?)[^\\n]{0,16}(?:ending(?: in| with)?|ends in|last (?:four|4)(?: digits)?)|last (?:four|4)(?: digits)?(?: of (?:[a-z]{2,5} )?(?:ssn|social security(?: number)?))?|(?:green card|licen[sc]e|id)[^\\n]{0,16}ending(?: in)?',
    ),
    valid: 0,
    look: 0,
    named: 0.92,
    priority: 31,
    near: true,
  },
  {
    category: 'tax-id',
    pattern: sticky('\\d{2}-?\\d{7}(?![\\d-])'),
    leads: [2, 9],
    words: words('ein|employer id(?:entification)?(?: number)?|fein|tax id|federal id'),
    valid: 0,
    look: 0,
    named: 0.95,
    priority: 62,
  },
  {
    category: 'passport',
    pattern: sticky(`(?:[A-Z]{1,2}\\d{6,8}|\\d{9})${END}`),
    leads: [9],
    words: words('passport(?: (?:no|number))?|passaporte'),
    valid: 0,
    look: 0,
    named: 0.95,
    priority: 63,
  },
  {
    category: 'passport',
    pattern: sticky(`(?:\\d{1,2}[A-Z]{1,2}\\d{4,7}|[A-Z]{1,3}\\d{5,8}[A-Z]?|\\d{7,9})${END}`),
    leads: [1, 2, 7, 8, 9],
    words: words('passport(?: (?:no|number))?|passaporte|travel document'),
    valid: 0,
    look: 0,
    named: 0.9,
    priority: 62,
    near: true,
  },
  {
    category: 'national-id',
    pattern: sticky(
      `(?:[A-Z]{2} )?[A-Z]{0,3}-?(?=(?:[ -]?[A-Z\\d]){6})\\d[\\dA-Z]{0,4}(?:[ -]?[\\dA-Z]{1,6}){1,4}${END}`,
    ),
    leads: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    words: words(
      "driver'?s? licen[sc]e(?: (?:no|number))?|driving licen[sc]e(?: (?:no|number))?|dl(?: (?:no|number))?|state id|id card(?: (?:no|number))?|national id",
    ),
    valid: 0,
    look: 0,
    named: 0.92,
    priority: 48,
    near: true,
  },
  {
    category: 'health-record',
    pattern: sticky(
      `[1-9][A-CEGHJ-NP-RT-Y][0-9A-CEGHJ-NP-RT-Y]\\d-?[A-CEGHJ-NP-RT-Y][0-9A-CEGHJ-NP-RT-Y]\\d-?[A-CEGHJ-NP-RT-Y]{2}\\d{2}${END}`,
    ),
    leads: [1, 2],
    words: words('mbi|medicare'),
    valid: 0,
    look: 0.9,
    named: 0.98,
    priority: 63,
    marks: /./,
  },
  {
    category: 'professional-id',
    pattern: sticky('[12]\\d{9}(?!\\d)'),
    leads: [10],
    check: npi,
    words: words('npi'),
    valid: 0,
    look: 0,
    named: 0.97,
    priority: 63,
  },
  {
    category: 'professional-id',
    pattern: sticky(`(?:[A-Z]{1,3}-?)?\\d[\\dA-Z]{3,11}${END}`),
    leads: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    words: words(
      '(?:gmc|nmc|gdc|hcpc|sra|gphc|dea|bar (?:no|number|roll)|state bar(?: of [a-z]{4,12})? (?:no|number)|medical licen[sc]e|rn licen[sc]e|professional licen[sc]e)(?: reg(?:istration)?)?(?: (?:no|number|id|roll)| ?#)?',
    ),
    valid: 0,
    look: 0,
    named: 0.85,
    priority: 47,
    near: true,
  },
  {
    category: 'plate',
    pattern: sticky(
      `(?:[A-Z]{1,3}[ -]?\\d{1,4}(?:[ -]?[A-Z]{1,3}(?: [A-Z]{2})?| \\d{2,3})?|[A-Z]{2,3}\\d[ -]\\d[A-Z]\\d(?: [A-Z]{2})?|\\d{1,4}[A-Z]{0,3}[ -]?[A-Z]{1,3}\\d{0,4})${END}`,
    ),
    leads: [1, 2, 3, 4],
    words: words(
      '(?:licen[sc]e |number )?plate(?: (?:no|number))?|rego|registration|tag(?: (?:no|number))?|vehicle reg(?:istration)?|reg(?:istration)? (?:no|number|mark)',
    ),
    valid: 0,
    look: 0,
    named: 0.9,
    priority: 61,
    near: true,
    not: /\d ?[AP]M$/,
    unless: NO_PLATE_BEFORE,
  },
];
