import { WEEKDAY } from '../../text/calendar.ts';
import { ACTS, LOGGED } from './acts.ts';
import { CARED_FOR, KIN, ROLES } from './people.ts';

/** A place where letters stand for somebody: what is before them, folded, what is behind, and whether even usual abbreviations do. */
interface Place {
  readonly before: RegExp;
  readonly behind: RegExp;
  readonly sure?: boolean;
  /** Not more letters than two. */
  readonly two?: boolean;
  /** Letters told only here aren't looked for elsewhere. */
  readonly weak?: boolean;
}

const DATED =
  ' \\d{1,2}(?:[:.h/-]\\d|h| ?[ap]m|(?:st|nd|rd|th)? (?:de )?(?:[Jj]an|[Ff]e[bv]|[Mm]a[rioy]|[Aa][bp]r|[Jj]u[ln]|[Aa][ug][go]|[Ss]e[pt]|[Oo][cu]t|[Nn]ov|[Dd]e[cz]))';
const ENDS = new RegExp(
  `^(?:$|[\\n\\t),;/|\\]]|\\.(?:\\s|$)| ?[-–—+&](?: |$)| \\(|${DATED}| {2}| (?:and|e|at|on|em|às)(?!\\p{L}))`,
  'u',
);
const ANY = /^(?![\p{L}\d-])(?! \p{Lu}\p{L})/u;
const TIME = '(?:\\d{1,2}[:.h]\\d{2}|\\d{1,2}h|\\d{1,2} ?[ap]m|noon|\\d{4})';
const DAYS = `mon|tues?|wed|weds|thu|thurs?|fri|sat|sun|${WEEKDAY.toLowerCase()}|seg|ter|qua|qui|sex(?!:)|sab|dom|segunda|terca|quarta|quinta|sexta`;
const TITLES = 's/w|social worker|service user|mr|mrs|miss|ms|sra?|dra?|dona';
const ON_LIST =
  'author|reviewer|editor|drafter|checker|typist|operator|op|driver|scribe|scorer|autor|revisor|operador|conferente|digitador|visto|rubrica|ass|assin|resp|sig|inits?|initials|signed|sign|sgd|lead|turno (?:dia|noite|manha|tarde)|action|owner';
const ASKED =
  'told|asked?|spoke (?:to|with)|met(?: with)?|rang|phoned|emailed|texted|owed?|lent|paid|thanked|handed(?: over)? to|passed (?:on )?to|proposed(?: by)?|seconded(?: by)?|falei com|falar com|avisei|avisar|perguntei a|pedi a|toss won by|won by';
const JOBS =
  'ring|call|phone|e-?mail|write|send|check|chase|order|buy|get|bring|book|ask|speak|talk|contact|draft|circulate|update|review|follow|arrange|confirm|find|look|prepare|provide|report|finish|fix|collect|pick|organi[sz]e|investigate|discuss|meet|sort|share|add|draw|complete|raise|liaise|feed|revise|produce|pay|clean|price|quote|measure|type|visit|cover|chair|attend';
const DOES =
  'says|said|asks|asked|told|loves?|owes|owed|thinks|wants|visited|rang|phoned|poured|deleted|inserted|added|came|brought|bowled|will (?:bring|ring|call|check|chase|ask|send|write)|to (?:JOBS)|disse|pediu|ligou|avisou|vai (?:levar|trazer|ligar|ver)|(?:on|off) (?:site|duty|shift|sick|leave|call)|duty|site visit|abstained|dissent(?:s|ed)'.replace(
    'JOBS',
    JOBS,
  );
/** What is said of those who are cared for. */
const LIVES =
  'is|was|has|had|will|can|slept|felt|feels|attended|missed|arrived|left|declined|reports|reported|states|stated|denies|presented|lives|foi|está|estava|tem|não|veio|chegou|faltou|compareceu|refere|relata|relatou|nega|mora|dormiu';
const HIS =
  "['’]s (?:copy|desk|bag|mum|mother|dad|brother|sister|room|notes?|comments?|e-?mail|car|keys?|house|flat|phone|birthday|teacher|carer)";

