import { isValidCnh, isValidCnpj, isValidCpf, isValidPis } from '@brazilian-utils/brazilian-utils';
import { BRAZIL_STATES } from '../text/brazil-states.ts';
import { rgSaoPaulo } from './checks.ts';
import { OFFICE_AND_STATE } from './rg-issuers.ts';
import { sticky, words } from './specification.ts';
import type { Specification } from './specification.ts';

// Between two groups of one number: its mark, or a space, or a line end, or mark and line end.
const DOT = '[.\\s]?\\s?';
/** Zeros; days, sums and many small numbers in a row; figures that are said one by one may be a CPF. */
const NO_CPF = /^[0\D]+$|\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|,\d{2}(?!\d)(?!\d*-?\d{2}$)|(?:\D+\d{2}(?!\d)){5}/;
/** No letter, no figure, no sign between hours. */
const ANY_MARK = '[^A-Za-zÀ-ÿ\\d:]';
const ANY_SIGN = '\\s?[.,/·•_|–—-]\\s?';
const DASH = '\\s?[-/]?\\s?';
/** What forms print for an empty field. */
const EMPTY = /^(?:0{3}\D{0,3}){3}0{2}$/;
const CPF_WORDS =
  'cpf|c\\.p\\.f|cpf/mf|cadastro de pessoas? fisicas?|contribuinte|cin|identidade nacional|cpf/cnpj';

