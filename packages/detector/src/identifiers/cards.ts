import { luhn } from './checks.ts';
import { sticky, words } from './specification.ts';
import type { Specification } from './specification.ts';

const CARD =
  'cartao|cartao de (?:credito|debito)|visa|master(?:card)?|elo|amex|american express|hipercard|card|credit card|debit card|card number|final';

/** Issuer ranges of the schemes in use (ISO/IEC 7812): what starts otherwise is no payment card. */
const isCard = (value: string): boolean =>
  /^(?:4|5[0-8]|2[2-7]|3[0-9]|6)/.test(value) && value.length >= 13 && luhn(value);

/** Payment cards and wallets. */
export const CARDS: readonly Specification[] = [
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
    // Maestro has twelve digits, too.
    category: 'card',
    pattern: sticky('(?:5[0678]|6\\d|0604)\\d{10}(?!\\d)|0604\\d{8}(?!\\d)'),
    leads: [12, 14],
    check: luhn,
    words: words(CARD),
    valid: 0,
    look: 0,
    named: 0.88,
    priority: 60,
  },
  {
    category: 'card',
    pattern: sticky('\\d{4}(?![\\d/-]|[.,]\\d)'),
    leads: [4],
    words: words(
      '(?:cartao|visa|master(?:card)?|elo|amex|card|numeracao|(?<!(?:custo|horario|hora|item|nota|prazo|servico|taxa|valor) )adicional:|portador:)[^\\n]{0,40}(?:final(?: e)?|end(?:s|ing)(?: in| with)?|last (?:four|4)(?: digits)?|termina(?:d[oa]|ndo)? em)|ultimos (?:quatro )?(?:digitos|numeros)(?: d[aeo] [a-z]{4,10})?(?: sao)?',
    ),
    valid: 0,
    look: 0,
    named: 0.9,
    priority: 30,
  },
  {
    category: 'crypto',
    pattern: sticky('[13][1-9A-HJ-NP-Za-km-z]{25,34}(?![0-9A-Za-z])'),
    leads: [1, 2, 3, 4],
    words: words('bitcoin|btc|wallets?|carteira|crypto|cripto'),
    valid: 0,
    look: 0,
    named: 0.95,
    priority: 65,
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
    leads: [1],
    valid: 0,
    look: 0.92,
    named: 0,
    priority: 65,
    marks: /./,
  },
];
