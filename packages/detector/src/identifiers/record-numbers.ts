/** Numbers by which hospitals, services, insurers and states keep somebody in their records, that their name tells. Folded. */

import { named } from './named-numbers.ts';
import type { Numbered } from './named-numbers.ts';

export const RECORD_NUMBERS: readonly Numbered[] = [
  // What hospitals and donors' lists of Brazil call their patients.
  named(
    'health-record',
    4,
    '(?:registro|reg\\.?) (?:d[oa] )?(?:hc|hu|hospital)|(?<!the )same(?=:| n[.o]{1,2} )|(?<=(?:n[.o]{1,2}|registro|pront\\.?) )same|hygia(?= |:)|(?:pt|ehr|emr)(?: ?id| ?#)|redome',
  ),
  named(
    'registration',
    4,
    'tornozeleira(?: eletronica)?|custody(?= no| number)|fbi(?= no\\.?| ?#)|perm(?:anent)?(?= id|\\.? ?#)|jail(?= id)',
    'pay(?= ref)',
    'mtr(?=\\.?:| n[.o]{1,2} )',
  ),
  named('registration', 6, 'prec-?cp', '(?:n[.o]{1,2}|numero) de policia'),
  {
    // A power company's "CDC 5/1042281-4", not the code of consumers of 1990.
    category: 'registration',
    pattern: /(?<![a-z])cdc(?: n[.o]{1,2})?[ :]{1,2}(?=(\d\/\d{5,8}-\d)(?![\d-]))/y,
    soon: 12,
  },
  {
    // On a card of insurance: "ID# XYZ447128841 GRP# 5512".
    category: 'health-record',
    pattern:
      /(?<![a-z])id ?#?:? ?(?=([a-z]{0,4}\d{6,12}(?: ?\d{2})?)[ \t|,;\n]{1,3}(?:grp|group|rx ?bin)(?![a-z]))/y,
    soon: 12,
  },
  {
    // By which the United States know an immigrant.
    category: 'national-id',
    pattern:
      /(?<![a-z\d])a(?: ?#|-?number|-file(?: no\.?)?)[ :#]{0,2}(?=(a?\d{3}[- ]\d{3}[- ]\d{3}|a?\d{8,9})(?![\d-]))/y,
    soon: 20,
  },
];
