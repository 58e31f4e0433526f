import type { Category } from '../categories.ts';

/** What the value of a label in words looks like, where any words would be too many. */

/** "FD", "M.C.", "MMcI", and nothing else; not "OK". */
export const INITIALS =
  /(?<!\p{L})(?!(?:UK|US|EU|QC|GO|TBD|OK|NA|PT|EN|SIM|YES|NO|NIL|TBC|TBA|QA|AM|PM)(?!\p{L}))(?:\p{Lu}(?:\p{Ll}\p{Lu})?[. ]?){2,4}(?= {2}|[\t\n]|$)/u;
const SOME_WORDS = /[\p{L}\d@][^\t\n,;|:]{1,58}(?![^\t\n,;|]{0,3}:)/u;
const WORDS: Partial<Record<Category, RegExp>> = {
  'marital-status':
    /(?<![\p{L}\d])(?:(?:solt|cas|div|vi[úu]v?|vv[ao]|sep(?:'d)?|desq|amig|wid(?:ow)?'?r|wid|sgl|spr|bach|mar|unm|u(?:n|ni[ãa]o)?\.? est)(?:\.|(?=[\s,;/]|$))|(?:[SCDVWMX]|UE|MF[JS]|HOH|QW)(?![\p{L}\d]|\.\p{L})|solteir|casad|divorciad|desquitad|vi[úu]v|separad|uni[ãa]o|conviv|amasiad|amigad|ajuntad|enrolad|junt[oa](?!\p{L})|mora junto|maritalmente|donzela|stable union|de facto|single|engaged|bachelor|spinster|un-?married|married|widow|divorced|separated|civil|partner|cohabit|never)(?:(?! {2}\p{Lu}[^\t\n,;|:]{1,24}:)[^\t\n,;|:.]|\.(?! ?\p{L}| *$)){0,40}(?![^\t\n,;|.]{0,2}:)/iu,
  profession:
    /(?=[^\t\n,;|]{0,20}\p{L}{2})[\p{L}\d@](?:(?! {2}\p{Lu}[^\t\n,;|:]{1,24}:)[^\t\n,;|:.?]|\.(?! \p{Lu}| ?$)){1,58}(?![^\t\n,;|.?]{0,3}:)/u,
  nationality: /\p{L}[\p{L}.]{1,20}(?:[ -][\p{L}().]{1,20}){0,2}(?![^\t\n]{0,2}[:\d])/u,
  // "St. Louis" goes on behind its stop, "Patrocínio (MG). Altura" does not.
  birthplace:
    /\p{L}(?:[^\t\n,;|:.]|\.(?=\p{L})|(?<=(?<!\p{L})\p{L}{1,3})\.){1,40}(?:, ?\p{Lu}(?:[^\t\n,;|:.]|\.(?=\p{L})|(?<=(?<!\p{L})\p{L}{1,3})\.){1,30})?(?![^\t\n,;|]{0,3}:)/u,
  // The whole cell; tickets of who waits, days and what is said of a password are none.
  secret:
    /(?<!\S)(?![A-Za-z]{0,3}-?\d{1,3}\s*$|\d{1,2}[/.-]\d{1,2}[/.-]|(?:enviad|alterad|redefinid|trocad|definid|expirad|bloquead|pendente|guich|mesa|caixa|none|sent|changed|reset|expired|pending)[a-zê]*\s*$)(?:(?=\S{0,40}[\d!@#$%&*_+-])\S{4,64}|\p{Ll}{4,40})(?=\s*$)/u,
  'user-name':
    /@?[\p{L}\d][\p{L}\w.@-]{2,40}(?![\p{L}\w.@-])(?:(?<=[\d._@-][\p{L}\w.@-]{0,40})|(?![^\S\n\t]\p{L}))/u,
};

export const wordsOf = (category: Category): RegExp => WORDS[category] ?? SOME_WORDS;

/** "Auxiliar administrativo", not "exibir o relatório" or "200 caixas": the labels of jobs have other meanings, too. */
export const JOB = /\p{Lu}\p{L}[\p{L}.]*(?: \p{L}[\p{L}.()/ªº-]*){0,6}(?![^\t\n,;|]{0,3}[:\d])/u;
export const JOB_IN_COLUMN = /\p{L}[\p{L}.]*(?: \p{L}[\p{L}.()/ªº-]*){0,6}(?![^\t\n,;|]{0,3}:)/u;
/** "Prof.: costureira", "Ofício: aguadeiro"; with a capital "Prof.:" leads to the teacher. */
export const TRADE = /(?<!\p{L})\p{Ll}[\p{L}.-]{2,20}(?: \p{L}[\p{L}.()/-]*){0,4}(?![^\t\n,;|]{0,3}[:\d])/u;
