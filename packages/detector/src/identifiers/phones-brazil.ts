/** Telephones in the forms of Brazil. */

import { PHONE_WORDS } from './phones-anywhere.ts';
import { sticky, words } from './specification.ts';
import type { Specification } from './specification.ts';

// Anatel: the 67 area codes in use.
const DDD = '(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])';

/** Marks between groups; a hyphen may have spaces at its sides. */
const MARK = '(?:[\\s.]|\\s?-\\s?)?';
/** No more figures, but for the next telephone: "(21) 3344-5566/99344-5566". */
const END = '(?!\\d|[.,-]\\d|/(?!(?:\\(?\\d{2}\\)? ?)?9?\\d{4}[ .-]?\\d{4}(?!\\d))\\d)';
const SUBSCRIBER = `(?:9${MARK}\\d{4}|[2-5]\\d{3})${MARK}\\d{4}${END}`;

/** "Quadro (12) 2019 - 2020": of this century, a few years apart. */
const YEARS = new RegExp(
  `\\D(?:${Array.from({ length: 35 }, (_, year) => `${2000 + year} - (?:${[1, 2, 3, 4, 5].map((more) => 2000 + year + more).join('|')})`).join('|')})$`,
);

/** "(0xx11) 3456-7890", "0 XX 11 98765.4321", "(0**11)": with a sign for the carrier that is to be dialled before the area. */
export const WITH_CARRIER: Specification = {
  category: 'phone',
  pattern: sticky(
    `(?:\\(0? ?[xX*]{2}\\)? ?${DDD}\\)?|0 ?[xX*]{2} ?(?:\\(${DDD}\\)|${DDD}))\\s?${MARK}${SUBSCRIBER}`,
  ),
  leads: [1],
  valid: 0,
  look: 0.95,
  named: 0,
  priority: 69,
  marks: /^/,
};

/** "(11) 98765-4321", "+55 11 3456-7890". */
export const WITH_AREA_CODE: Specification = {
  category: 'phone',
  pattern: sticky(
    `(?:\\+?\\s?55[\\s.-]?)?(?:\\(\\s?0?${DDD}\\s?\\)|0?${DDD})(?:\\s?[./-])?\\s?\\s?${SUBSCRIBER}`,
  ),
  leads: [2, 3, 4, 6, 7, 8, 10, 11, 12, 13],
  words: words(PHONE_WORDS),
  wordsAfter: true,
  valid: 0,
  look: 0.93,
  named: 0.97,
  priority: 68,
  marks:
    /[()+]|^\d{2} 9 ?\d{4}[ -]\d{4}$|^\d{2} [2-5]\d{3} \d{4}$|^\d{2}[ .-]?9\d{4}-\d{4}|^\d{2}[ .-]9?[ ]?\d{4}-\d{4}|^\d{2}\.9\d{4}\.\d{4}$/,
  never: YEARS,
};

/** "11987654321", "5511987654321". */
export const MOBILE_UNBROKEN: Specification = {
  category: 'phone',
  pattern: sticky(`(?:55)?${DDD}9\\d{8}(?!\\d)`),
  leads: [11, 13],
  valid: 0,
  look: 0.6,
  named: 0,
  priority: 50,
  marks: /./,
  // Numbers of goods.
  unless: /(?<![a-z])(?:ean(?:-?13)?|gtin(?:-?13)?|barras|sku|isbn)[ :.-]{1,3}$/,
};

/** "98765-4321", "3456 7890". */
export const WITHOUT_AREA_CODE: Specification = {
  category: 'phone',
  pattern: sticky(`(?:9[\\s.-]?\\d{4}|[2-5]\\d{3})[\\s.-]?\\d{4}${END}`),
  leads: [1, 4, 5, 8, 9],
  words: words(PHONE_WORDS),
  wordsAfter: true,
  valid: 0,
  look: 0,
  named: 0.92,
  priority: 52,
};

/** "98765-4321", "9 8765-4321". */
export const MOBILE_WITH_HYPHEN: Specification = {
  category: 'phone',
  pattern: sticky('9[\\s.]?\\d{4}-\\d{4}(?!\\d)'),
  leads: [1, 5],
  valid: 0,
  look: 0.85,
  named: 0,
  priority: 51,
  marks: /-/,
};

