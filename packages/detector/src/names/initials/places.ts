import { ACTS, LOGGED } from './acts.ts';

/** A place where letters stand for somebody: what is before them, folded, what is behind, and whether even usual abbreviations do. */
interface Place {
  readonly before: RegExp;
  readonly behind: RegExp;
  readonly sure?: boolean;
  /** Not more letters than two. */
  readonly two?: boolean;
}

const ENDS = /^(?:$|[\n\t),;/|\]]|\.(?:\s|$)| ?[-–—+&](?: |$)| \(| \d| {2}| (?:and|e|at|on|em|às)(?!\p{L}))/u;
const ANY = /^(?![\p{L}\d-])(?! \p{Lu}\p{L})/u;
const TIME = '(?:\\d{1,2}[:.h]\\d{2}|\\d{1,2}h|\\d{1,2} ?[ap]m|noon|\\d{4})';
const DAYS =
  'mon|tues?|wed|weds|thu|thurs?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day|seg|ter|qua|qui|sex(?!:)|sab|dom|segunda|terca|quarta|quinta|sexta';
const KIN =
  'mum|mom|mam|mother|dad|father|nan|gran|brother|sister|son|daughter|wife|husband|partner|carer|mae|pai|irmao|irma|filh[oa]|avo|companheir[oa]|espos[oa]|marido';
const ROLES = `${KIN}|child|client|pupil|patient|resident|service user|witness|s/w|social worker|tenant|student|paciente|crianca|menor|adolescente|alun[oa]|cliente|testemunha|prim[oa]|ti[oa]|vitima|mr|mrs|miss|ms|sra?|dra?|dona`;
const ON_LIST =
  'author|reviewer|editor|drafter|checker|typist|operator|op|driver|scribe|scorer|autor|revisor|operador|conferente|digitador|visto|rubrica|ass|assin|resp|sig|inits?|initials|signed|sign|lead|turno (?:dia|noite|manha|tarde)|conf|action|owner';
const ASKED =
  'told|asked?|spoke (?:to|with)|met(?: with)?|rang|phoned|emailed|texted|owed?|lent|paid|thanked|handed(?: over)? to|passed (?:on )?to|proposed(?: by)?|seconded(?: by)?|falei com|falar com|avisei|avisar|perguntei a|pedi a|toss won by|won by';
const JOBS =
  'ring|call|phone|e-?mail|write|send|check|chase|order|buy|get|bring|book|ask|speak|talk|contact|draft|circulate|update|review|follow|arrange|confirm|find|look|prepare|provide|report|finish|fix|collect|pick|organi[sz]e|investigate|discuss|meet|sort|share|add|draw|complete|raise|liaise|feed|revise|produce|pay|clean|price|quote|measure|type|visit|cover|chair|attend';
const DOES =
  'says|said|asks|asked|told|loves?|owes|owed|thinks|wants|visited|rang|phoned|poured|deleted|inserted|added|came|brought|bowled|will (?:bring|ring|call|check|chase|ask|send|write)|to (?:JOBS)|disse|pediu|ligou|avisou|vai (?:levar|trazer|ligar|ver)|(?:on|off) (?:site|duty|shift|sick|leave|call)|duty|site visit|abstained|dissent(?:s|ed)'.replace(
    'JOBS',
    JOBS,
  );
const HIS =
  "['’]s (?:copy|desk|bag|mum|mother|dad|brother|sister|room|notes?|comments?|e-?mail|car|keys?|house|flat|phone|birthday|teacher|carer)";

const before = (source: string): RegExp => new RegExp(`(?:${source})$`);
const word = (alternatives: string): string => `(?<![a-z])(?:${alternatives})`;

export const PLACES: readonly Place[] = [
  // "Checked by PLS", "Digitado por RSB", "re-sited by JN"
  { before: before(`${word(ACTS)} (?:by|por|p/):? ?`), behind: ENDS, sure: true },
  // "Chkd PLS", "Feito JS 12/04", "Tape ordered - EB", "Tape ordered (EB)", "Checked OK JN"
  { before: before(`${word(ACTS)}[:.]? (?:ok )?(?:[-–—] |\\()?`), behind: ENDS },
  // "Cleaned 9.00 LW", "Meds given 8am KV, 12 noon KV"
  {
    before: before(`${word(LOGGED)}(?![a-z])[^\\n]{0,48}(?<!\\d)${TIME}(?: ok)?(?: [-–—])? `),
    behind: ENDS,
  },
  // "Last cleaned 14:05 - LW", "Tramadol given - ES", "Please amend clause 4 – RG"
  {
    before: before(`(?:${word(LOGGED)}|${word('please|pls|favor')})(?![a-z])[^\\n]{0,48} [-–—] `),
    behind: /^\.?[ \t]{0,4}(?:\n|$)/,
  },
  // "JN 14:05 clean"
  {
    before: before('(?:^|\\n)[ \\t]{0,4}'),
    behind: new RegExp(`^ ${TIME} (?:${LOGGED})(?!\\p{L})`, 'iu'),
  },
  // "Author AK", "Op: DJH", "Action: DM"
  {
    before: before(`${word(ON_LIST)}(?: by| por)?(?:\\.?:|[.:]?) `),
    behind: new RegExp(`${ENDS.source}|^ to \\p{Ll}{3}`, 'u'),
  },
  // "Proposed AB, seconded CD"
  {
    before: before(`${word('prop|proposed|sec|seconded|proposto|secundado')}(?: by| por)?[.:]{0,2} `),
    behind: ENDS,
    sure: true,
  },
  // "Mon SK, Tue BO"
  { before: before(`${word(DAYS)}[:.]?(?: [-–—])? `), behind: ENDS },
  // "mum (CT)"
  { before: before(`${word(KIN)} \\(`), behind: /^\)/, sure: true },
  { before: before(`${word(ROLES)}\\.? `), behind: ANY, two: true },
  // "(RS dissenting)", "GW (chair)"
  { before: before('\\('), behind: /^ (?:dissenting|abstaining|against|absent|to (?:lead|chair))(?!\p{L})/u },
  { before: before(''), behind: /^ \((?:chair|minutes|notes|host|ata|secretári[oa]|presidente da mesa)\)/u },
  // "Told EB no", "Owed MJ 3 qtr"
  { before: before(`${word(ASKED)} `), behind: ANY, two: true },
  // "EB to order more tape", "Action: DM to ring the council", "TW loves CB", "RG's copy"
  {
    before: before('(?:^|[\\n.:;,•*(–—-]|[+&]|/|\\band) ?'),
    behind: new RegExp(`^ (?:${DOES})(?!\\p{L})`, 'u'),
    two: true,
  },
  // "TW + CB 4 ever", "EB + NF to order tape"
  {
    before: before('(?:^|\\n)[ \\t]{0,4}'),
    behind: /^ (?:\+|&|loves) \p{Lu}{2}(?= (?:4|to|for)|[ \t]*(?:\n|$))/u,
    two: true,
  },
  { before: before('[\\s(]'), behind: new RegExp(`^(?:${HIS})(?!\\p{L})`, 'u'), two: true },
  // "v0.3 AK typos", "1.1 (SF) removed"
  { before: before('(?<![a-z\\d.])v\\d{1,2}\\.\\d{1,2}:? \\(?|(?:^|[\\n;] ?)\\d\\.\\d \\('), behind: /^/ },
  // "Comment [PW1]"
  { before: before('(?:comment|comentario) \\['), behind: /^\d{0,3}\]/, sure: true },
];
