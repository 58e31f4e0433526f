import {
  isValidBoleto,
  isValidCertidao,
  isValidCnh,
  isValidCnpj,
  isValidCns,
  isValidCpf,
  isValidCreditCard,
  isValidNfeKey,
  isValidPis,
  isValidPixPayload,
  isValidProcessoJuridico,
  isValidRenavam,
  isValidVoterId,
} from '@brazilian-utils/brazilian-utils';
import type { Mark } from '../../../packages/detector/annotated/marks.ts';

/**
 * Whether a number that its writer calls valid is. Not the product's own code: what it measures must not be what it is
 * measured with. Undefined where the kind of number has nothing to check.
 */
export function isRight(
  mark: Pick<Extract<Mark, { category: string }>, 'category' | 'check'>,
  text: string,
): boolean | undefined {
  const plain = text.replaceAll(/[\s↵¬]/gu, '');
  const check = CHECKS[mark.check ?? mark.category];
  return check?.(plain, plain.replaceAll(/\D/gu, ''));
}

type Check = (plain: string, digits: string) => boolean | undefined;

const CHECKS: Record<string, Check> = {
  cpf: (_, digits) => isValidCpf(digits),
  cnpj: (plain) => isValidCnpj(plain.replaceAll(/[^\dA-Z]/gu, ''), { version: 2 }),
  pis: (_, digits) => isValidPis(digits),
  cnh: (_, digits) => isValidCnh(digits),
  cns: (_, digits) => isValidCns(digits),
  'voter-id': (_, digits) => isValidVoterId(digits),
  card: (_, digits) => isValidCreditCard(digits),
  iban: (plain) => isIban(plain),
  boleto: (_, digits) => isValidBoleto(digits),
  'invoice-key': (_, digits) => isValidNfeKey(digits),
  'case-number': (_, digits) =>
    digits.length === 20 ? isValidProcessoJuridico(digits) : digits.length === 17 ? isNup(digits) : undefined,
  'civil-record': (_, digits) => (digits.length === 32 ? isValidCertidao(digits) : undefined),
  vehicle: (plain, digits) => (plain.length === 17 ? isVin(plain) : isValidRenavam(digits)),
  device: (_, digits) => (digits.length === 15 ? isLuhn(digits) : undefined),
  pix: (plain) => (plain.startsWith('000201') ? isValidPixPayload(plain) : undefined),
  nhs: (_, digits) => weighted(digits.slice(0, 9), 10) % 11 === (11 - Number(digits[9])) % 11,
  npi: (_, digits) => isLuhn(`80840${digits}`),
  nif: (_, digits) => Number(digits[8]) === under10(11 - (weighted(digits.slice(0, 8), 9) % 11)),
  dni: (plain, digits) => plain.at(-1) === 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(digits) % 23],
  pesel: (_, digits) => isPesel(digits),
  routing: (_, digits) =>
    Array.from(digits).reduce((sum, digit, i) => sum + Number(digit) * ([3, 7, 1][i % 3] ?? 0), 0) % 10 === 0,
  ssn: (plain) => /^(?!000|666|9)\d{3}-?(?!00)\d{2}-?(?!0000)\d{4}$/u.test(plain),
  nino: (plain) => /^(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]\d{6}[A-D]$/u.test(plain),
  email: (plain) => /^[\w.+-]+@[a-z\d.-]+\.[a-z]{2,}$/iu.test(plain),
};

/** ISO 13616: the first four signs go to the end, letters count from 10, the rest of a division by 97 is 1. */
const isIban = (plain: string): boolean =>
  BigInt(Array.from(plain.slice(4) + plain.slice(0, 4), (sign) => Number.parseInt(sign, 36)).join('')) %
    97n ===
  1n;

const under10 = (digit: number): number => (digit > 9 ? 0 : digit);

/** Each digit times its weight, which falls by one from `first`. */
const weighted = (digits: string, first: number): number =>
  Array.from(digits).reduce((sum, digit, i) => sum + Number(digit) * (first - i), 0);

function isLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, i) => {
      const value = Number(digit) * (i % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

const isPesel = (digits: string): boolean => {
  const sum = Array.from(digits.slice(0, 10)).reduce(
    (total, digit, i) => total + Number(digit) * ([1, 3, 7, 9][i % 4] ?? 0),
    0,
  );
  return (10 - (sum % 10)) % 10 === Number(digits[10]);
};

/** Protocol number of the federal government: two digits of mod 11, with weights that rise from 2 on the right. */
function isNup(digits: string): boolean {
  const first = nupDigit(digits.slice(0, 15));
  return digits.slice(15) === `${first}${nupDigit(digits.slice(0, 15) + String(first))}`;
}

function nupDigit(base: string): number {
  const sum = Array.from(base)
    .reverse()
    .reduce((total, digit, i) => total + Number(digit) * (i + 2), 0);
  return (11 - (sum % 11)) % 10;
}

/** Position 9 checks the other 16 (49 CFR 565.15). Letters count 1 to 8, 1 to 9 and 2 to 9; I, O and Q are not used. */
function isVin(vin: string): boolean {
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
  const sum = Array.from(vin).reduce((total, sign, i) => total + vinValue(sign) * (weights[i] ?? 0), 0);
  return vin[8] === '0123456789X'[sum % 11];
}

function vinValue(sign: string): number {
  if (/\d/u.test(sign)) return Number(sign);
  for (const [letters, first] of [
    ['ABCDEFGH', 1],
    ['JKLMNOPQR', 1],
    ['STUVWXYZ', 2],
  ] as const) {
    if (letters.includes(sign)) return letters.indexOf(sign) + first;
  }
  return 0;
}
