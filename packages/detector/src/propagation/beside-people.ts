/**
 * Numbers and codes that nothing names, beside somebody: of those that no rule knew in ordinary papers two in three were
 * hers. Left are amounts, days, laws, files and what things are numbered by.
 */

import { isNobodys } from '../details/nobodys.ts';
import { because, type Found } from '../found.ts';
import type { Document, Range } from '../text/document.ts';

/** Capitals and figures in groups: "RX2-0094418L", "21197 00880 4417", "AH00418827". */
const CODE =
  /(?<![\p{L}\d.,/$£€%#:-]|[$£€#] )(?:[A-Z]{1,4}[-/ .]?)?\d(?:[\dA-Z]|[-/. ](?=[\dA-Z]{0,8}\d)){3,22}(?![\p{L}\d%]|[.,/:-]\d)/gu;
const FEWEST_FIGURES = 6;
/** With letters: fewer do. */
const FEWEST_IN_CODES = 4;
/** Days with or without an hour, months, years, school years, numbers of a year, thousands, rand and reais. */
const NO_CODE =
  /^(?:PO|SO|WO|INV|REF|NO|OS|NF|PR|TP|BP|IN|PE|PS|HR|CNAE|NCM|INEP|NIRE|HRB|MCL) ?\d|^\d{1,2}[./-]\d{1,2}(?:[./-]\d{2,4})?(?: \d{1,2})?$|^(?:19|20)\d{2}[-/. ]\d{1,2}(?:[-/. ]\d{1,2})?(?: \d{1,2})?$|^\d{1,7}\/(?:19|20)?\d{2}$|^\d{1,3}(?:\.\d{3})*\/(?:19|20)?\d{2}$|^(?:R ?)?\d{1,3}(?:[. ]\d{3})*$|^[A-Z]{2,12} (?:19|20)\d{2}$|^(?:[A-Z]{1,3} )?\d{2,3}\/\d{2,3}$|^(?:19|20)\d{2}(?: (?:19|20)\d{2})+$|^\d{4}(?:[ -]\d{1,2}){0,1}$|^(?:0[3589]00|1[38]00|4004|4003|3003)[ -]/;
/** Words before numbers of things, beside those that are known: parts, seals, lines that help, pressures. Folded. */
const THING =
  /(?<![a-z])(?:pecas?|parts?|lacres?|seals?|bag|ref\.?|refs|auth\.?|barcode|bin|work order|helpline|central|ouvidoria|sac|lifeline|ring|dial|disque|ligue|bp|pa|pressao|frame|armacao|machine|maquina|viatura|inep|nire|cnae|dotacao|resolucao|indicacao|oficio|mandado|rechnung|subject|assunto|data|date|enviado|sent|competencia|voo|flight|courses?|modulo?|module|turma|class|disciplina|plan of|projeto|project|estatuto|norma|regulation|barcode|lote?s?|r|rs|usd|brl|zar|eur|gbp)(?: (?:n[o.]{0,2}|nos?\.?|number|de|da|do|the|code|codigo))?[\s:.(#nº°]{0,4}$/;
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
    if (!isCode(value) || THING.test(folded.slice(Math.max(0, start - LOOK_BACK), start))) continue;
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
  /^(?: ?[,;:–—-]| ?\(|\t)? ?(?:((?:0?[1-9]|[12]\d|3[01])[./-](?:0?[1-9]|1[0-2])[./-](?:19[2-9]|20[01])\d)|(\d{1,2}\.\d{3}\.\d{3}(?:-[\dXx])?))(?![\dA-Za-z]|[.,/-]\d)/;
const LONGEST_BEHIND = 20;

/** "Rita Vilas Boas, 12.404.881, 03.09.1957": in lists of people. */
export function findBehindPeople({ text }: Document, found: readonly Found[]): Found[] {
  return found.flatMap((one) => {
    if (one.proposal !== 'remove' || !(one.category === 'person' || one.detector === 'identifier')) return [];
    const match = BEHIND.exec(text.slice(one.end, one.end + LONGEST_BEHIND));
    const value = match?.[1] ?? match?.[2];
    if (match === null || value === undefined || (match[2] !== undefined && one.category !== 'person'))
      return [];
    const end = one.end + match[0].length;
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
  return figures >= (/[A-Z]/.test(value) ? FEWEST_IN_CODES : FEWEST_FIGURES) && !NO_CODE.test(value);
}

/** On its line; a code with letters also in the box behind a name. */
function isBeside(text: string, one: Range, { start, end }: Range, value: string): boolean {
  const gap = one.end <= start ? text.slice(one.end, start) : text.slice(end, one.start);
  if (!gap.includes('\n')) return gap.length <= NEAR;
  return /[A-Z]/.test(value) && one.end <= start && gap.length <= NEXT_BOX && gap.trimEnd().endsWith(':');
}
