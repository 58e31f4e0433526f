/**
 * Numbers and codes that nothing names, beside somebody: of those that no rule knew in ordinary papers two in three were
 * hers. Left are amounts, days, laws, files and what things are numbered by.
 */

import { isNobodys } from '../details/nobodys.ts';
import { isSurePerson, type Found } from '../found.ts';
import { BRAZIL_STATES } from '../text/brazil-states.ts';
import type { Document, Range } from '../text/document.ts';
import { matchesByPattern, together } from '../text/starts.ts';
import { isCounted, unnamed } from './unnamed.ts';

/** Capitals and figures in groups: "RX2-0094418L", "21197 00880 4417", "AH00418827". */
const CODE = together(
  [
    {
      pattern:
        /(?<![\p{L}\d.,/$£€%#:-]|[$£€#] )(?:[A-Z]{1,4}[-/ .]?)?\d(?:[\dA-Z]|[-/. ](?=[\dA-Z]{0,8}\d)){3,22}(?![\p{L}\d%]|[.,/:-]\d)/uy,
      soon: 5,
    },
  ],
  'plain',
);
const FEWEST_FIGURES = 6;
/** With letters: fewer do. */
const FEWEST_IN_CODES = 4;
/** Laws, courts, standards, firms, roads, bookings and parts by the letters before their figures. */
const THING_BEFORE_FIGURES = new RegExp(
  `^(?:RE|RESP|HC|MS|AC|AP|AG|AI) \\d{1,3}\\.|^(?:ACO|ACR|AGR|APN|ARE|CC|INQ|MI|PET|RCL|RHC|RMS|ADPF|ADC|ADIN|SL|SS|STA|RR|AIRR|RO|STF|STJ|TST|CNPJ|IE|NIRE|ADI|PEC|PLC?|NBR|ISO|IN|RDC|NFE?|NCM|CNAE|CEP|INEP|PO|SO|WO|INV|REF|NO|OS|PR|TP|BP|PE|PS|HRB?|MCL|JIRA|INC|CHG|MTU|ATCC|ST|IP|A3\\d\\d)[ .-]?\\d|^(?:BR|${BRAZIL_STATES})[ -]?\\d{3}(?:-\\d{1,3})?$`,
);
/** Days with or without an hour, months, years, numbers of a year, thousands, decimals, scores, pressures, hours, measures, cases of courts. */
const NO_CODE = [
  /^\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?(?: \d{1,2})?$/,
  /\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d{2}/,
  /\d{2}\.\d{4}\.\d\.\d{2}\.\d{4}/,
  /^(?:19|20)\d{2}[-/. ]\d{1,2}(?:[-/. ]\d{1,2})?(?: \d{1,2})?$/,
  /(?:19|20)\d{2}[/ -](?:19|20)?\d{2}$/,
  /^\d{1,7}\/(?:19|20)?\d{2}$|^\d{1,3}(?:\.\d{3})*\/(?:19|20)?\d{2}$/,
  /^(?![29]\d\d \d{3} \d{3}$)(?:R ?)?\d{1,3}(?:[. ]\d{3})*$|^(?:\d{1,3}\.\d{3} ?)+$|^\d{1,3} \d{3} \d{1,2} \d{3}/,
  /^[A-Z]{2,12} (?:19|20)\d{2}$/,
  /^(?:[A-Z]{1,3} )?(?:\d{2,3}\/\d{2,3} ?)+$/,
  /^\d{1,2}(?:[ -]\d{1,2})+$|^(?:\d{1,2}-\d{1,2} ?){2,}$|(?:^| )\d{1,2}\.\d{1,2}(?: |-|$)/,
  /^[0-2]\d[0-5]\d[ -][0-2]\d[0-5]\d$|^\d{4}(?:[ -]\d{1,2})?$/,
  /^(?:\d{1,3} )?\d{1,4}(?:GB|TB|MB|HZ|V|W|KG|ML|MG|CM|MM|KM)$/,
  /^(?:0[3589]00|1[38]00|4004|4003|3003)[ -]/,
];
/** Words before numbers of things, beside those that are known: parts, seals, lines that help, pressures. Folded. */
const THING =
  /(?<![a-z])(?:cnpj|ie|pecas?|parts?|lacres?|seals?|bag|ref\.?|refs|auth\.?|barcode|bin|work order|helpline|central|ouvidoria|sac|lifeline|ring|dial|disque|ligue|bp|pa|pressao|frame|armacao|machine|maquina|viatura|inep|nire|cnae|dotacao|resolucao|indicacao|oficio|mandado|rechnung|subject|assunto|data|date|enviado|sent|competencia|voo|flight|courses?|modulo?|module|turma|class|disciplina|plan of|projeto|project|estatuto|norma|regulation|lote?s?|r|rs|usd|brl|zar|eur|gbp|ear tag|galaxy|iphone|windows|dias|dates)(?: (?:n[o.]{0,2}|nos?\.?|number|de|da|do|the|code|codigo))?[\s:.(#nº°]{0,4}$/;
/** By which a document is checked on the net. Folded. */
const CHECKED = /(?:autentica|autenticidade|verificador|verificacao|www\.|https?:)[^\n]{0,56}$/;
const LOOK_BACK = 80;
/** Characters of a line that are looked through for people. */
const NEAR = 120;
/** Characters between a name and the code in the box behind it. */
const NEXT_BOX = 32;
/** People that are tried for one code, from the first on that stands near: a line of more may lose one. */
const MOST_NEAR = 8;
const SURE = 0.5;

/** Codes on the line of somebody that was found. Linear but for sorting. */
export function findBesidePeople(document: Document, found: readonly Found[]): Found[] {
  const { text, folded } = document;
  const people = found.filter((one) => isSurePerson(one, SURE)).sort((a, b) => a.start - b.start);
  if (people.length === 0) return [];
  const codes: Found[] = [];
  let next = 0;
  for (const { index: start, 0: value } of matchesByPattern(document.places.text, CODE).flat()) {
    const end = start + value.length;
    while (next < people.length && people[next]!.end < start - NEAR) next++;
    const hasLetters = /[A-Z]/.test(value);
    if (!isCode(value, hasLetters) || isCounted(folded, end)) continue;
    const before = folded.slice(Math.max(0, start - LOOK_BACK), start);
    if (THING.test(before) || CHECKED.test(before)) continue;
    const near = people.slice(next, next + MOST_NEAR);
    if (!near.some((one) => isBeside(text, one, { start, end }, hasLetters))) continue;
    if (isNobodys(document, 'registration', { start, end })) continue;
    codes.push(unnamed({ start, end }, 'registration'));
  }
  return codes;
}

function isCode(value: string, hasLetters: boolean): boolean {
  const figures = value.replaceAll(/\D/g, '').length;
  return (
    figures >= (hasLetters ? FEWEST_IN_CODES : FEWEST_FIGURES) &&
    !THING_BEFORE_FIGURES.test(value) &&
    !NO_CODE.some((form) => form.test(value))
  );
}

/** On its line; a code with letters also in the box behind a name. */
function isBeside(text: string, one: Range, { start, end }: Range, hasLetters: boolean): boolean {
  if (one.start - end > NEAR || start - one.end > NEAR) return false;
  const gap = one.end <= start ? text.slice(one.end, start) : text.slice(end, one.start);
  if (!gap.includes('\n')) return true;
  return hasLetters && one.end <= start && gap.length <= NEXT_BOX && gap.trimEnd().endsWith(':');
}
