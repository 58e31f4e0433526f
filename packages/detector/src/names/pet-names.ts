import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesByPattern, together } from '../text/starts.ts';
import { certainlyPerson } from './forms.ts';

const ENDS = "(?![\\p{L}\\p{N}'’]|[-/.]\\p{L}| ?\\d| \\p{Lu})";
/** "Jô", "Rê": written so in Portuguese they are hardly anything else; another capital behind makes a name for the tagger. */
const SURE = new RegExp(
  `(?<![\\p{L}\\p{N}.'’/-])(?:J[ôé]|R[êô]|Fê|[BG]ê|L[ôú]|Dé|Ná|Káh?|Tó|Nô|Zéh?|Alê)${ENDS}`,
  'uy',
);
/** What leads to somebody, in sentences that go on in small letters. */
const TO =
  '(?:(?<!\\p{L})(?:[Dd][ao]|[Pp]r[ao]|[Pp]el[ao]|[Cc]om(?: [ao])?|[Oo]i|[Oo]lá|[Ee]i|[Tt]i[ao]|[Cc]hama(?:r|m)?|[Dd]ona|[Ss]eu) )';
/** "da Lê", "Tio Dó", "Oi Tê": verbs, notes and pipes ("saída do Tê", "com Dó e Ré") elsewhere. */
const LED = new RegExp(
  `(?<=${TO})(?!(?<=(?:o|om) )Tê|(?<!(?:[Tt]i[ao]|[Oo]i|[Dd]ona|[Ss]eu) )Dó)(?:Lê|Tê|Dó|Bá|Cá|Né|Má|Té)(?=[,.:;!?)\\n]|$| (?:e|vai|foi|tem|pediu|disse|levou|falou|trouxe|ligou|mandou|já|não|está|tá|ficou|que|é)(?!\\p{L}))`,
  'uy',
);
/** "ok, rê, e mais 1", "com a rê", "alê fechei": in small letters with what speaks to somebody. */
const SMALL = new RegExp(
  `(?<=(?:${TO}|(?:^|\\n|: |[,!?] )))(?:[jr]ô|rê|alê|fê)(?=[,!?])|(?<=(?:\\n|: )(?:ok|oi|sim|tá|valeu), )tê(?=[,!?])|(?<=: )alê(?= )|(?<=${TO})(?:[jr]ô|rê|alê|fê)(?=[.)\\n]|$)`,
  'uy',
);
/** "Fui ao mercado. Tê": signs a note. */
const SIGNED = /(?<=\p{Ll}[.!] )(?:Lê|Tê|Má|Bá)(?=[ \t]*(?:\n|$))/uy;

const FORMS = together(
  [SURE, LED, SMALL, SIGNED].map((pattern) => ({ pattern })),
  'plain',
);

const PORTUGUESE = /(?<![a-z])(?:nao|que|para|com|dos|uma|foi|[a-z]{2,12}(?:cao|coes|inh[oa]))(?![a-z])/;

/** Pet names of two letters, as Portuguese has them: no list knows them, being words of it without their accents. Linear. */
export function findPetNames({ folded, places }: Document): Found[] {
  const matches = matchesByPattern(places.text, FORMS).flat();
  // "Ar dheis Dé" is Irish.
  if (matches.length === 0 || !PORTUGUESE.test(folded)) return [];
  return matches.map((match) => certainlyPerson(match, 'name-list'));
}
