import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesByPattern, together } from '../text/starts.ts';
import { certainlyPerson } from './forms.ts';
import { LETTERED } from './initials/people.ts';

/** "J.B." on a line of its own closes a letter or a note. */
const ALONE = /(?=\p{Lu}\.)(?<=\n[ \t]{0,4})(?:\p{Lu}\. ?){1,4}(?=[ \t]{0,4}(?:\n|$))/uy;
/** "O.L. – D.T. – Da.D.": all who sign, on a line of their own; not degrees. */
const INITIALS = '(?!(?:Ed|Ph|M|B|D)\\.(?:D|Sc|A)\\.)(?:\\p{Lu}\\p{Ll}?\\. ?){2,4}';
const LINE = { start: '\\n[ \\t]{0,4}', end: '[ \\t]{0,4}(?:\\n|$)' };
const IN_A_ROW = new RegExp(
  `(?<=${LINE.start}(?:${INITIALS}[/-] ?){0,8})${INITIALS}(?=(?:[/-] ?${INITIALS}){1,8}${LINE.end})|(?<=${LINE.start}(?:${INITIALS}[/-] ?){1,8})${INITIALS}(?=${LINE.end})`,
  'uy',
);
/** Letters that are words of Portuguese or English where no point follows. */
const WORDS = '(?![AEIOÀÉÓ](?!\\.))';
/** "Cheers, S." */
const GREETED = new RegExp(
  `(?<=(?:[Cc]heers|[Tt]hanks|[Rr]egards|[Bb]est|[Ll]ove|[Aa]bra[çc]os?|[Aa]bs|[Bb]eijos?|[Bb]js?|[Aa]tt|[Oo]brigad[oa])[,.!][ \\n])${WORDS}\\p{Lu}\\.?(?=[ \\t]{0,4}(?:\\n|$))`,
  'uy',
);
/** "I'm afraid. S": the end of a message, not of a line that goes on. */
const SIGNED_OFF = new RegExp(
  `(?<=\\p{Ll}{2}[.!?] )(?<!(?<!\\p{L})(?:[Rr]ev|[Cc]at|[Ss]e[cç]|[Vv]ol|[Ff]ig|[Aa]rt|[Cc]l|[Ee]d|[Vv]er|[Tt]am|[Aa]pp|[Cc]lass?|[Aa]nn?ex)\\. )${WORDS}\\p{Lu}\\.?(?=[ \\t]{0,4}(?:\\n(?!\\p{Ll})|$))`,
  'uy',
);
/** Words that begin the next sentence and nobody's family name. */
const OPENS =
  '(?:He|She|They|There|No|Not|The|It|We|Has|Is|Was|This|His|Her|Reply|Ela|Ele|Não|Foi|Está|Já|Sem)(?!\\p{L})';
/** "Mrs P. has hidden it", "Mrs G is coming", "Mr T's whistle", "Auntie B", "spoke to Ms O. There". */
const ADDRESSED = new RegExp(
  `(?<=(?<!\\p{L})(?:Mr|mr|Mrs|mrs|Ms|(?<!\\d ?)ms|Miss|Lady|Aunt|Auntie|Aunty|Uncle|Prof|Imam|Pastor|Sra?|Dra?|Dona|Tia|Tio)\\.? )(?:(?:\\p{Lu}\\.[ ]?){1,3}(?! ?\\p{Lu}\\p{L})|\\p{Lu}\\.(?= ${OPENS})|${WORDS}\\p{Lu}(?=['’]s(?!\\p{L})| \\p{Ll}|[,;?!\\t\\n]|$))`,
  'uy',
);
/** Things that are told apart by letters, the first of theirs small or large. */
const THINGS = LETTERED.replaceAll(/(?<![^|])[a-z]/g, (first) => `[${first.toUpperCase()}${first}]`);
const ACTS =
  'says|said|asked|asks|told|thinks|wants|rang|phoned|texted|emailed|replied|agreed|knows|thanked|apologised|promised|disse|falou|perguntou|pediu|ligou|respondeu|avisou|acha que|quer que|contou|relatou|relata que|mandou|concordou|chorou|reclamou';
/** "G says leave it", "K. pediu a chave": who does what people do. */
const ACTING = new RegExp(
  `(?<![\\p{L}\\p{N}.'’-]|\\p{Lu}\\. |(?:${THINGS}) )(?![AEIO])\\p{Lu}\\.?(?= (?:${ACTS})(?!\\p{L}))`,
  'uy',
);
/** What laws, books and minutes tell apart so and nobody acts by. */
const PARTS =
  'inciso|cl[áa]usula|artigo|al[íi]nea|quesito|tabela|letra|se[çc][ãa]o|cap[íi]tulo|livro|volume|tomo|m[óo]dulo|t[íi]tulo|par[áa]grafo|ato'.replaceAll(
    /(?<![^|])[a-z]/g,
    (first) => `[${first.toUpperCase()}${first}]`,
  );
