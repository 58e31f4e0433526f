import { isValidBoleto, isValidPixPayload } from '@brazilian-utils/brazilian-utils';
import { iban, luhn, routing } from './checks.ts';
import { sticky, words } from './specification.ts';
import type { Specification } from './specification.ts';

const ACCOUNT =
  'conta|conta[ -]corrente|conta poupanca|conta salario|c/c|cc|c\\.c|c/p|poupanca|conta n|account|account (?:no|number|n)|acct|a/c';
const CARD =
  'cartao|cartao de (?:credito|debito)|visa|master(?:card)?|elo|amex|american express|hipercard|card|credit card|debit card|card number|final';

/** Issuer ranges of the schemes in use (ISO/IEC 7812): what starts otherwise is no payment card. */
const isCard = (value: string): boolean =>
  /^(?:4|5[0-8]|2[2-7]|3[0-9]|6)/.test(value) && value.length >= 13 && luhn(value);

export const FINANCE: readonly Specification[] = [
  {
    category: 'card',
    pattern: sticky('\\d{4}(?:[ .-]?\\d{4}){2}[ .-]?\\d{1,7}(?!\\d)'),
    leads: [4, 13, 14, 15, 16, 17, 18, 19],
    check: isCard,
    words: words(CARD),
    valid: 0.93,
    look: 0,
    named: 0.9,
    priority: 79,
  },
  {
    category: 'card',
    pattern: sticky('3[47]\\d{2}[ -]?\\d{6}[ -]?\\d{5}(?!\\d)'),
    leads: [4, 15],
    check: isCard,
    words: words(CARD),
    valid: 0.95,
    look: 0,
    named: 0.9,
    priority: 80,
  },
  {
    category: 'card',
    pattern: sticky('\\d{4}(?![\\d./-])'),
    leads: [4],
    words: words(
      '(?:cartao|visa|master(?:card)?|elo|amex|card)[^\\n]{0,24}(?:final|end(?:s|ing)(?: in| with)?|terminad[oa] em)',
    ),
    valid: 0,
    look: 0,
    named: 0.9,
    priority: 30,
  },
  {
    category: 'boleto',
    pattern: sticky('\\d{5}[. ]?\\d{5} ?\\d{5}[. ]?\\d{6} ?\\d{5}[. ]?\\d{6} ?\\d ?\\d{14}(?!\\d)'),
    leads: [5, 10, 47],
    check: isValidBoleto,
    words: words('boleto|linha digitavel|codigo de barras'),
    valid: 0.98,
    look: 0.95,
    named: 0.96,
    priority: 99,
    marks: /\./,
  },
  {
    category: 'boleto',
    pattern: sticky('8\\d{10}[ -]?\\d(?: ?\\d{11}[ -]?\\d){3}(?!\\d)'),
    leads: [11, 12, 48],
    check: isValidBoleto,
    words: words('boleto|linha digitavel|codigo de barras|guia|conta de|fatura'),
    valid: 0.98,
    look: 0.9,
    named: 0.96,
    priority: 99,
    marks: /-/,
  },
  {
    category: 'bank-account',
    pattern: sticky('\\d[\\d.]{2,12}(?:\\s?-\\s?[\\dXxPp]{1,2})?(?![\\dA-Za-z])(?![.,]\\d)'),
    leads: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    words: words(ACCOUNT),
    valid: 0,
    look: 0,
    named: 0.9,
    priority: 55,
    unless: /(?:r\$|us\$|\$|em|dia|banco|conta de) ?$/,
  },
  {
    category: 'bank-account',
    pattern: sticky('\\d{3,5}(?:\\s?-\\s?[\\dXx])?(?![\\dA-Za-z])(?![.,]\\d)'),
    leads: [3, 4, 5],
    words: words('agencia|ag|agencia n|ag\\.|branch'),
    valid: 0,
    look: 0,
    named: 0.9,
    priority: 56,
    unless: /(?:r\$|us\$|\$|em|dia) ?$/,
  },
  {
    category: 'bank-account',
    pattern: sticky('\\d{2}-\\d{2}-\\d{2}(?!\\d)'),
    leads: [2],
    words: words('sort code|sort-code|sc'),
    valid: 0,
    look: 0,
    named: 0.95,
    priority: 57,
  },
  {
    category: 'bank-account',
    pattern: sticky('\\d{9}(?!\\d)'),
    leads: [9],
    check: routing,
    words: words('routing|aba|rtn|routing number|transit'),
    valid: 0,
    look: 0,
    named: 0.95,
    priority: 57,
  },
  {
    category: 'iban',
    pattern: sticky('[A-Z]{2}\\d{2}(?:[ -]?[A-Z0-9]{4}){2,7}(?:[ -]?[A-Z0-9]{1,3})?(?![A-Za-z0-9])'),
    check: iban,
    words: words('iban|conta'),
    valid: 0.98,
    look: 0,
    named: 0.93,
    priority: 93,
  },
  {
    category: 'pix',
    pattern: sticky('000201[0-9]{4}[!-~ ]{40,480}?6304[0-9A-Fa-f]{4}(?![0-9A-Za-z])'),
    leads: Array.from({ length: 64 }, (_, index) => index + 6),
    check: isValidPixPayload,
    words: words('pix|copia e cola|qr code'),
    valid: 0.99,
    look: 0.95,
    named: 0.97,
    priority: 100,
    marks: /./,
  },
  {
    category: 'crypto',
    pattern: sticky(
      '(?:0x[0-9a-fA-F]{40}|bc1[02-9ac-hj-np-z]{25,60}|[13][1-9A-HJ-NP-Za-km-z]{25,34}|T[1-9A-HJ-NP-Za-km-z]{33})(?![0-9A-Za-z])',
    ),
    words: words('bitcoin|btc|ethereum|eth|wallet|carteira|usdt|crypto|cripto'),
    valid: 0,
    look: 0,
    named: 0.95,
    priority: 65,
  },
  {
    category: 'crypto',
    pattern: sticky('(?:0x[0-9a-fA-F]{40}|bc1[02-9ac-hj-np-z]{25,60})(?![0-9A-Za-z])'),
    valid: 0,
    look: 0.92,
    named: 0,
    priority: 65,
    marks: /./,
  },
];
