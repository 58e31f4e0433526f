import { nhs, pps } from './checks.ts';
import { sticky, words } from './specification.ts';
import type { Specification } from './specification.ts';

const END = '(?![A-Za-z0-9]|[.,]\\d)';
export const UNITED_KINGDOM: readonly Specification[] = [
  {
    category: 'tax-id',
    pattern: sticky('\\d{5} ?\\d{5}(?!\\d)'),
    leads: [5, 10],
    words: words('utr|unique taxpayer(?: reference)?'),
    valid: 0,
    look: 0,
    named: 0.96,
    priority: 62,
  },
  {
    category: 'national-id',
    // Behind it, which issue of the licence it is.
    pattern: sticky(`[A-Z9]{5} ?\\d{6} ?[A-Z9]{2} ?\\d[A-Z]{2}(?: ?\\d{2})?${END}`),
    words: words('driving licen[sc]e|dvla|driver (?:number|no)'),
    valid: 0,
    look: 0.9,
    named: 0.97,
    priority: 63,
    marks: /./,
  },
  {
    category: 'national-id',
    pattern: sticky(`[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\\d{2} ?\\d{2} ?\\d{2} ?[A-D]${END}`),
    words: words(
      'ni(?: (?:no|number))?|nino|national insurance(?: (?:no|number))?|(?:your |our )?ref(?:erence)?',
    ),
    valid: 0,
    look: 0.92,
    named: 0.98,
    priority: 63,
    marks: /./,
    // "HC 151914 A GR": a case of a Brazilian court, its digits not in pairs.
    never: /^[A-Z]{2} \d{6} /,
  },
  {
    category: 'national-id',
    pattern: sticky(`[A-Z]{2} ?\\d{2} ?\\d{2} ?\\d{2} ?[A-D]${END}`),
    words: words('ni(?: (?:no|number))?|nino|national insurance(?: (?:no|number))?'),
    valid: 0,
    look: 0,
    named: 0.96,
    priority: 62,
  },
  {
    category: 'health-record',
    pattern: sticky('\\d{3}[ -]?\\d{3}[ -]?\\d{4}(?!\\d)'),
    leads: [3, 10],
    check: nhs,
    words: words('nhs(?: (?:no|number))?'),
    valid: 0,
    look: 0,
    named: 0.97,
    priority: 63,
  },
  {
    category: 'national-id',
    pattern: sticky(`\\d{7}[A-W][A-IW]?${END}`),
    leads: [7],
    check: pps,
    words: words('pps ?n?|personal public service'),
    valid: 0.75,
    look: 0,
    named: 0.93,
    priority: 62,
  },
];