/** What is counted or measured is no telephone. */
const MEASURED =
  /^ ?(?:reais|mil|kg|km|m|metros|ml|litros|k?cal|calorias|cor|unidades|un|pcs?|pecas|pontos|votos|pessoas|parafusos)(?![a-z])/;

/** "avó 3344-5566", "tia Cida: 3344-5566", "mãe no 3344-5566", not "a mãe comprou 2500 3000 parafusos". */
const KIN =
  '(?:mae|pai|avos?|ti[oa]|irmao?|filh[oa]|vizinh[oa]|sogr[oa]|esposa|marido)(?: (?!entre|de |ate |por |peca|lote|ref|turma|ano|(?:viv|mor|nasc)e?u|[a-z]+ou )[a-z]{1,14}){0,2}[:,]? ?(?:e )?$';

/** "Liga pra ela, 3434-1276", "só tem fixo 3222-1904": neither years nor sums. */
export const OF_A_HOUSE: Specification = {
  category: 'phone',
  pattern: sticky('[2-5]\\d{3}[- ]\\d{4}(?!\\d)(?![.,/-]\\d)'),
  leads: [4],
  words: words(
    `lig(?:a|ue|ou|uei|ar) (?:pr?a|para|n[ao]|d[aeo])|retornar|(?:tem|so|telefone|numero|pelo|o) fixo|(?<!(?:preco|custo|valor|prazo|horario|salario) )fixo|${KIN}|fixo da casa|(?:numero|telefone) (?:mesmo )?(?:ou )?(?:[a-z]+ ){0,4}(?:da minha casa|de casa|que e)`,
  ),
  valid: 0,
  look: 0,
  named: 0.9,
  priority: 52,
  not: /^20[0-2]\d-20[0-3]\d$/,
  unlessAfter: MEASURED,
};

/** "liga pra mim 9 8765 4321", "meu número novo 98765 4321": as chats write a mobile telephone, without a hyphen. */
export const MOBILE_SAID: Specification = {
  category: 'phone',
  pattern: sticky('9 ?\\d{4} ?\\d{4}(?!\\d)(?![.,/-]\\d)'),
  leads: [1, 5, 9],
  words: words(
    'liga (?:pr?a|para) (?:mim|ele|ela|la|casa|gente)|me (?:liga|chama|adiciona)|chama(?: n[oa])?|(?:anota|salva)(?: ai)?|(?:meu|novo|outro) (?:numero|zap|cel|whats|contato)(?: novo)?|numero (?:novo|del[ea]|d[aeo](?! (?:processo|serie|pedido|nota|protocolo|contrato|conta|cartao|documento|registro|lote|item|chamado|boleto|patrimonio|beneficio|cliente|matricula|inscricao|apolice|guia|os|rastreio|rastreamento)(?![a-z])))',
  ),
  valid: 0,
  look: 0,
  named: 0.88,
  priority: 52,
  near: true,
  unlessAfter: MEASURED,
};

/** "cel 98765432", "cel dele 8765-4321": a mobile telephone from before the ninth figure. */
export const MOBILE_OF_OLD: Specification = {
  category: 'phone',
  pattern: sticky('[6-9]\\d{3}[-. ]?\\d{4}(?:/\\d{2}){0,3}(?![\\d-]|[.,/]\\d)'),
  leads: [4, 8],
  words: words('(?:tel|telefones?|fones?|cel|celular|whatsapp|zap)(?: (?:del[ea]s?|d[aeo] [a-z]{2,14}))?'),
  valid: 0,
  look: 0,
  named: 0.85,
  priority: 30,
  near: true,
  adjacent: true,
  unlessAfter: MEASURED,
};

/** "0800 123 4567", "0300 789 1234": where firms are called. */
export const OF_FIRMS: Specification = {
  category: 'phone',
  pattern: sticky('0[3589]00[\\s.-]?\\d{3}[\\s.-]?\\d{3,4}(?!\\d)'),
  leads: [4, 7, 10, 11],
  words: words(PHONE_WORDS),
  valid: 0,
  look: 0.4,
  named: 0.45,
  priority: 67,
  marks: /./,
};
