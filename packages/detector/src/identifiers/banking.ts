import { isValidBoleto, isValidPixPayload } from '@brazilian-utils/brazilian-utils';
import { BANK_ACCOUNTS } from './bank-accounts.ts';
import { iban } from './checks.ts';
import { sticky, words } from './specification.ts';
import type { Specification } from './specification.ts';

/** Accounts, slips and transfers. */
export const BANKING: readonly Specification[] = [
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
  ...BANK_ACCOUNTS,
  {
    category: 'iban',
    pattern: sticky('[A-Z]{2}\\d{2}(?:[ .-]?[A-Z0-9]{4}){2,7}(?:[ .-]?[A-Z0-9]{1,3})?(?![A-Za-z0-9])'),
    check: iban,
    words: words('iban|conta'),
    valid: 0.98,
    look: 0,
    named: 0.93,
    priority: 93,
  },
  {
    // In the groups of Portugal or any other: the check says where it ends.
    category: 'iban',
    pattern: sticky('[A-Z]{2}\\d{2}(?:[ .]?\\d){11,26}(?! ?\\d|[A-Za-z])'),
    check: iban,
    words: words('iban|conta|transferencia'),
    valid: 0.97,
    look: 0,
    named: 0,
    priority: 92,
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
];
