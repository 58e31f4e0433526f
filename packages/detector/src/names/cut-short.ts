import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesByPattern, together } from '../text/starts.ts';
import { certainlyPerson } from './forms.ts';

/** What else belongs to the name. */
const REST = '(?: (?:d[aeo]s? )?\\p{Lu}\\p{Ll}{1,14}(?:\\.?[ºª])?(?![\\p{L}\\p{N}])){0,4}';
/** "Francº de Assis", "Josefª", "Joaqm. Pereira": given names cut short as notaries, parishes and offices write them; no title, no flat. */
const CUT_SHORT = together(
  [
    `(?:Ant|Franc|Fran|Joaq|Man|Bern|Bened|Sebast|Seb|Raim|Fern|Gonç|Jer|Inac|Ign|Jos|Josef|Jozef|Apar|Teres|Ther|Marg|Gertr)\\.?[ºª]${REST}`,
    `(?:M|Ap)\\.?ª(?: Ap\\.?ª)?${REST}`,
    `J[ºª](?= \\p{Lu}\\p{Ll})${REST}`,
    `(?:Joaqm|Sebam|Domgos|Manl|Franco|Bernda|Josepha)\\. ?(?=\\p{Lu}\\p{Ll}|d[aeo]s? \\p{Lu})(?:(?:d[aeo]s? )?\\p{Lu}\\p{Ll}{1,14})${REST}`,
  ].map((name) => ({ pattern: new RegExp(`(?<![\\p{L}\\p{N}.])${name}(?![\\p{L}\\p{N}])`, 'uy') })),
);

/** Linear. */
export const findCutShort = ({ places }: Document): Found[] =>
  matchesByPattern(places.text, CUT_SHORT)
    .flat()
    .map((match) => certainlyPerson(match, 'name-list'));