export const BRAZIL_DOCUMENTS: readonly Specification[] = [
  {
    category: 'cpf',
    pattern: sticky(`\\d{3}${DOT}\\d{3}${DOT}\\d{3}${DASH}\\d{2}(?!\\d)`),
    leads: [3, 6, 9, 11],
    check: isValidCpf,
    words: words(CPF_WORDS),
    valid: 0.93,
    look: 0.8,
    named: 0.92,
    not: EMPTY,
    priority: 90,
    marks: /^\d{3}\.\d{3}\.\d{3}\s?-/,
  },
  {
    // As people and programs write it that know no form: "529/982/247-25", "529 . 982 . 247 - 25".
    category: 'cpf',
    pattern: sticky(`\\d{3}${ANY_SIGN}\\d{3}${ANY_SIGN}\\d{3}${ANY_SIGN}\\d{2}(?!\\d)`),
    leads: [3],
    check: (value) => isValidCpf(value.replaceAll(/\D/g, '')),
    words: words(CPF_WORDS),
    valid: 0.9,
    look: 0,
    named: 0.9,
    not: EMPTY,
    priority: 89,
  },
  {
    // Filled up with zeros to the length of the number of a firm, as banks print it: "00052998224725".
    category: 'cpf',
    pattern: sticky('000\\d{11}(?!\\d)'),
    leads: [14],
    check: (value) => isValidCpf(value.slice(3)) && !isValidCnpj(value),
    words: words(`${CPF_WORDS}|pix|ted|doc|transf(?:erencia)?`),
    valid: 0.75,
    look: 0,
    named: 0,
    not: /^0{8}/,
    priority: 89,
  },
  {
    // In any groups and with any signs, where no other figure stands near: "5299 8224 725", "529.982.247 (25)".
    category: 'cpf',
    pattern: sticky(
      `(?<!\\d${ANY_MARK}{0,2})\\d(?:${ANY_MARK}{0,3}\\d){10}(?:(?<=\\(\\d{2})\\))?(?!${ANY_MARK}{0,2}\\d)|\\d{3}[ .]?\\d{3}[ .]?\\d{3},? (?:d[ií]gito|dv|final|tra[çc]o):? ?\\d{2}(?!\\d)`,
    ),
    leads: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    check: (value) => isValidCpf(value.replaceAll(/\D/g, '')),
    words: words(CPF_WORDS),
    valid: 0.75,
    look: 0,
    named: 0.9,
    not: NO_CPF,
    priority: 29,
  },
  {
    category: 'cnpj',
    pattern: sticky(
      `[0-9A-Z]{2}\\.?\\s?[0-9A-Z]{3}\\.?\\s?[0-9A-Z]{3}\\s?/?\\s?[0-9A-Z]{4}${DASH}\\d{2}(?![\\dA-Z])`,
    ),
    leads: [1, 2, 5, 8, 12, 14],
    check: (value) => isValidCnpj(value, { version: 2 }),
    words: words('cnpj|c\\.n\\.p\\.j|cgc|cnpj/mf|inscrita no cadastro|pessoa juridica'),
    valid: 0.95,
    look: 0.85,
    named: 0.92,
    priority: 95,
    marks: /\/\s?[0-9A-Z]{4}\s?-/,
  },
  {
    category: 'rg',
    pattern: sticky(
      '(?:[A-Z]{1,2}(?<!RG)[ -]?)?\\d{1,2}\\.?\\s?\\d{3}\\.?\\s?\\d{3}(?:\\s?-\\s?[\\dXx]|[Xx]|\\d|(?<=\\d \\d{3} \\d{3}) [\\dXx](?= ?(?:$|[,;/(\\n\\t–-])))?(?![\\dA-Za-zª])(?![.,-]\\d)',
    ),
    leads: [1, 2, 5, 7, 8, 9, 10],
    check: rgSaoPaulo,
    someIssuers: true,
    words: words(
      'rgs?|r\\.g|registro geral|identidade|ssp|detran|orgao emissor|expedidor|documento de identificacao|cedula',
    ),
    wordsAfter: true,
    valid: 0,
    look: 0,
    named: 0.93,
    priority: 60,
  },
  {
    category: 'rg',
    pattern: sticky('\\d{2}\\.\\d{3}\\.\\d{3}-[\\dXx](?![\\dA-Za-z])'),
    leads: [2],
    valid: 0,
    look: 0.8,
    named: 0,
    priority: 59,
    marks: /-/,
    unless:
      /(?:contrato|protocolo|pedido|processo|nota(?: fiscal)?|nf|apolice|fatura|boleto|proposta|ordem|matricula)(?: n[º°o.]{0,2})?:? ?$/,
  },
  {
    category: 'rg',
    pattern: sticky('\\d{5,14}(?:-[\\dXx])?(?![\\dA-Za-z])'),
    leads: [5, 6, 10, 11, 12, 13, 14],
    words: words('rgs?|r\\.g|registro geral|carteira de identidade|cedula de identidade'),
    valid: 0,
    look: 0,
    named: 0.85,
    priority: 40,
  },
  {
    category: 'rg',
    pattern: sticky('\\d{1,3}(?:\\.\\d{3}){1,3}(?:-[\\dXx]{1,2})?(?![\\dA-Za-z]|[.,]\\d)'),
    leads: [1, 2, 3],
    words: words(
      'rgs?|r\\.g|ident\\.?|identidade|carteira de identidade|cedula de identidade|registro geral',
    ),
    valid: 0,
    look: 0,
    named: 0.86,
    priority: 41,
    adjacent: true,
  },
  {
    // Whatever its groups: the office behind it tells.
    category: 'rg',
    pattern: sticky(
      `(?=(?:[. ]?\\d){5})\\d{1,4}(?:[. ]?\\d{3}){1,3}(?:-?[\\dXx]{1,2})?(?=,? ?[-–/(]? ?${OFFICE_AND_STATE})`,
    ),
    leads: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
    valid: 0,
    look: 0.97,
    named: 0,
    priority: 90,
    marks: /^/,
  },
  {
    // A column of documents holds whatever each person showed.
    category: 'rg',
    pattern: sticky(
      `(?:[A-Z]{2}(?<=${BRAZIL_STATES})[ -])?(?=(?:[.-]?\\d){7})\\d{1,3}(?:\\.?\\d{3}){1,3}(?:-[\\dXx]{1,2})?(?![\\dA-Za-z]|[.,/]\\d)`,
    ),
    leads: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    words: words('doc\\.?|docto\\.?|documento|recebedor / doc\\.|ident\\.?|identificacao'),
    valid: 0,
    look: 0,
    named: 0.84,
    priority: 39,
    near: true,
    adjacent: true,
    unless: /(?:r\$|(?<![a-z])n[o.]{1,2}) ?$/,
    // The footer of judgments: "Documento: 1458312 - Inteiro Teor do Acórdão".
    unlessAfter: /^ ?[-–] ?(?:inteiro teor|ementa|relatorio|voto|certidao|pagina|site certificado)/,
  },
  {
    category: 'cnh',
    pattern: sticky('\\d{9,11}(?!\\d)'),
    leads: [9, 10, 11],
    check: isValidCnh,
    words: words('cnh|habilitacao|carteira de motorista|renach|permissao para dirigir|condutor'),
    valid: 0.55,
    look: 0,
    named: 0.93,
    priority: 70,
  },
  {
    category: 'pis',
    pattern: sticky(`(?:\\d{3}${DOT}\\d{5}${DOT}\\d{2}${DASH}\\d|\\d\\.\\d{3}\\.\\d{3}\\.\\d{3}-\\d)(?!\\d)`),
    leads: [1, 3, 8, 10, 11],
    check: isValidPis,
    words: words('pis|pasep|pis/pasep|nis|nit|nit/pis|nis/pis'),
    valid: 0.6,
    look: 0.85,
    named: 0.93,
    priority: 80,
    marks: /^\d{3}\.\d{5}\.\d{2}/,
  },
];
