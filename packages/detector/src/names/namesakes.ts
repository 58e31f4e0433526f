import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesOf, together } from '../text/starts.ts';
import { personAt } from './forms.ts';
import { THING, asFirst, asSurname, knownOf } from './lists.ts';

/** "Laura Ashley", "Machado de Assis": a given name and a family's, whoever else was called so. */
const WORD = "\\p{Lu}[\\p{L}'’-]{1,15}";
const NAME = `(?!(?:Rio|Vila|Porto|Nov[ao]|Jardim|Monte) )${WORD}(?: d[aeo]s?)?(?: ${WORD}){1,3}`;
const ENDS = "(?![\\p{L}\\p{N}'’&-])(?! (?:&|\\p{Lu}|Ltda|S\\.?/?A))";
/** Who rents, lies ill, learns or lives somewhere is a private person. */
const ROLE =
  '[Ii]nquilin[oa]|[Ll]ocatári[oa]|[Mm]oradora?|[Pp]aciente|[Aa]lun[oa]|[Tt]estemunha|[Ff]uncionári[oa]|[Hh]óspede|[Vv]izinh[oa]|[Pp]orteir[oa]|[Dd]iarista|[Tt]enant|[Pp]atient|[Pp]upil|[Ww]itness|[Ll]odger|[Nn]eighbou?r|[Ee]mployee';
/** Who came to a meeting, and who did not. */
const LIST =
  '[Pp]resent|[Pp]resentes|[Aa]usentes|[Tt]estemunhas|[Aa]ttendees|[Ii]n attendance|[Aa]ttended by|[Aa]pologies|[Aa]bsent|[Ww]itnesses|[Ff]altaram|PRESENTES|AUSENTES|TESTEMUNHAS|PRESENT|ATTENDEES|APOLOGIES';

interface Lead {
  readonly pattern: RegExp;
  /** Whether others follow behind commas. */
  readonly isList: boolean;
}

const LEADS = together<Lead>(
  [
    // "Prêmio Aluno Ayrton Senna" and "Patient Adam Smith Foundation" are none.
    {
      pattern: new RegExp(
        `(?<!\\p{Lu}\\p{L}{3,} )(?:${ROLE}) (?:(?:[Ss]r|[Ss]ra|Mr|Mrs|Ms)\\.? )?(?=${WORD} )`,
        'uy',
      ),
      isList: false,
    },
    { pattern: new RegExp(`(?:${LIST}) ?: ?\\n?(?=${WORD} )`, 'uy'), isList: true },
  ],
  'letter',
);
const ONE = new RegExp(`${NAME}${ENDS}`, 'uy');
const LINK = /(?:,|;| e| and| &) /uy;
const MOST = 20;
/** As usual as this, so that "Present: Town Clerk" is none. */
const [GIVEN, FAMILY] = [4, 5];

/** "O inquilino Castro Alves", "Present: John Lewis, Tom Collins": private people with the names of poets and shops. Linear. */
export function findNamesakes({ text, folded, places }: Document): Found[] {
  const found: Found[] = [];
  matchesOf(places.text, LEADS, ({ index, 0: lead }, { isList }) => {
    let at = index + lead.length;
    for (let count = 0; count < (isList ? MOST : 1); count++) {
      ONE.lastIndex = at;
      const name = ONE.exec(text)?.[0];
      if (name === undefined) return;
      const end = at + name.length;
      if (isBorne(folded.slice(at, end))) found.push(personAt(at, end, 'name-list'));
      LINK.lastIndex = end;
      if (!LINK.test(text)) return;
      at = LINK.lastIndex;
    }
  });
  return found;
}

/** A usual given name first, or a family's at both ends. */
function isBorne(name: string): boolean {
  const words = name.split(' ');
  const [first, last] = [knownOf(words[0]!), knownOf(words.at(-1)!)];
  if ((last & THING) !== 0 && asSurname(last) < FAMILY) return false;
  return asFirst(first) >= GIVEN || (asSurname(first) >= FAMILY && asSurname(last) >= FAMILY);
}
