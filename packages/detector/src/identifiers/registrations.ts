import { isValidCaepf, isValidCei, isValidCno } from '@brazilian-utils/brazilian-utils';
import { propertyRecord } from './checks.ts';
import { sticky, words } from './specification.ts';
import { isStateRegistration } from './state-registration.ts';
import type { Specification } from './specification.ts';

/** "cód. cliente", "nº de inscrição", "carteira de sócio": numbers that a person has with somebody. */
const PORTUGUESE_HOLDER =
  'fidelidade|(?:codigo|cod\\.?|numero|n[o.]{0,2}|no\\.|id|registro)(?: d[aeo])? ?(?:cliente|associad[oa]|alun[oa]|usuari[oa]|cooperad[oa]|segurad[oa]|funcionari[oa]|servidora?|colaboradora?|empregad[oa]|participante|candidat[oa]|soci[oa]|inscricao|matricula|beneficio|cadastro|cracha|acesso|professora?|estagiari[oa]|leitora?|membro|carteirinha|processo individual)|(?:carteira|titulo|cartao) de soci[oa]|(?:associad[oa]|soci[oa](?: (?:titular|remid[oa]|contribuinte|dependente))?|cooperad[oa]|alun[oa]|funcionari[oa]|leitora?|rol) n|registro academico|cartao (?:de )?ponto|rol de membros(?: n[o.]{0,2})?|rol n[o.]{0,2}';
/** "Employee #", "Badge No.", "membership number". */
const ENGLISH_HOLDER =
  "(?:employee(?:'s)?|associate|assoc\\.?|insured|enrollee|recipient|staff|emp|personnel|worker|payroll|clock|student|pupil|matriculation|candidate|applicant|badge|member|membership|policy|customer|client|roll|enrol?lment|registration|volunteer|donor|inmate|prisoner|participant|rep|agent|loyalty|lunch|regimental|regtl?|svc|case|holding|library card|frequent flyer|user|warrant|collar|shoulder|service|alien|account) ?(?:id|nos?|num|number|nr|code|ref)?(?:\\.? ?#| ?ids?|\\.? ?nos?\\.?|\\.? ?numbers?|\\.? ?codes?)";

/** Numbers of members, staff, policies, properties, benefits and patients. */
export const REGISTRATIONS: readonly Specification[] = [
  {
    category: 'registration',
    pattern: sticky('\\d{6}\\.?\\d\\.?\\d{7}-?\\d{2}(?!\\d)'),
    leads: [6, 16],
    check: propertyRecord,
    words: words('cnm|matricula|codigo nacional'),
    valid: 0.8,
    look: 0,
    named: 0.93,
    priority: 77,
  },
  {
    category: 'registration',
    pattern: sticky(
      '(?:[A-Z]{1,4}[-/ ]?)?\\d(?:[\\dA-Z.]{2,19}|[\\dA-Z.]{0,2}(?=[-/]))(?:[-/][\\dA-Za-z]{1,8}){0,4}(?:(?<=\\d{4}) \\d{4}(?![\\dA-Za-z%./,-]))?(?![\\dA-Za-z%]|,\\d)',
    ),
    leads: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14],
    words: words(
      `matricula|registro (?:no|numero)|mat|siape|masp|registro funcional|id funcional|numero de registro|ra|(?<!(?:guest|parking|hotel|floor|ward|meeting)[^\\n]{0,40})rm|rgm|cgm|rf|inscricao(?: municipal)?|susep|registro susep|apolice|contrato de trabalho|chapa|cracha(?: n)?|prontuario funcional|ccir|upn|uln|certificado individual|${PORTUGUESE_HOLDER}|${ENGLISH_HOLDER}`,
    ),
    valid: 0,
    look: 0,
    named: 0.82,
    priority: 45,
    // Rooms, terms.
    not: /^\d{3}-?[A-Z]$|^(?:19|20)\d{2}\/\d$|^(?:CAR|CNM|CCIR|NIRF|LV|FL) /,
    near: true,
    unless:
      /(?:(?:circular|resolucao|portaria)(?: susep)?(?: n[o.]{0,2})?|r\$|art\.?|artigo|lei|§|us\$|pag\.?|(?<![a-z])(?:em|in|of|for|since|desde|at|from)) ?$/,
  },
  {
    category: 'registration',
    pattern: sticky('(?:P-?)?\\d{2,3}(?:[./-]?\\d{1,9}){1,5}(?![\\dA-Za-z])'),
    leads: [2, 3, 8, 9, 10, 11, 12, 13, 14],
    check: isStateRegistration,
    words: words('inscr(?:icao|\\.)? est(?:adual|\\.)?|insc\\.? ?est\\.?|i\\.e|ie'),
    valid: 0,
    look: 0,
    named: 0.9,
    priority: 47,
    near: true,
  },
  {
    category: 'registration',
    pattern: sticky('[A-Z]{2}-\\d{7}-[0-9A-F.]{30,42}'),
    words: words('car|cadastro ambiental'),
    valid: 0,
    look: 0.95,
    named: 0.97,
    priority: 77,
    marks: /-/,
  },
  {
    category: 'registration',
    pattern: sticky('\\d{3}\\.?\\d{3}\\.?\\d{3}/?\\d{3}-?\\d{2}(?!\\d)'),
    leads: [3, 14],
    check: isValidCaepf,
    words: words('caepf'),
    valid: 0,
    look: 0,
    named: 0.95,
    priority: 66,
  },
  {
    category: 'registration',
    pattern: sticky('\\d{2}\\.?\\d{3}\\.?\\d{5}/?\\d{2}(?!\\d)'),
    leads: [2, 12],
    check: (value) => isValidCei(value) || isValidCno(value),
    words: words('cei|cno|matricula cei'),
    valid: 0,
    look: 0.8,
    named: 0.95,
    priority: 66,
    marks: /^\d{2}\.\d{3}\.\d{5}\//,
  },
  {
    category: 'registration',
    pattern: sticky('\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d(?!\\d)'),
    leads: [3, 10],
    words: words('nb|beneficio|inss|requerimento|especie'),
    valid: 0,
    look: 0.8,
    named: 0.93,
    priority: 64,
    marks: /^\d{3}\.\d{3}\.\d{3}-\d$/,
  },
  {
    category: 'health-record',
    pattern: sticky('(?:[A-Z]{1,3}-?)?\\d(?:[\\d./-]| (?=\\d)){2,24}(?![\\dA-Za-z%])'),
    leads: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    words: words(
      'n do prontuario|prontuario|atendimento|registro hospitalar|carteira|carteirinha n|no da carteirinha|cnes|dnv|declaracao de (?:nascido vivo|obito)|carteirinha|carteira do (?:plano|convenio)|convenio|guia(?= ?(?:n|tiss|:|#))|mrn|medical record(?: number)?|(?:patient|chart|group|subscriber|hospital|health plan|insurance|encounter|visit|medical record) ?(?:id|no|number|#|n\\.?)|patient id no|registro geral|codigo do paciente|n da carteira|numero da carteira',
    ),
    valid: 0,
    look: 0,
    named: 0.85,
    priority: 46,
    near: true,
    unless: /(?:r\$|(?<![a-z])(?:art\.?|dia|em|as)) ?$|senha (?:de|do|para) atendimento[ :]{0,2}$/,
  },
];
