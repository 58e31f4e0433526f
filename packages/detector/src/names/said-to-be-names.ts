/** Words that are said to be names: "Almirante (é apelido)", "September is a surname". */

import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesByPattern, together } from '../text/starts.ts';
import { certainlyPerson } from './forms.ts';

const KIND =
  "(?:apelido|alcunha|sobrenome|nome (?:pr[óo]prio|de guerra|art[íi]stico|de fam[íi]lia)|nickname|surname|(?:first|given|last|family|stage|pet) name|not (?:his|her|their) real name)(?!\\p{L}|['’]| d[aeo]s? | of )";
/** What is spoken of, not the name. */
const OF_THE_NAME =
  '(?!(?:[TW]h(?:is|at|ich|ere|e|eir|ose)|It|He|She|Here|Name|Full|His|Her|Their|My|Your|Our|Ess[ae]|Est[ae]|Iss?to|Nome|Qual|El[ae]|Seu|Sua|Meu|Minha|Primeir[oa]|Segund[oa]|[UÚ]ltim[oa])(?!\\p{L}))';

const NAMES = together(
  [
    `${OF_THE_NAME}\\p{Lu}[\\p{L}'’-]{2,20}(?= \\((?:é (?:o |um )?)?${KIND})`,
    `${OF_THE_NAME}\\p{Lu}\\p{Ll}{2,20}(?= (?:is|was|é|era) (?:(?:an?|the|um|uma|o|my|his|her|their|meu|seu) ){0,2}${KIND})`,
  ].map((name) => ({ pattern: new RegExp(name, 'uy') })),
  'letter',
);

/** Linear. */
export const findSaidToBeNames = ({ places }: Document): Found[] =>
  matchesByPattern(places.text, NAMES)
    .flat()
    .map((match) => certainlyPerson(match, 'pattern'));
