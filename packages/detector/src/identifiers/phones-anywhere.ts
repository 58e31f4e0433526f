/** Telephones in the forms of any country, and what names them all. */

import { isValidPhoneNumber } from 'libphonenumber-js';
import { sticky, words } from './specification.ts';
import type { Specification } from './specification.ts';

/** What names a telephone, folded. */
export const PHONE_WORDS =
  '(?:tel|fone)\\.? (?:res|com|cel|rec)|tels?|telefone|telefones|fone|fones|cel|celular|whatsapp|whats|wpp|zap|contato|contatos|contacto|contactos|telemovel|movel|telem|telm|tlm|tlf|telef|telefono|handphone|direct line|fax|ramal|ligue|ligar|liga(?=:)|phone|telephone|mobile|cell|call|fax|recado|residencial|comercial|ddd|ddi|contact(?:ed)?|txt|(?:text|msg|message) (?:me|him|her|us)';

/** In groups behind a plus, whether or not the country has such a number. */
export const IN_GROUPS_AFTER_PLUS: Specification = {
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
};

/** Said figure by figure: "8 8 9 9 6 1 0 4 4 2 7". */
export const FIGURE_BY_FIGURE: Specification = {
  category: 'phone',
  pattern: sticky('\\d(?: \\d){7,11}(?![\\d]| \\d)'),
  leads: [1],
  words: words(`${PHONE_WORDS}|casa|neto|neta|filh[oa]|liga|number|ring|dele|dela`),
  valid: 0,
  look: 0,
  named: 0.85,
  priority: 52,
};

/** "+351 912 345 678", "00 44 20 7946 0958": a number that its country has. */
export const WITH_COUNTRY_CODE: Specification = {
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
  words: words(PHONE_WORDS),
  valid: 0.97,
  look: 0,
  named: 0.93,
  priority: 69,
};

/** "+46 (0)8 928 571 38". */
export const WITH_NOUGHT_IN_BRACKETS: Specification = {
  category: 'phone',
  pattern: sticky('\\+[1-9]\\d{0,2} ?\\(0\\) ?\\d{1,4}(?:[ .-]?\\d{2,4}){1,4}(?!\\d)'),
  leads: [1, 2, 3],
  valid: 0,
  look: 0.95,
  named: 0,
  priority: 70,
  marks: /^/,
};

/** Local numbers in the groups of any country, right after what names them or before "office", "fax". */
export const IN_ANY_GROUPS: Specification = {
  category: 'phone',
  pattern: sticky(
    '(?=(?:\\D{0,3}\\d){7,13}(?!\\d))\\(?\\d{2,5}\\)?(?:[ ./-]{1,2}\\d{2,5}){0,3}[ ./-]{1,2}\\d{2,8}(?:\\s?(?:x|ext\\.?)\\s?\\d{1,5})?(?![\\d/])',
  ),
  leads: [2, 3, 4, 5],
  words: words(
    `${PHONE_WORDS}|hp[:.]|ph[:.]?|gpay|phonepe|paytm|m-?pesa(?: para o numero)?|call me (?:at|on)|answering at|at home|reach (?:me|him|her|us) (?:at|on)|messages to|desk|office|direct|mob|my registered|(?:daughter|son|mother|mum|dad|father|wife|husband|sister|brother|neighbour|his|her|my)(?:['’]s)? number is`,
  ),
  valid: 0,
  look: 0,
  named: 0.88,
  priority: 31,
  near: true,
  adjacent: true,
  unless: /(?:[£€]|r?\$|imei) ?$/,
};

/** "Phone 960713", "ring Alf on 960 552": of the town, with nothing before it. */
export const OF_THE_TOWN: Specification = {
  category: 'phone',
  pattern: sticky('\\d{3} ?\\d{3}(?![\\d%]|[ .,:/-]\\d)'),
  leads: [3, 6],
  words: words(
    'tels?|telephone|phone|ph|ring(?! road)|rang|call(?! (?:sign|centre|center|out))|txt|text|(?:reply|answer) on',
  ),
  valid: 0,
  look: 0,
  named: 0.85,
  priority: 29,
  near: true,
  // Sums; those who tell numbers.
  not: /000$|^118/,
  unless:
    /(?:[£€]|r?\$|(?<![a-z])(?:codes?|ref|(?<!(?:tels?|telephone|phone|ph) )(?:no|number)|order|ticket|room|policy|model|id|pin|option|size|gauge|battery|weighs|start|stop|vote|serial|sn|part|item|sku|lot|batch|version)(?: is| was| to)?) ?:? ?$/,
  unlessAfter: /^ ?(?:[a-z]{3,14}s|mah|kg|km|mm|cm|lbs?|ml|kwh?|gb|mb|times|[%€£])(?![a-z])/,
};

/** In groups of two to four, where a telephone is spoken of. */
export const IN_SHORT_GROUPS: Specification = {
  category: 'phone',
  pattern: sticky('\\d{2,4}(?:[\\s.-]\\d{2,4}){2,4}(?!\\d)'),
  leads: [2, 3, 4],
  words: words('tel|telefone|fone|celular|whatsapp|contacto|telemovel|phone|telephone|mobile|cell|landline'),
  valid: 0,
  look: 0,
  named: 0.85,
  priority: 30,
  not: /^(?:19|20)\d{2}-\d{2}-\d{2}/,
  unless: /(?:[£€]|r?\$|imei) ?$/,
};
