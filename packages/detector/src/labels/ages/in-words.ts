/** Ages that begin with a letter or a sign, where no number stands; on folded text. */
import { NO_CLUB } from './english.ts';
import { ENGLISH_ORDINALS, ENGLISH_TENS } from '../../text/number-words.ts';
import { together } from '../../text/starts.ts';

const ORDINAL = `(?:eighteenth|twentieth|thirtieth|fortieth|fiftieth|sixtieth|seventieth|eightieth|ninetieth|hundredth|(?:${ENGLISH_TENS})-${ENGLISH_ORDINALS})`;
const DECADE = '(?:twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)';
const TEN = '(?:sessent|setent|oitent|novent)';
const YOUNGER_TEN = '(?:vint|trint|quarent|cinquent)';
/** What a doctor says next; codes of illnesses ("M47") look the same. */
const PATIENT =
  '(?:tabagist|etilist|hipertens|diabetic|obes[oa]|has(?![a-z])|dm\\d?(?![a-z])|previamente|gestante|g\\dp\\d|com (?:dor|febre|tosse|dispneia|historia|hist|queixa|quadro|fratura|trauma|has|dm|avc)|refere|queixa|smoker|(?:with|w/) (?:a |an |acute |severe |known )?(?:pain|chest|fever|cough|history|hx|sob|copd|fall|headache|abdominal|diabetes)|fell|presents|presenting|c/o|hx|admitted)';

export const AGES_IN_WORDS = together(
  [
    '(?:quinquagenari|sexagenari|septuagenari|octogenari|nonagenari)[oa](?![a-z])',
    '(?:sexagenarian|septuagenarian|octogenarian|nonagenarian|centenarian)(?![a-z])',
    // "oitentão"; of the younger ones some are banknotes and mopeds.
    `(?<![a-z])${TEN}(?:ao|ona)(?![a-z])`,
    `(?<=(?<![a-z])(?:faz|fez|completa|completou|vai fazer|nos|dos seus|ja) )${YOUNGER_TEN}(?:ao|ona|inha)(?![a-z])`,
    '(?<=(?<![a-z])uma? )(?:quarent(?:ao|ona)|(?:trint|cinquent)ona)(?![a-z])',
    // "XV anos de Isabelle": the party of a girl.
    'xv anos(?= d[aeo] (?!empresa|loja|igreja|banda|fundacao))',
    // "his ninetieth", "Dot's sixtieth is".
    `(?<=(?<![a-z])(?:${NO_CLUB}[a-z]{2,14}'s|his|her|my|your|happy) )${ORDINAL}(?=[,.;!?)\\n]|$| (?:birthday|bday|is|was|on|do|bash|party|next|this|last|year|and)(?![a-z]))`,
    `(?<=(?<![a-z])in (?:his|her|their|my) (?:early |mid[ -]|late )?)${DECADE}(?![a-z])`,
    `(?<=, (?:early|mid|late)[ -])${DECADE}(?=[,.;)]|$| \\()`,
    `(?:${ENGLISH_TENS})-?somethings?(?![a-z]| (?:per ?cent|degrees|miles|minutes|hours|days|pounds|dollars|times))`,
    // "a hundred and two", where no number begins.
    "(?<=(?<![a-z])(?:gran|granny|nan|nana|grandma|grandad|grandpa|mum|mam|mother|father|dad|he|she|turned|turns|uncle|aunt)(?: is| was|'s|'ll be| will be)? (?:now |just |only |nearly |almost )?)(?:a|one) hundred(?: and [a-z]{3,12})?(?=[,.;!?)\\n]|$| (?:and|now|next|this|on|in|today|come)(?![a-z]))",
    // "F/82", "H62 tabagista", "♂ 58".
    '(?<=(?<![a-z])(?:pt|pct|patient|paciente|seen):? [mf]/)\\d{2}(?=[\\s,.;)]|$)',
    `(?<=(?:^|[\\n.;:,(] ?)[mf]/)\\d{2}(?=,? ${PATIENT})`,
    `(?<=(?:^|[\\n.;,/] ?))[hmf]\\d{2}(?= ${PATIENT})`,
    '(?<=[♂♀] ?)\\d{1,3}(?! ?[x×.,/]? ?\\d| ?(?:mm|cm|m|pin)(?![a-z]))(?![a-z])',
  ].map((source) => ({ pattern: new RegExp(source, 'y') })),
  'letter',
);
