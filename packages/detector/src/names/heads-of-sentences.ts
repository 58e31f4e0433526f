import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesByPattern, together } from '../text/starts.ts';
import { certainlyPerson } from './forms.ts';
import { PLACE, THING, TITLE, asFirst, asSurname, knownOf } from './lists.ts';
import { WORD_NAMES } from './word-names.ts';

/** What only people do or suffer; hope may fade and dawn may break. */
const ENGLISH =
  'told|said|says|rang|phoned|texted|emailed|replied|cried|sobbed|vomited|lives (?:in|at|with|on)|fell (?:on|off|down|asleep|ill)|hurt (?:his|her)|was (?:absent|late|sick|ill|admitted|discharged|suspended|excluded|collected|referred)|has (?:asthma|diabetes|eczema|adhd|autism|been (?:off|absent|ill|unwell|admitted|suspended))|is (?:off sick|absent|allergic)';
const PORTUGUESE =
  'ligou|disse|avisou|telefonou|chorou|vomitou|desmaiou|mora (?:em|n[ao]|com)|foi (?:demitid|advertid|internad|suspens|reprovad|readmitid)[oa]';
/** What houses and teams do as well, so that only a word that many are called by is somebody before it. */
const OF_WORD_NAMES =
  'pediu|perguntou|respondeu|reclamou|brigou|mordeu|negou|confirmou|assinou|compareceu|(?:n[ãa]o (?:veio|compareceu|trouxe|assinou|quis))|faleceu|casou|esqueceu|contou|relatou|est[áa] de (?:f[ée]rias|atestado|licen[çc]a|folga)|tem (?:alergia|diabetes|asma|febre|hipertens[ãa]o)|[ée] (?:al[ée]rgic|diab[ée]tic|hipertens|asm[áa]tic)[oa]|nasceu em (?:(?:19|20)\\d\\d|\\d{1,2}/\\d)|chegou atrasad[oa]|recebeu alta';
const DOER = together(
  [
    {
      pattern: new RegExp(
        `(?<=(?:^|[\\n.!?:;"“] ?)(?:\\d{1,2}/\\d{1,2} ?[-–:]? ?)?)\\p{Lu}\\p{Ll}{2,11}(?= (?:d[ao] \\p{Ll}{2,12} )?(?:${ENGLISH}|${PORTUGUESE}|(${OF_WORD_NAMES}))(?!\\p{L}))`,
        'uy',
      ),
    },
  ],
  'plain',
);
/** So usual as a given name, or as a family's. */
const [GIVEN, FAMILY] = [3, 6];
/** Who is told by a role, and words that lists know as somebody's name all the same. */
const NOBODY: ReadonlySet<string> = new Set(
  `baby nan nana gran mum mom mama dad dada papa judge major king queen prince princess duke earl bishop dean sister brother lady lord
  master man guy god knight cardinal baron cook baker butler porter usher gunner miller hunter server gang german marine park
  deus jesus rei rainha bispo juiz cabo santo santos casa campos homem jovem dono dona morador parente pais nossa sala laudo
  analise monitore senhorita senhoria piloto frade mar cao leao imperial palacio marinha grecia polonia italia argelia romenia
  cat bell apple shell winter midia boeing barclays claro vivo dell villa palace forest
  ela ele esse esta este nao ninguem que quem querem sem sim tal uma nada mas the that all one none some you even else`.split(
    /\s+/,
  ),
);

/** "Hope said", "Will rang", "Nascimento avisou": a word at the head of its sentence by what its bearer did. Linear. */
export const findHeadsOfSentences = ({ folded, places }: Document): Found[] =>
  matchesByPattern(places.text, DOER)
    .flat()
    .filter(({ index, 0: { length }, 1: ofWordNames }) => {
      const word = folded.slice(index, index + length);
      return ofWordNames === undefined ? isBorne(word) : WORD_NAMES.has(word) && !NOBODY.has(word);
    })
    .map((match) => certainlyPerson(match, 'name-list'));

function isBorne(word: string): boolean {
  const known = knownOf(word);
  if ((known & (PLACE | THING | TITLE)) !== 0 || NOBODY.has(word)) return false;
  return asFirst(known) >= GIVEN || asSurname(known) >= FAMILY;
}
