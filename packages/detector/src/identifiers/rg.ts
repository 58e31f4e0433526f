import { rgSaoPaulo } from './checks.ts';
import { OFFICE_AND_STATE } from './rg-issuers.ts';
import { sticky, words } from './specification.ts';
import type { Specification } from './specification.ts';
import { BRAZIL_STATES } from '../text/brazil-states.ts';

/** Identity cards of Brazil, which each state numbers in its own way. */
export const RG: readonly Specification[] = [
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
];
