import { isValidPhoneNumber } from 'libphonenumber-js';
import { sticky, words } from './specification.ts';
import type { Specification } from './specification.ts';

// Anatel: the 67 area codes in use.
const DDD = '(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])';
const PHONE =
  'tel\\.? (?:res|com|cel|rec)|tel|telefone|telefones|fone|fones|cel|celular|whatsapp|whats|wpp|zap|contato|contatos|contacto|contactos|telemovel|telem|telm|tlm|telefono|fax|ramal|ligue|ligar|phone|telephone|mobile|cell|call|fax|recado|residencial|comercial|ddi|contact(?:ed)?';

export const PHONES: readonly Specification[] = [
  {
    category: 'phone',
    pattern: sticky(
      `(?:\\+?\\s?55[\\s.-]?)?(?:\\(\\s?0?${DDD}\\s?\\)|0?${DDD})[\\s.-]?\\s?(?:9[\\s.-]?\\d{4}|[2-5]\\d{3})[\\s.-]?\\d{4}(?!\\d)(?![.,/-]\\d)`,
    ),
    leads: [2, 3, 4, 6, 7, 8, 10, 11, 12, 13],
    words: words(PHONE),
    wordsAfter: true,
    valid: 0,
    look: 0.93,
    named: 0.97,
    priority: 68,
    marks:
      /[()+]|^\d{2} 9 ?\d{4}[ -]\d{4}$|^\d{2} [2-5]\d{3} \d{4}$|^\d{2}[ .-]?9\d{4}-\d{4}|^\d{2}[ .-]9?[ ]?\d{4}-\d{4}/,
  },
  {
    category: 'phone',
    pattern: sticky(`${DDD}9\\d{8}(?!\\d)`),
    leads: [11],
    valid: 0,
    look: 0.6,
    named: 0,
    priority: 50,
    marks: /./,
  },
  {
    category: 'phone',
    pattern: sticky('(?:9[\\s.-]?\\d{4}|[2-5]\\d{3})[\\s.-]?\\d{4}(?!\\d)(?![.,/-]\\d)'),
    leads: [1, 4, 5, 8, 9],
    words: words(PHONE),
    wordsAfter: true,
    valid: 0,
    look: 0,
    named: 0.92,
    priority: 52,
  },
  {
    category: 'phone',
    pattern: sticky('\\(?0[2-9]\\)? \\d{3,4} \\d{4}(?![\\d-])'),
    leads: [2],
    words: words(PHONE),
    valid: 0,
    look: 0.8,
    named: 0.95,
    priority: 53,
    marks: /^/,
  },
  {
    category: 'phone',
    // "+12.500.000" is a sum.
    pattern: sticky(
      '(?!\\+\\d{1,3}(?:\\.\\d{3})+(?![.\\d]))\\+[1-9]\\d{0,2}(?:[ .()-]{1,2}\\d{2,5}){2,5}(?![\\d-])',
    ),
    leads: [1, 2, 3],
    valid: 0,
    look: 0.88,
    named: 0,
    priority: 52,
    marks: /^/,
  },
  {
    category: 'phone',
    pattern: sticky('[2-9]\\d{2}-\\d{4}(?![\\d-])'),
    leads: [3],
    words: words(PHONE),
    valid: 0,
    look: 0,
    named: 0.9,
    priority: 52,
    near: true,
  },
  {
    category: 'phone',
    pattern: sticky('9[\\s.]?\\d{4}-\\d{4}(?!\\d)'),
    leads: [1, 5],
    valid: 0,
    look: 0.85,
    named: 0,
    priority: 51,
    marks: /-/,
  },
  {
    // "Liga pra ela, 3434-1276", "só tem fixo 3222-1904": neither years nor sums.
    category: 'phone',
    pattern: sticky('[2-5]\\d{3}[- ]\\d{4}(?!\\d)(?![.,/-]\\d)'),
    leads: [4],
    words: words(
      'lig(?:a|ue|ou|uei|ar) (?:pr?a|para|n[ao]|d[aeo])|retornar|(?:tem|so|telefone|numero|pelo|o) fixo|fixo da casa|(?:numero|telefone) (?:mesmo )?(?:ou )?(?:[a-z]+ ){0,4}(?:da minha casa|de casa|que e)',
    ),
    valid: 0,
    look: 0,
    named: 0.9,
    priority: 52,
    not: /^20\d{2}-20\d{2}$/,
    unlessAfter: /^ ?(?:reais|mil|kg|km|m)(?![a-z])/,
  },
  {
    // Portugal: mobile telephones.
    category: 'phone',
    pattern: sticky('9[1236]\\d \\d{3} \\d{3}(?![\\d-]|[.,]\\d| \\d)'),
    leads: [3],
    words: words(
      `${PHONE}|pelo|marcar|combinar|contacte|mensagem para|(?:me )?liga(?:-me)?(?: (?:n[oa]|pr[oa]|para o))?|numero (?:dele|dela|e)|meu numero`,
    ),
    wordsAfter: true,
    valid: 0,
    look: 0.6,
    named: 0.88,
    priority: 53,
    marks: /^/,
    unless: /(?:nif|nipc|contribuinte|[£€$]|\+351)[^\n\d]{0,12}$/,
    unlessAfter: /^ ?(?:€|eur|euros|mil|kg|km)/,
  },
  {
    // Portugal: telephones of houses, where somebody is to be called.
    category: 'phone',
    pattern: sticky('2\\d{2} \\d{3} \\d{3}(?![\\d-]|[.,]\\d)'),
    leads: [3],
    words: words(
      `${PHONE}|combinar|marcar|antes|pelo|telefonar|estou no|presidente|duvidas|confirmar|liga(?:r|rem|i|-me)?`,
    ),
    valid: 0,
    look: 0,
    named: 0.85,
    priority: 52,
    near: true,
    unless: /(?:nif|nipc|contribuinte|nº|[£€$])[^\n\d]{0,12}$/,
  },
  {
    // Said figure by figure: "8 8 9 9 6 1 0 4 4 2 7".
    category: 'phone',
    pattern: sticky('\\d(?: \\d){7,11}(?![\\d]| \\d)'),
    leads: [1],
    words: words(`${PHONE}|casa|neto|neta|filh[oa]|liga|number|ring|dele|dela`),
    valid: 0,
    look: 0,
    named: 0.85,
    priority: 52,
  },
  {
    // India: ten digits in two halves.
    category: 'phone',
    pattern: sticky('[6-9]\\d{4} \\d{5}(?![\\d-])'),
    leads: [5],
    words: words(
      `${PHONE}|ring|rang|gpay|upi|payment|(?:her|his|my|our|their) no\\.?|number|msg(?: on)?|message|please give`,
    ),
    valid: 0,
    look: 0.45,
    named: 0.9,
    priority: 54,
    near: true,
    not: /000(?:$| )/,
    marks: /^/,
  },
  {
    category: 'phone',
    pattern: sticky('0[3589]00[\\s.-]?\\d{3}[\\s.-]?\\d{3,4}(?!\\d)'),
    leads: [4, 7, 10, 11],
    words: words(PHONE),
    valid: 0,
    look: 0.4,
    named: 0.45,
    priority: 67,
    marks: /./,
  },
  {
    category: 'phone',
    pattern: sticky(
      // Without a plus the groups have to be parted: an order of service may begin with two noughts.
      '(?:\\+ ?|00 ?(?=\\d{1,5}[ .()-]))[1-9]\\d{0,2}[ .()-]{0,3}\\d{1,5}(?:[ .()-]{0,2}\\n?\\d{2,5}){1,4}(?: ?(?:x|ext\\.?) ?\\d{1,5})?(?!\\d)',
    ),
    leads: Array.from({ length: 15 }, (_, index) => index + 1),
    check: (value) =>
      isValidPhoneNumber(
        `+${value
          .replace(/(?:x|ext)\d+$/i, '')
          .replace(/^00/, '')
          .replaceAll(/\D/g, '')}`,
      ),
    words: words(PHONE),
    valid: 0.97,
    look: 0,
    named: 0.93,
    priority: 69,
  },
  {
    category: 'phone',
    pattern: sticky(
      '(?:1[\\s.-]?)?\\(?[2-9]\\d{2}\\)?[\\s./-]{0,2}[2-9]\\d{2}[\\s.-]?\\d{4}(?:\\s?(?:x|ext\\.?)\\s?\\d{1,5})?(?!\\d)',
    ),
    leads: [1, 3, 10, 11],
    words: words(PHONE),
    wordsAfter: true,
    valid: 0,
    look: 0.85,
    named: 0.95,
    priority: 54,
    marks:
      /^(?:1[\s.-])?(?:\(\d{3}\) ?\d{3}-|\d{3} \d{3} \d{4}|\d{3}\/\d{3}-|\d{3}-\d{3}-|\d{3}\.\d{3}\.\d{4})/,
  },
  {
    category: 'phone',
    pattern: sticky('(?!0[3589]00)\\(?0\\d{2,4}\\)?[\\s-]?\\d{3,4}[\\s-]?\\d{3,4}(?!\\d)'),
    marks: /^\(?0\d{2,4}\)? \d{3,4} \d{3,4}$|^07\d{3} \d{6}$|^01\d{3} \d{6}$/,
    leads: [3, 4, 5, 10, 11],
    check: (value) => isValidPhoneNumber(value, 'GB'),
    words: words(PHONE),
    wordsAfter: true,
    valid: 0.75,
    look: 0.8,
    named: 0.95,
    priority: 53,
    unless: /\d{4} $/,
  },
  {
    // Britain: mobile telephones in any groups, those that Ofcom keeps for plays among them.
    category: 'phone',
    pattern: sticky('07\\d{3}[ -]?(?:\\d{3}[ -]?\\d{3}|\\d{2} \\d{2} \\d{2})(?![\\d-]|[.,/]\\d)'),
    leads: [5, 8, 11],
    valid: 0,
    look: 0.8,
    named: 0,
    priority: 52,
    marks: /^/,
    unless: /\d[ .-]$/,
  },
  {
    // "0479/55.06.60": Belgium.
    category: 'phone',
    pattern: sticky('0\\d{2,3}/\\d{2,3}(?:[ .]\\d{2}){2,3}(?!\\d|[.,/-]\\d)'),
    leads: [3, 4],
    valid: 0,
    look: 0.9,
    named: 0,
    priority: 55,
    marks: /^/,
  },
  {
    // "+46 (0)8 928 571 38".
    category: 'phone',
    pattern: sticky('\\+[1-9]\\d{0,2} ?\\(0\\) ?\\d{1,4}(?:[ .-]?\\d{2,4}){1,4}(?!\\d)'),
    leads: [1, 2, 3],
    valid: 0,
    look: 0.95,
    named: 0,
    priority: 70,
    marks: /^/,
  },
  {
    // Local numbers in the groups of any country, right after what names them or before "office", "fax".
    category: 'phone',
    pattern: sticky(
      '(?=(?:\\D{0,3}\\d){7,13}(?!\\d))\\(?\\d{2,5}\\)?(?:[ ./-]{1,2}\\d{2,5}){1,4}(?:\\s?(?:x|ext\\.?)\\s?\\d{1,5})?(?![\\d/])',
    ),
    leads: [2, 3, 4, 5],
    words: words(
      `${PHONE}|hp[:.]|gpay|phonepe|paytm|m-?pesa(?: para o numero)?|call me (?:at|on)|answering at|at home|reach (?:me|him|her|us) (?:at|on)|messages to|desk|office|direct|mob|my registered`,
    ),
    valid: 0,
    look: 0,
    named: 0.88,
    priority: 31,
    near: true,
    adjacent: true,
    unless: /(?:[£€]|r?\\$|imei) ?$/,
  },
  {
    category: 'phone',
    pattern: sticky('\\d{2,4}(?:[\\s.-]\\d{2,4}){2,4}(?!\\d)'),
    leads: [2, 3, 4],
    words: words(
      'tel|telefone|fone|celular|whatsapp|contacto|telemovel|phone|telephone|mobile|cell|landline',
    ),
    valid: 0,
    look: 0,
    named: 0.85,
    priority: 30,
    not: /^(?:19|20)\d{2}-\d{2}-\d{2}/,
    unless: /(?:[£€]|r?\$|imei) ?$/,
  },
];