/** "J. relata", "S. nega": how therapists write of who comes to them, with the point, since things are told by letters, too. */
const TELLING = new RegExp(
  `(?<![\\p{L}\\p{N}.'’-]|\\p{Lu}\\. |(?:${THINGS}|${PARTS}) |[Aa]rts?\\. ?\\d{1,4},? )\\p{Lu}\\.(?= (?:relata|refere|diz (?:que|ter|estar|ser|não)|afirma|nega|conta que|chora|chega atrasad|comparece|se sente|sente-se|acredita que|traz (?:a |à )?queixa|demonstra|verbaliza|queixa-se|fala (?:que|sobre|d[aeo]))(?!\\p{L}))`,
  'uy',
);
/** "diz que M. o traiu" */
const TOLD_OF =
  /(?<=(?<!\p{L})(?:[Dd]iz|[Dd]isse|[Rr]elat(?:a|ou)|[Cc]ont(?:a|ou)|[Aa]cha|[Rr]efere|[Aa]firma) que )\p{Lu}\.(?= (?:[oa]|lhe|n[ãa]o|me|se|j[áa]|est[áa]|era|foi|vai|quer|bebe|bate|bateu|mente|mentiu|traiu|sempre|nunca|tem|usa|disse|fez)(?!\p{L}))/uy;
/** "o menor E.R.", "the pupil T. J.": how courts and schools write of children. */
const HIDDEN =
  /(?<=(?<!\p{L})(?:menor|adolescente|crian[çc]a|infante|paciente|alun[oa]|v[íi]tima|minor|child|pupil|patient|boy|girl)(?: de iniciais)?,? [“"']?)(?!U\.[SK]\.)\p{Lu}\.(?: ?\p{Lu}\.){1,4}/uy;
/** "B. H." between words: initials with a space between are seldom anything else. */
const SPACED =
  /(?<![\p{L}\p{N}.]|\p{Lu}\.? |[,&] ?)(?!S\. A|P\. [SR]|N\. [BT]|U\. [SK]|E\. [UEM]|[AD]\. C|C\. [PN]|O\. [SK]|[AP]\. M|R\. [GH]|L\. A|V\. S|B\. O|D\. O)\p{Lu}\.(?: \p{Lu}\.){1,3}(?! ?(?:\p{Ll}{1,3} )?\p{Lu}\p{L}|\d| ?n?[º°ª])/uy;
/** "AM: E o senhor?": who speaks, where the same letters begin several lines. */
const SPEAKER =
  /(?<=(?:^|\n)[ \t]{0,4})(?!PS|NB|OK|TV|CC|RE|ID|QA|KM|OBS|QT[DY]|TEL|FAX|CEL|CE[PI]|UF|DO[BA]|REF|CPF|RG|CNH|NIS|PIS|SSN|ZIP|NHS|VAT|NIF|CRM|OAB|ICD|CID|DDD|RA|RM|FC|PA|HR|BP|SUS|CNS|RN|DN|MAT|END|AG|CC|CTA|VAL|NF|SAP|MRN|URL|API|SQL|LOG|ERR)\p{Lu}{2,3}(?=:[ \t]+[\p{L}“"¿¡-])/uy;
/** So many speakers of so many lines: two who talk, or more who say something twice. */
const TALKS = [
  { speakers: 2, lines: 3 },
  { speakers: 3, lines: 2 },
] as const;

const FORMS = together(
  [SPEAKER, ALONE, IN_A_ROW, GREETED, SIGNED_OFF, ADDRESSED, ACTING, TELLING, TOLD_OF, HIDDEN, SPACED].map(
    (pattern) => ({
      pattern,
    }),
  ),
  'plain',
);

/** Initials that stand for somebody by themselves. Linear. */
export function findLoneInitials({ places }: Document): Found[] {
  const [before = [], ...others] = matchesByPattern(places.text, FORMS);
  return [...others.flat(), ...speakers(before)].map((match) => certainlyPerson(match, 'signature'));
}

/** Two at least, or the letters are the name of a field. */
function speakers(matches: readonly RegExpExecArray[]): RegExpExecArray[] {
  const lines = [...Map.groupBy(matches, ([letters]) => letters).values()];
  for (const talk of TALKS) {
    const often = lines.filter(({ length }) => length >= talk.lines);
    if (often.length >= talk.speakers) return often.flat();
  }
  return [];
}
