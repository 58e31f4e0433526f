import type { Category } from '../categories.ts';
import { because } from '../found.ts';
import type { Found } from '../found.ts';
import type { Words } from '../names/runs.ts';
import { firstTokenAt } from '../text/tokens.ts';
import { isMachine } from './account-names.ts';
import { endOfLines } from './address/lines.ts';
import { DATE, ENGLISH_MONTHS_AS_WRITTEN } from './date-forms.ts';
import type { Label } from './dictionary.ts';
import { ADDRESS_PARTS, LABELS, OTHER_LABELS } from './dictionary.ts';
import { namesIn } from './name-values.ts';

/** "FD", "M.C.", "MMcI", and nothing else; not "OK". */
const INITIALS =
  /(?<!\p{L})(?!(?:UK|US|EU|QC|GO|TBD|OK|NA|PT|EN|SIM|YES|NO|NIL|TBC|TBA|QA|AM|PM)(?!\p{L}))(?:\p{Lu}(?:\p{Ll}\p{Lu})?[. ]?){2,4}(?= {2}|[\t\n]|$)/u;
const SOME_WORDS = /[\p{L}\d@][^\t\n,;|:]{1,58}(?![^\t\n,;|]{0,3}:)/u;
/** What the value of a label has to look like where any words would be too many. */
const WORDS: Partial<Record<Category, RegExp>> = {
  'marital-status':
    /(?<![\p{L}\d])(?:(?:solt|cas|div|vi[úu]v?|vv[ao]|sep(?:'d)?|desq|amig|wid(?:ow)?'?r|wid|sgl|spr|bach|mar|unm|u(?:n|ni[ãa]o)?\.? est)(?:\.|(?=[\s,;/]|$))|(?:[SCDVWMX]|UE|MF[JS]|HOH|QW)(?![\p{L}\d]|\.\p{L})|solteir|casad|divorciad|desquitad|vi[úu]v|separad|uni[ãa]o|conviv|amasiad|amigad|ajuntad|enrolad|junt[oa](?!\p{L})|mora junto|maritalmente|donzela|stable union|de facto|single|engaged|bachelor|spinster|un-?married|married|widow|divorced|separated|civil|partner|cohabit|never)(?:[^\t\n,;|:.]|\.(?! ?\p{L}| *$)){0,40}(?![^\t\n,;|.]{0,2}:)/iu,
  profession: /[\p{L}\d@](?:[^\t\n,;|:.?]|\.(?! \p{Lu}| ?$)){1,58}(?![^\t\n,;|.?]{0,3}:)/u,
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
/** "Auxiliar administrativo", not "exibir o relatório" or "200 caixas": the labels of jobs have other meanings, too. */
const JOB = /\p{Lu}\p{L}[\p{L}.]*(?: \p{L}[\p{L}.()/ªº-]*){0,6}(?![^\t\n,;|]{0,3}[:\d])/u;
const JOB_IN_COLUMN = /\p{L}[\p{L}.]*(?: \p{L}[\p{L}.()/ªº-]*){0,6}(?![^\t\n,;|]{0,3}:)/u;
/** "Prof.: costureira", "Ofício: aguadeiro"; with a capital "Prof.:" leads to the teacher. */
const TRADE = /(?<!\p{L})\p{Ll}[\p{L}.-]{2,20}(?: \p{L}[\p{L}.()/-]*){0,4}(?![^\t\n,;|]{0,3}[:\d])/u;
/** To the end of its cell or sentence, or to where a telephone begins; "Av." and "Jd." end none. */
const ADDRESS =
  /(?:(?!, (?:e|mas|que|and|but|which) \p{Ll})(?!,? (?:Tel|TEL|Fone|Telefones?|Cel|Celular|E-?mail|CNPJ|CPF|Phone|Mobile|Fax|Contato)[.: ])[^\t\n.]|\.(?!\s\p{Lu})|(?<=(?<!\p{L})(?:\p{L}{1,3}|Conj|Cond|Trav|Estr|Resid|Apto|conj|cond|trav|apto))\.|\.(?= (?:Bairro|Centro|Jd|Jardim|Vila|CEP|Cidade|Apto?|Casa|Bloco|Fundos|Parque|Setor|Quadra|Lote|Flat|Unit)(?!\p{L}))){4,160}/u;
/** After "nº:" of a street stand its number and a few signs. */
const HOUSE = /\d{1,5}[A-Za-z]?(?![\d.])(?: ?[-,/] ?[\p{L}\d]{1,12}){0,3}|s\/?n/iu;
const CODE_LABELS: ReadonlySet<string> = new Set(['code', 'p/code', 'p/c']);
const POSTAL = /\d{4,6}(?![\d\p{L}])/u;
const HOUSE_LABELS: ReadonlySet<string> = new Set(['n', 'no', 'num', 'numero', 'casa', 'andar', 'flat']);
/** So many words are no address where nothing is numbered and no kind of way is named. */
const MANY_WORDS =
  /^(?!.*\d)(?!.*(?<![a-z])(?:rua|av|avenida|estrada|travessa|sitio|fazenda|linha|casa|bairro|vila|aldeia|street|road|lane|house|farm|cottage)(?![a-z]))(?:\S+ ){10}/s;
/** What is said of a place instead: that there is none any more, where to look, or another field. */
const SAID_OF_IT =
  /^(?:same as |no fixed |mudou-se|filh[oa]s? d|residi[au]|ver |see |idem|desconhec|nao (?:ha|tem|consta|informad)|vot(?:ed|ou)|returned|devolvid|unknown|sem endereco)|\?$/;
/** A sentence about a place is none itself. */
const TOLD = /^(?:[ao]s? )?\p{Ll}{2,} [\p{L} ]*(?<!\p{L})(?:est[áa]|est[ãa]o|mora|foi|is|was|has)(?!\p{L})/u;
/** "44 km", "9 anos", "same", "as above": how far, how long, where as before. */
const NO_PLACE =
  /^(?:\d{1,4}(?:[.,]\d+)? ?(?:km|m|anos?|years?|yrs?|meses|months?|min)(?!\p{L})[^,]*|(?:a |o |o mesm[oa]|mesm[oa]|as|same)?[\p{Ll} ]{0,24}(?:\d[A-Z])?)$/u;
/** "21 Apr", "9 June 2023", "10:30", "Friday" under "Start" and "End"; a street is called "7 de Setembro". */
const ENDING = new RegExp(
  `^(?:(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6},? )?\\d{1,2}(?:st|nd|rd|th)?[ -](?:${ENGLISH_MONTHS_AS_WRITTEN.toLowerCase()})(?:,?[ -]\\d{2,4})?|\\d{1,2}[:.]\\d{2} ?(?:[ap]m)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:week|wk|q|day) ?\\d{1,2}|tb[ac])$`,
);
/** All that is known of many a birth: "não sabe o dia, 1970", "St Valentine's Day 1934", "julho de 1991". */
const YEAR = /(?:[\p{L}\d][\p{L}\d',./ ]{1,34}[ /,])?(?:19|20)\d{2}(?!\d)/u;
/** A scanned date, whose figures were taken for letters: "12/O3/198O". */
const MISREAD =
  /(?=[^\n]{0,9}\d)[\dOoIl|]{1,2} ?[/.-] ?[\dOoIl|]{1,2} ?[/.-] ?[\dOoIl|SB]{2,4}(?![\p{L}\d])/u;
/** Parted by spaces, as boxes of forms are: "14 09 1995". */
const BOXED = /(?:0?[1-9]|[12]\d|3[01]) (?:0?[1-9]|1[0-2]) (?:(?:19|20)\d{2}|\d{2})(?!\d)/;
/** The year first, with spaces or nothing between: "1973 05 26", "20010904". */
const YEAR_FIRST = /(?:19|20)\d{2}(?: ?)(?:0[1-9]|1[0-2]) ?(?:0[1-9]|[12]\d|3[01])(?!\d)/;
/** "Birthday: 3/19". */
const DAY_AND_MONTH = /\d{1,2}[/.]\d{1,2}(?![\d/.])/;
const OF_EVERY_YEAR: ReadonlySet<string> = new Set(['birthday', 'aniversario']);
const AT_TIME = /^,?(?: -| às| as| at)? ?\d{1,2}[h:]\d{2}(?!\d)/;
/** "66", "3 a", "3a 2m", "uns 60", "12 days", "66 F", "31/F". */
const YEARS =
  /(?:(?:uns|umas|cerca de|aprox\.?|about|approx\.?|c\.|~) ?)?\d{1,3}(?: ?(?:anos?|aninhos|a|meses|m[êe]s|m|dias|d|h|years?|yrs?|y|months?|mths?|mos?|weeks?|wks?|w|days?)(?!\p{L}))?(?:(?: e|,)? ?\d{1,2} ?(?:meses|m|months?|mths?|mo|d|dias|days)(?!\p{L})){0,2}(?: ?\/? ?[MF](?!\p{L}))?/iu;
/** Groups of capitals and digits, three digits at least; small letters only before them: "s1234567". */
const CODE =
  /(?:(?<!\p{L})[a-z]{1,3}-?)?(?=(?:[A-Z./ -]{0,4}\d){3})[A-Z\d]{1,12}(?:[-/. ]?[A-Z\d]{1,12}){0,6}(?![\p{L}\d]|[.,/-]\d)/u;
/** Dates, years, sums and times in such a column are no codes. */
const NO_CODE =
  /^\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?$|^(?:19|20)\d{2}(?:[/-]\d{1,4})?$|^[\d.]*\d,\d{2}$|^\d{1,2}[:h]\d{2}$/;
/** Under what finds the same by its own form. */
const PRIORITIES: Partial<Record<Label['kind'], number>> = { address: 36, number: 38, code: 38 };
const NOTHING =
  /^(?:nao (?:informad[oa]|consta|declarad[oa]|se aplica|ha)|n\/?[ac]|ignorad[oa]|desconhecid[oa]|sem informacao|none|unknown|not (?:given|applicable|known)|idem|o mesm[oa]|-+|\*+)$/;

/** The run of the text that follows a label, as it is called there, or that stands under it as a header. */
interface Run {
  readonly words: Words;
  readonly label: Label;
  readonly name: string;
  readonly start: number;
  readonly end: number;
  readonly header: boolean;
}

/** What a label announces, in the run that follows it; nothing where the run does not look like it. */
export function readValue(
  words: Words,
  label: Label,
  name: string,
  start: number,
  end: number,
  header: boolean,
): Found[] {
  const { document } = words;
  const run: Run = { words, label, name, start, end, header };
  const textOf = (one: Found): string => document.text.slice(one.start, one.end);
  const value = document.folded.slice(start, Math.min(end, start + 400)).trim();
  if (value === '' || NOTHING.test(value)) return [];
  if (header && name === 'end' && ENDING.test(value)) return [];
  switch (label.kind) {
    case 'name':
      return namesIn(words, name, start, end, header);
    case 'initials':
      return matched(run, INITIALS, 0.9);
    case 'date':
      return datesIn(run);
    case 'years':
      return matched(run, YEARS, 0.93);
    case 'number':
    case 'code':
      return matched(run, CODE, header ? 0.9 : 0.84).filter((one) => !NO_CODE.test(textOf(one)));
    case 'address':
      return matched(run, ADDRESS, 0.9)
        .filter(
          (one) =>
            /\p{L}{2}/u.test(textOf(one)) &&
            !TOLD.test(textOf(one)) &&
            !NO_PLACE.test(textOf(one)) &&
            !isMadeOfLabels(document.folded.slice(one.start, one.end)) &&
            !MANY_WORDS.test(document.folded.slice(one.start, one.end)) &&
            !SAID_OF_IT.test(document.folded.slice(one.start, one.end)),
        )
        .map((one) => (header ? one : { ...one, end: endOfLines(document.text, one.end) }));
    case 'part':
      return matched(
        run,
        CODE_LABELS.has(name) ? POSTAL : HOUSE_LABELS.has(name) ? HOUSE : /[\p{L}\d][^\t\n;|]{0,58}/u,
        0.85,
      );
    case 'words':
      if (label.category === 'user-name' && isMachine(value)) return [];
      return matched(run, WORDS[label.category] ?? SOME_WORDS, 0.9);
    case 'trade':
      return matched(run, TRADE, 0.88);
    case 'job':
      return matched(run, header ? JOB_IN_COLUMN : JOB, 0.9);
  }
}

/** "Nº ____", "[rua, número, bairro]", "Postcode:": what a form asks next, or how to fill it in. */
const isMadeOfLabels = (value: string): boolean =>
  value
    .split(/,| e | and |_{2,}|\.{2,}/)
    .map((part) => part.replaceAll(/^[ ([]+|[ )\].:º°ª]+$/g, ''))
    .every((part) => part === '' || isKnownLabel(part));

const isKnownLabel = (label: string): boolean =>
  ADDRESS_PARTS.has(label) || OTHER_LABELS.has(label) || LABELS.has(label);

function datesIn(run: Run): Found[] {
  const { words, name, start, end } = run;
  const { text } = words.document;
  const forms = [DATE, YEAR_FIRST, BOXED, MISREAD, ...(OF_EVERY_YEAR.has(name) ? [DAY_AND_MONTH] : []), YEAR];
  const form = forms.find((one) => one.test(text.slice(start, end)));
  if (form === undefined) return [];
  return matched(run, form, form === DATE ? 0.97 : 0.9).map((one) => {
    const time = AT_TIME.exec(text.slice(one.end, Math.min(end, one.end + 12)));
    return time === null ? one : { ...one, end: one.end + time[0].length };
  });
}

/** The dots or the line of a printed form on which a value was written. */
const LEADERS = /^[\s._…]{0,80}/u;
const LEADERS_BEHIND = /\s*[._…]{2,}\s*$/u;

function matched({ words, label, name, start, end, header }: Run, form: RegExp, confidence: number): Found[] {
  const value = words.document.text.slice(start, end);
  const match = form.exec(value);
  if (match === null || match.index > 2 + LEADERS.exec(value)![0].length) return [];
  const from = start + match.index;
  const to = endOfValue(words, from, from + match[0].replace(LEADERS_BEHIND, '').length);
  return [
    {
      start: from,
      end: to,
      category: label.category,
      detector: 'label',
      confidence,
      reason: because(header ? 'table-header' : 'label', name),
      proposal: 'remove',
      priority: PRIORITIES[label.kind] ?? 62,
    },
  ];
}

/** A value ends before the next label of the form, even where no gap parts them. */
function endOfValue({ document, tokens }: Words, start: number, end: number): number {
  for (
    let index = firstTokenAt(tokens.start, tokens.count, start) + 1;
    index < tokens.count && tokens.start[index]! < end;
    index++
  ) {
    const word = document.folded.slice(tokens.start[index], tokens.end[index]);
    if (
      OTHER_LABELS.has(word) &&
      /^ ?(?:n[ºo°.]* ?)?:/.test(document.folded.slice(tokens.end[index], tokens.end[index]! + 5))
    ) {
      return tokens.start[index]!;
    }
  }
  return end;
}
