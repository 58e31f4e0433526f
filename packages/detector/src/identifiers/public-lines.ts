/** Telephones that anybody may ring: free of charge, of a switchboard, of a service. */

import type { Category } from '../categories.ts';
import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';

/** Free or at one price from everywhere, in groups as nothing else is: whatever it was taken for. */
const FREE =
  /^\(?(?:0[38]00\)?[ .-]\d{3,4}(?:[ .-]?\d{2,4}){0,2}|00800 ?\d{3,4} ?\d{4}|\+\d{2} 800 \d{2,4} \d{2,4}|(?:\+?1[ .-])?\(?8(?:00|33|44|55|66|77|88)\)?[ .-]{1,2}\d{3}[ .-]\d{4})$/;
/** The same where it was taken for a telephone: other numbers have these forms as well. */
const FREE_PHONE =
  /^(?:0[3589]00 ?\d{6,7}|(?:0(?:303|3[37]\d|34[3-5]|808|84[45]|87[01]|508|818)|1[38]00|18[59]0)[ -]?\d{2,4}[ -]?\d{3,4}|086[01] \d{3} \d{3}|(?:300[34]|400[1-9]|4020)[ -]?\d{4}|(?:800|808|707|760) \d{3} \d{3})$/;
/** Mobile telephones of Pakistan and Nigeria begin like the lines of British services. */
const ABROAD =
  'pakistan cnic karachi lahore islamabad rawalpindi +92 nigeria lagos abuja ibadan awka enugu bvn +234'.split(
    ' ',
  );
const MOBILE_ABROAD = /^0(?:3|808|818)/;
const OWN =
  /(?<![a-z])(?:cell?|mobile|mob|celular|whats[a-z]*|wpp|zap|telemovel|tlm|home|casa|resid[a-z]*|recado|hand ?phone)(?![a-z])[^\n\d]{0,8}$/;

/** Leads to somebody behind the line. */
const EXTENSION = /^,? ?(?:x|ext|ramal)(?![a-z])/;
/** What is rung there, right before the number. Folded. */
const SERVICE =
  /(?<![a-z])(?:switchboard|help ?(?:line|desk)|hot ?line|advice line|info(?:rmation)? line|customer (?:line|services?)|duty phone|service desk|free ?phone|toll[ -]free|ouvidoria|central de atendimento|pabx|telefone geral|disque[ -]denuncias?|sac)(?![a-z])[^\n\d.;]{0,14}$/;
const MOBILE = /^\D{0,5}(?:07\d|9\d{4}|\(?\d{2}\)? ?9 ?\d{4}|9[1236]\d |(?:\+?44|\+?55 ?\d{2}|\+?351) ?[79])/;
/** Exchanges of offices end in two noughts; so does one home in a hundred, which no office stands before. */
const EXCHANGE = /^(?:\(?0?\d{2}\)? ?)?[2-5]\d{3}[ -]?\d{2}00$/;
const OFFICE =
  /(?<![a-z])(?:duvidas|informacoes|ouvidoria|central|atendimento|prefeitura|secretaria|camara|gerencia|coordenacao|setor|departamento|diretoria|frota|biblioteca|escola|colegio|faculdade|universidade|clinica|hospital|cartorio|leiloeir[oa]|edital|pedidos|reservas|agendamento|plantao|inscricoes|denuncias|instituto|fundacao|sindicato|ltda|s\.?a\.?)(?![a-z])[^\n]{0,60}\n?[^\n]{0,12}$/;
const SOMEBODY =
  /(?<![a-z])(?:filh[oa]|mae|pai|espos[oa]|marido|mulher|irma|irmao|avo|net[oa]|ti[oa]|sogr[oa]|vizinh[oa]|cliente|paciente|alun[oa]|responsavel)(?![a-z])[^\n]{0,40}$/;

const NUMBERS: ReadonlySet<Category> = new Set([
  'phone',
  'registration',
  'health-record',
  'bank-account',
  'national-id',
  'pis',
  'secret',
]);
const LOOK_BACK = 100;

/** Those that are free are nobody's; of the others a person shall decide. Linear in what is found. */
export function withoutPublicLines(document: Document, found: readonly Found[]): Found[] {
  const { folded } = document;
  const isAbroad = ABROAD.some((word) => folded.includes(word));
  const beforeOf = ({ start }: Found): string => folded.slice(Math.max(0, start - LOOK_BACK), start);
  const isPublic = (one: Found): boolean => {
    const value = folded.slice(one.start, one.end);
    if (!isFree(value, one.category) || (isAbroad && MOBILE_ABROAD.test(value))) return false;
    return !EXTENSION.test(folded.slice(one.end, one.end + 8)) && !OWN.test(beforeOf(one));
  };
  const judged = found.filter(
    ({ category, proposal, detector }) =>
      NUMBERS.has(category) && proposal === 'remove' && detector !== 'list' && detector !== 'rule',
  );
  // By the place: whatever else the same figures were taken for.
  const free = new Set(judged.filter(isPublic).map(({ start }) => start));
  const offices = new Set(
    judged
      .filter(
        (one) => one.category === 'phone' && isOfOffice(folded.slice(one.start, one.end), beforeOf(one)),
      )
      .map(({ start }) => start),
  );
  const numbers = new Set(judged);
  return found
    .filter((one) => !numbers.has(one) || !free.has(one.start))
    .map((one) => (numbers.has(one) && offices.has(one.start) ? { ...one, proposal: 'review' } : one));
}

const isFree = (value: string, category: Category): boolean =>
  FREE.test(value) || (category === 'phone' && FREE_PHONE.test(value));

const isOfOffice = (value: string, before: string): boolean =>
  !MOBILE.test(value) &&
  !OWN.test(before) &&
  (SERVICE.test(before) || (EXCHANGE.test(value) && OFFICE.test(before) && !SOMEBODY.test(before)));
