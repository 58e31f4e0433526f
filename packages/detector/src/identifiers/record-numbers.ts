/** Numbers by which hospitals, services, insurers and states keep somebody in their records, that their name tells. Folded. */

import { named } from './named-numbers.ts';
import type { Numbered } from './named-numbers.ts';

export const RECORD_NUMBERS: readonly Numbered[] = [
  // What hospitals and donors' lists of Brazil call their patients.
  named(
    'health-record',
    4,
    '(?:registro|reg\\.?) (?:d[oa] )?(?:hc|hu|hospital)(?= n[.o]{1,2} |: ?\\d| \\d{5}[\\d-]{0,8}[a-z]?(?![\\da-z]|[./]\\d))(?! (?:n[.o]{1,2} )?\\d{1,3}\\.?\\d{3}(?:[/-][a-z]{2}(?![a-z])|,? (?:d[oe] stf|foi julgad|rel)))|(?<!the )same(?=:| n[.o]{1,2} )|(?<=(?:n[.o]{1,2}|registro|pront\\.?) )same|hygia(?= |:)|(?:pt|ehr|emr)(?: ?id| ?#)|redome(?= n[.o]{1,2} |:| id| ?#| \\d{6,9}(?!\\d| ?(?:doador|cadastr|pesso)))',
  ),
  named(
    'registration',
    4,
    'tornozeleira(?: eletronica)?|custody(?= no| number)|fbi(?= no\\.?| ?#)|perm(?:anent)?(?= id|\\.? ?#)|jail(?= id)',
    'pay(?= ref\\.?(?:[:#]| no| number))',
    // Not the paper that goes with waste.
    '(?<!(?:manifesto|sinir|cetesb|residuos?)[^\\n]{0,12})mtr(?=\\.?:| n[.o]{1,2} )(?![:.]{0,2} ?(?:n[.o]{1,2} )?\\d{4,14} d[eo]s? residu)',
  ),
  named('registration', 6, 'prec-?cp', '(?:n[.o]{1,2}|numero) de policia'),
  {
    // "Carteirinha do convênio da minha mãe: 0088447100128", not of a house or a firm.
    category: 'registration',
    pattern:
      /(?<![a-z])(?:carteirinha|matricula|cracha|prontuario)(?: (?!imove|estadual|municipal|cartorio)[a-z]{2,14}){1,6} ?: ?(?=(\d{4,20}(?:[-/.]\d{1,6}){0,2})(?![\da-z]|[.,/]\d))/y,
    soon: 110,
  },
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