const BY_ENDS = new RegExp(`${ENDS.source}|^ (?:today|yesterday|tomorrow|hoje|ontem|amanhã)`, 'u');
const ACTED = new RegExp(`${ENDS.source}|^ to \\p{Ll}{3}`, 'u');

const before = (source: string): RegExp => new RegExp(`(?:${source})$`);
const word = (alternatives: string): string => `(?<![a-z])(?:${alternatives})`;

export const PLACES: readonly Place[] = [
  // "Checked by PLS", "Digitado por RSB", "re-sited by JN"
  { before: before(`${word(ACTS)} (?:by|por|p/):? ?`), behind: ENDS, sure: true },
  // "Tape ordered - EB", "Tape ordered (EB)", "Checked OK JN"
  { before: before(`${word(ACTS)}[:.]? (?:ok |(?:ok )?(?:[-–—] |\\())`), behind: ENDS },
  // "Chkd PLS", "Feito JS 12/04", "Checked: JN"; "Given MMR", "Coletado TGO" are what was given and collected.
  {
    before: before(`${word("chkd|chk'd|ckd|rev'd|app'd|appd|prep'd|prepd|initialled")}[:.]? `),
    behind: ENDS,
  },
  { before: before(`${word(`${ACTS}|review`)} `), behind: new RegExp(`^${DATED}`, 'u'), two: true },
  // "one note, by LM, which", "to be rung by DM"
  {
    before: before(
      `${word('rung|phoned|chased|seen|met|told|written|escrit[oa]|atendid[oa]|notes?|message|call|recado|bilhete')},? (?:by|por) `,
    ),
    behind: BY_ENDS,
    two: true,
    weak: true,
  },
  // "thanked 6/9 WB", "changed on system 30/9/24, JB"
  {
    before: before(
      `${word(`${LOGGED}|thanked|acknowledged|banked|receipted`)}(?![a-z])[^\\n]{0,32} \\d{1,2}(?:/\\d{1,2}(?:/\\d{2,4})?|\\.\\d{1,2}\\.\\d{2,4}),? `,
    ),
    behind: /^\.?(?:[ \t]*(?:\n|$)|\t)|^\. \p{Lu}\p{Ll}/u,
    two: true,
    weak: true,
  },
  { before: before(`${word(ACTS)}[:.] `), behind: ENDS, two: true },
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
    before: before(`${word(ON_LIST)}(?: by| por)?(?:\\.?:|\\.) `),
    behind: ACTED,
  },
  { before: before(`${word(`${ON_LIST}|conf\\.?`)}(?: by| por)?:? `), behind: ACTED, two: true },
  // "Proposed AB, seconded CD"
  {
    before: before(`${word('prop|proposed|sec|seconded|proposto|secundado')}(?: by| por)?[.:]{0,2} `),
    behind: ENDS,
    sure: true,
  },
  // "Mon SK, Tue BO"
  { before: before(`${word(DAYS)}[:.]?(?: [-–—])? `), behind: ENDS, two: true, weak: true },
  // "mum (CT)"
  { before: before(`${word(KIN)} \\(`), behind: /^\)/, sure: true },
  { before: before(`${word(`${ROLES}|${TITLES}`)}\\.? `), behind: ANY, two: true, weak: true },
  {
    before: before(`${word(CARED_FOR)} `),
    behind: new RegExp(`^ (?:${DOES}|${LIVES})(?!\\p{L})|^['’]s(?!\\p{L})`, 'u'),
    two: true,
    weak: true,
  },
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
  {
    before: before('(?<![a-z\\d.])v\\d{1,2}\\.\\d{1,2}:? \\(?|(?:^|[\\n;] ?)\\d\\.\\d \\('),
    behind:
      /^(?:\/\p{Lu}{2})?\)?:? (?:typo|new|edit|comment|draft|review|correct|revis|amend|updat|add|remov|rewr|reword|tid|corr|alter|ajust)/u,
    two: true,
    weak: true,
  },
  // "Comment [PW1]"
  { before: before('(?:comment|comentario) \\['), behind: /^\d{0,3}\]/, sure: true },
];
