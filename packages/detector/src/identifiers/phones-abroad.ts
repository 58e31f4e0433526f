/** Telephones in the forms of single countries besides Brazil. */

import { isValidPhoneNumber } from 'libphonenumber-js';
import { PHONE_WORDS } from './phones-anywhere.ts';
import { sticky, words } from './specification.ts';
import type { Specification } from './specification.ts';

/** "(03) 9876 5432": Australia. */
export const AUSTRALIA: Specification = {
  category: 'phone',
  pattern: sticky('\\(?0[2-9]\\)? \\d{3,4} \\d{4}(?![\\d-])'),
  leads: [2],
  words: words(PHONE_WORDS),
  valid: 0,
  look: 0.8,
  named: 0.95,
  priority: 53,
  marks: /^/,
};

/** "555-0177": without an area code. */
export const NORTH_AMERICA_LOCAL: Specification = {
  category: 'phone',
  pattern: sticky('[2-9]\\d{2}-\\d{4}(?![\\d-])'),
  leads: [3],
  words: words(PHONE_WORDS),
  valid: 0,
  look: 0,
  named: 0.9,
  priority: 52,
  near: true,
};

/** Portugal: mobile telephones. */
export const PORTUGAL_MOBILE: Specification = {
  category: 'phone',
  pattern: sticky('9[1236]\\d \\d{3} \\d{3}(?![\\d-]|[.,]\\d)'),
  leads: [3],
  words: words(
    `${PHONE_WORDS}|pelo|marcar|combinar|contacte|mensagem para|(?:me )?liga(?:-me)?(?: (?:n[oa]|pr[oa]|para o))?|numero (?:dele|dela|e)|meu numero`,
  ),
  wordsAfter: true,
  valid: 0,
  look: 0.6,
  named: 0.88,
  priority: 53,
  marks: /^/,
  unless: /(?:nif|nipc|contribuinte|[£€$]|\+351)[^\n\d]{0,12}$/,
  unlessAfter: /^ ?(?:€|eur|euros|mil|kg|km|kwz|habitantes|barris|pessoas|votos|unidades)/,
};

/** Portugal: telephones of houses, where somebody is to be called. */
export const PORTUGAL_OF_A_HOUSE: Specification = {
  category: 'phone',
  pattern: sticky('2\\d{2} \\d{3} \\d{3}(?![\\d-]|[.,]\\d)'),
  leads: [3],
  words: words(
    `${PHONE_WORDS}|combinar|marcar|antes|pelo|telefonar|estou no|presidente|duvidas|confirmar|liga(?:r|rem|i|-me)?`,
  ),
  valid: 0,
  look: 0,
  named: 0.85,
  priority: 52,
  near: true,
  unless: /(?:nif|nipc|contribuinte|nº|[£€$])[^\n\d]{0,12}$/,
};

/** India: ten digits in two halves. */
export const INDIA: Specification = {
  category: 'phone',
  pattern: sticky('[6-9]\\d{4} \\d{5}(?![\\d-])'),
  leads: [5],
  words: words(
    `${PHONE_WORDS}|ring|rang|gpay|upi|payment|(?:her|his|my|our|their) no\\.?|number|msg(?: on)?|message|please give`,
  ),
  valid: 0,
  look: 0,
  named: 0.9,
  priority: 54,
  near: true,
  not: /000(?:$| )/,
};

/** "(555) 555-0177", "1-555-555-0177 x12". */
export const NORTH_AMERICA: Specification = {
  category: 'phone',
  pattern: sticky(
    '(?:1[\\s.-]?)?\\(?[2-9]\\d{2}\\)?[\\s./-]{0,2}[2-9]\\d{2}[\\s.-]?\\d{4}(?:\\s?(?:x|ext\\.?)\\s?\\d{1,5})?(?!\\d)',
  ),
  leads: [1, 3, 10, 11],
  words: words(PHONE_WORDS),
  wordsAfter: true,
  valid: 0,
  look: 0.85,
  named: 0.95,
  priority: 54,
  marks:
    /^(?:1[\s.-])?(?:\(\d{3}\)[ -]?\d{3}-|\d{3} \d{3} \d{4}|\d{3}\/\d{3}-|\d{3}-\d{3}-|\d{3}\.\d{3}\.\d{4})/,
};

/** "020 7946 0958", "(0161) 496 0000". */
export const BRITAIN: Specification = {
  category: 'phone',
  pattern: sticky('(?!0[3589]00)\\(?0\\d{2,4}\\)?[\\s-]?\\d{3,4}[\\s-]?\\d{3,4}(?!\\d)'),
  marks: /^\(?0\d{2,4}\)? \d{3,4} \d{3,4}$|^07\d{3} \d{6}$|^01\d{3} \d{6}$/,
  leads: [3, 4, 5, 10, 11],
  check: (value) => isValidPhoneNumber(value, 'GB'),
  words: words(PHONE_WORDS),
  wordsAfter: true,
  valid: 0.75,
  look: 0.8,
  named: 0.95,
  priority: 53,
  unless: /\d{4} $/,
};

/** Britain: mobile telephones in any groups, those that Ofcom keeps for plays among them. */
export const BRITAIN_MOBILE: Specification = {
  category: 'phone',
  pattern: sticky('07\\d{3}[ -]?(?:\\d{3}[ -]?\\d{3}|\\d{2} \\d{2} \\d{2})(?![\\d-]|[.,/]\\d)'),
  leads: [5, 8, 11],
  valid: 0,
  look: 0.8,
  named: 0,
  priority: 52,
  marks: /^/,
  unless: /\d[ .-]$/,
};

/** "0479/55.06.60": Belgium. */
export const BELGIUM: Specification = {
  category: 'phone',
  pattern: sticky('0\\d{2,3}/\\d{2,3}(?:[ .]\\d{2}){2,3}(?!\\d|[.,/-]\\d)'),
  leads: [3, 4],
  valid: 0,
  look: 0.9,
  named: 0,
  priority: 55,
  marks: /^/,
};
