/**
 * Numbers and codes that nothing names, beside somebody: of those that no rule knew in ordinary papers two in three were
 * hers. Left are amounts, days, laws, files and what things are numbered by.
 */

import type { Category } from '../categories.ts';
import { isNobodys } from '../details/nobodys.ts';
import { because, type Found } from '../found.ts';
import type { Document, Range } from '../text/document.ts';

/** Capitals and figures in groups: "RX2-0094418L", "21197 00880 4417", "AH00418827". */
const CODE =
  /(?<![\p{L}\d.,/$£€%#:-]|[$£€#] )(?:[A-Z]{1,4}[-/ .]?)?\d(?:[\dA-Z]|[-/. ](?=[\dA-Z]{0,8}\d)){3,22}(?![\p{L}\d%]|[.,/:-]\d)/gu;
const FEWEST_FIGURES = 6;
/** With letters: fewer do. */
const FEWEST_IN_CODES = 4;
/** Laws, courts, standards, firms, roads, bookings and parts by the letters before their figures. */
const THING_BEFORE_FIGURES =
  /^(?:RE|RESP|HC|MS) \d{1,3}\.|^(?:CNPJ|IE|NIRE|ADI|PEC|PLC?|NBR|ISO|IN|RDC|NFE?|NCM|CNAE|CEP|INEP|PO|SO|WO|INV|REF|NO|OS|PR|TP|BP|PE|PS|HRB?|MCL|JIRA|INC|IP|A3\d\d)[ .-]?\d|^(?:BR|A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)[ -]?\d{3}(?:-\d{1,3})?$/;
/** Days with or without an hour, months, years, numbers of a year, thousands, decimals, scores, pressures, hours, measures. */
const NO_CODE = [
  /^\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?(?: \d{1,2})?$/,
  /\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}/,
  /^(?:19|20)\d{2}[-/. ]\d{1,2}(?:[-/. ]\d{1,2})?(?: \d{1,2})?$/,
  /(?:19|20)\d{2}[/ -](?:19|20)?\d{2}$/,
  /^\d{1,7}\/(?:19|20)?\d{2}$|^\d{1,3}(?:\.\d{3})*\/(?:19|20)?\d{2}$/,
  /^(?![29]\d\d \d{3} \d{3}$)(?:R ?)?\d{1,3}(?:[. ]\d{3})*$|^(?:\d{1,3}\.\d{3} ?)+$|^\d{1,3} \d{3} \d{1,2} \d{3}/,
  /^[A-Z]{2,12} (?:19|20)\d{2}$/,
  /^(?:[A-Z]{1,3} )?(?:\d{2,3}\/\d{2,3} ?)+$/,
  /^\d{1,2}(?:[ -]\d{1,2})+$|^(?:\d{1,2}-\d{1,2} ?){2,}$|(?:^| )\d{1,2}\.\d{1,2}(?: |-|$)/,
  /^[0-2]\d[0-5]\d [0-2]\d[0-5]\d$|^\d{4}(?:[ -]\d{1,2})?$/,
  /\d(?:GB|TB|MB|HZ|V|W|KG|ML|MG|CM|MM|KM)$/,
  /^(?:0[3589]00|1[38]00|4004|4003|3003)[ -]/,
];
/** What is counted. Folded. */
const COUNTED =
  /^ ?(?:habitantes|votos|seguidores|acoes|pessoas|eleitores|unidades|reais|euros|dolares|pontos|km|kg|mg|ml|people|votes|followers|shares|units|points|pounds|dollars|miles|residents|members|copies)(?![a-z])/;
/** Words before numbers of things, beside those that are known: parts, seals, lines that help, pressures. Folded. */
const THING =
  /(?<![a-z])(?:cnpj|ie|pecas?|parts?|lacres?|seals?|bag|ref\.?|refs|auth\.?|barcode|bin|work order|helpline|central|ouvidoria|sac|lifeline|ring|dial|disque|ligue|bp|pa|pressao|frame|armacao|machine|maquina|viatura|inep|nire|cnae|dotacao|resolucao|indicacao|oficio|mandado|rechnung|subject|assunto|data|date|enviado|sent|competencia|voo|flight|courses?|modulo?|module|turma|class|disciplina|plan of|projeto|project|estatuto|norma|regulation|lote?s?|r|rs|usd|brl|zar|eur|gbp|bin|ear tag|galaxy|iphone|windows|dias|dates?)(?: (?:n[o.]{0,2}|nos?\.?|number|de|da|do|the|code|codigo))?[\s:.(#nº°]{0,4}$/;
const LOOK_BACK = 32;
/** Characters of a line that are looked through for people. */
const NEAR = 120;
const NEXT_BOX = 32;
const SURE = 0.5;

/** Linear but for sorting. */
export function findBesidePeople(document: Document, found: readonly Found[]): Found[] {
  const { text, folded } = document;
  const people = found
    .filter(
      ({ category, proposal, confidence }) =>
        category === 'person' && proposal === 'remove' && confidence >= SURE,
    )
    .sort((a, b) => a.start - b.start);
  if (people.length === 0) return [];
  const codes: Found[] = [];
  let next = 0;
  for (const { index: start, 0: value } of text.matchAll(CODE)) {
    const end = start + value.length;
    while (next < people.length && people[next]!.end < start - NEAR) next++;
    if (!isCode(value) || COUNTED.test(folded.slice(end, end + LOOK_BACK))) continue;
    if (THING.test(folded.slice(Math.max(0, start - LOOK_BACK), start))) continue;
    if (!people.slice(next, next + MOST_NEAR).some((one) => isBeside(text, one, { start, end }, value)))
      continue;
    if (isNobodys(document, 'registration', { start, end })) continue;
    codes.push(codeAt(start, end));
  }
  return codes;
}

const MOST_NEAR = 8;

/** Right behind a name or a number of hers, with nothing but a mark between: a day long ago, an RG in its groups. */
const BEHIND =
  /^(?: ?[,;:–—-]| ?\()? ?(?:((?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:19[2-9]\d|200\d|201[0-4]))|(\d{1,2}\.\d{3}\.\d{3}(?:-[\dXx])?))(?![\dA-Za-z]|[.,/-]\d)/;
const LONGEST_BEHIND = 20;
const OF_SOMEBODY: ReadonlySet<Category> = new Set([
  'person',
  'cpf',
  'rg',
  'cnh',
  'national-id',
  'registration',
  'health-record',
]);
/** Days of what happened, not of who was born. Folded. */
const EVENT =
  /^[ ,;:–—-]{0,3}(?:admiss|demiss|assin|contrat|vencim|a chave|pag|hired|joined|signed|paid|due|\d{1,2}[:h])/;

/** "Rita Vilas Boas, 12.404.881, 03.09.1957": in lists of people. */
export function findBehindPeople({ text, folded }: Document, found: readonly Found[]): Found[] {
  return found.flatMap((one) => {
    if (one.proposal !== 'remove' || !OF_SOMEBODY.has(one.category)) return [];
    const match = BEHIND.exec(text.slice(one.end, one.end + LONGEST_BEHIND));
    const value = match?.[1] ?? match?.[2];
    if (match === null || value === undefined || (match[2] !== undefined && one.category !== 'person'))
      return [];
    const end = one.end + match[0].length;
    if (COUNTED.test(folded.slice(end, end + LOOK_BACK)) || EVENT.test(folded.slice(end, end + LOOK_BACK)))
      return [];
    return [
      {
        ...codeAt(end - value.length, end),
        category: match[1] === undefined ? ('rg' as const) : ('birth-date' as const),
        priority: 5,
      },
    ];
  });
}

const codeAt = (start: number, end: number): Found => ({
  start,
  end,
  category: 'registration',
  detector: 'identifier',
  confidence: 0.55,
  reason: because('pattern'),
  proposal: 'remove',
  priority: 4,
});

function isCode(value: string): boolean {
  const figures = value.replaceAll(/\D/g, '').length;
  return (
    figures >= (/[A-Z]/.test(value) ? FEWEST_IN_CODES : FEWEST_FIGURES) &&
    !THING_BEFORE_FIGURES.test(value) &&
    !NO_CODE.some((form) => form.test(value))
  );
}

/** On its line; a code with letters also in the box behind a name. */
function isBeside(text: string, one: Range, { start, end }: Range, value: string): boolean {
  if (one.start - end > NEAR || start - one.end > NEAR) return false;
  const gap = one.end <= start ? text.slice(one.end, start) : text.slice(end, one.start);
  if (!gap.includes('\n')) return gap.length <= NEAR;
  return /[A-Z]/.test(value) && one.end <= start && gap.length <= NEXT_BOX && gap.trimEnd().endsWith(':');
}
