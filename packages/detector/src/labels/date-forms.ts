const MONTHS =
  '(?:janeiro|fevereiro|mar[cç]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)';
/** As they are written; alternatives of a pattern. */
export const ENGLISH_MONTH_NAMES =
  'January|February|March|April|May|June|July|August|September|October|November|December';
/** The same with the short forms. */
export const ENGLISH_MONTHS_AS_WRITTEN = `${ENGLISH_MONTH_NAMES}|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec`;
const ENGLISH_MONTHS = `(?:${ENGLISH_MONTHS_AS_WRITTEN.toLowerCase()})`;

const DAY_IN_WORDS =
  '(?:primeiro|um|dois|tr[eê]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezasseis|dezessete|dezassete|dezoito|dezenove|dezanove|vinte(?: e \\p{L}{2,6})?|trinta(?: e um)?)';
const SAID_AGAIN = '(?: \\((?:\\d{1,2}|\\p{L}{2,8}(?: e \\p{L}{2,6})?)\\))?';
/** "dias do mês de março do ano de": between the day and the year of a deed. */
const OF_MONTH = `(?: dias?)?(?: do m[eê]s)?(?: de)? ${MONTHS}(?: do ano)? de`;
const ENGLISH_ONES = '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)';
const ENGLISH_DAY_IN_WORDS = `(?:${ENGLISH_ONES}|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|twentieth|twenty[ -]${ENGLISH_ONES}|thirtieth|thirty[ -]first)`;
const ENGLISH_TENS =
  '(?:ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?)';
const ENGLISH_YEAR_IN_WORDS = `(?:(?:eighteen|nineteen|twenty|(?:one|two) thousand)(?: hundred)?(?: and)?(?: (?:(?:eight|nine) hundred(?: and)? )?(?:oh[ -])?(?:${ENGLISH_TENS}|one|two|three|four|five|six|seven|eight|nine))?)(?!\\p{L})`;
const IN_THE_YEAR = '(?:,? in the year(?: of our lord)?)?';

/** A calendar date in figures or words, Portuguese or English. */
export const DATE = new RegExp(
  [
    '\\d{1,2}[º°]?\\s?[/.-]\\s?\\d{1,2}\\s?[/.-]\\s?(?:\\d{4}|\\d{2})(?!\\d)',
    `\\d{2}(?:${MONTHS}|${ENGLISH_MONTHS})(?:19|20)?\\d{2}(?![\\d\\p{L}])`,
    '\\d{4}[-/.]\\d{2}[-/.]\\d{2}(?!\\d)',
    '(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\\d{2}(?!\\d)',
    `\\d{1,2}(?:º|°|o|er)?\\s(?:\\(\\p{L}{2,8}(?: e \\p{L}{2,6})?\\)\\s)?(?:de\\s)?${MONTHS}\\.?\\s(?:de\\s|do ano de\\s)?\\d{4}`,
    `\\d{1,2}[-/ ]${MONTHS}[-/ ]\\d{2,4}(?!\\d)`,
    `${ENGLISH_MONTHS}\\.?\\s\\d{1,2}(?:st|nd|rd|th)?,?\\s\\d{4}`,
    `\\d{1,2}(?:st|nd|rd|th)?\\s${ENGLISH_MONTHS}\\.?,?\\s'?\\d{2}(?!\\d)`,
    `\\d{1,2}(?:st|nd|rd|th)?[\\s-](?:of\\s)?${ENGLISH_MONTHS}\\.?,?[\\s-]\\d{4}`,
    `${DAY_IN_WORDS}${SAID_AGAIN}${OF_MONTH} (?:(?:mil|dois mil)[\\p{L} ]{0,40}|\\d\\.?\\d{3})`,
    `\\d{1,2}[º°]?${SAID_AGAIN}${OF_MONTH} \\d\\.?\\d{3}(?!\\d)`,
    `${ENGLISH_DAY_IN_WORDS} (?:day )?(?:of )?${ENGLISH_MONTHS},?${IN_THE_YEAR} (?:${ENGLISH_YEAR_IN_WORDS}|\\d{4})`,
    `${ENGLISH_MONTHS} (?:the )?${ENGLISH_DAY_IN_WORDS},?${IN_THE_YEAR} (?:${ENGLISH_YEAR_IN_WORDS}|\\d{4})`,
    `\\d{1,2}(?:st|nd|rd|th) (?:day )?(?:of )?${ENGLISH_MONTHS},?${IN_THE_YEAR} (?:${ENGLISH_YEAR_IN_WORDS}|\\d{4})`,
  ].join('|'),
  'iu',
);

/** A day without its year, which says when somebody was born or died only beside a word for it. */
export const DAY_OF_YEAR = `\\d{1,2}(?:º|°|o|st|nd|rd|th)? (?:de |of )?(?:${MONTHS}|${ENGLISH_MONTHS})(?!\\p{L})|${ENGLISH_MONTHS} \\d{1,2}(?:st|nd|rd|th)?(?!\\d|, ?\\d)`;

/** Folded. */
export const MONTH = `(?:${MONTHS}|${ENGLISH_MONTHS})(?![a-z])`;
/** Folded: "dezembro de 1969", "December 1969". */
export const MONTH_AND_YEAR = `(?:${MONTHS}|${ENGLISH_MONTHS}),? (?:de )?(?:19|20)\\d{2}`;
