/** Check digits that no library of ours knows. Each takes the value without marks. */

const digitsOf = (value: string): number[] => Array.from(value, Number);
const weighted = (value: string, weights: readonly number[]): number =>
  digitsOf(value.slice(0, weights.length)).reduce((sum, digit, index) => sum + digit * weights[index]!, 0);

const allSame = (value: string): boolean => /^(.)\1*$/.test(value);

/** ISO/IEC 7812-1, annex B. */
export function luhn(value: string): boolean {
  let sum = 0;
  for (let index = 0; index < value.length; index++) {
    const digit = Number(value[value.length - 1 - index]);
    sum += index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2;
  }
  return sum % 10 === 0 && !allSame(value);
}

/** ISO 7064 MOD 97-10 over letters A = 10 … Z = 35. */
function mod97(value: string): number {
  let rest = 0;
  for (const unit of value) {
    const number = Number.parseInt(unit, 36);
    rest = (number > 9 ? rest * 100 + number : rest * 10 + number) % 97;
  }
  return rest;
}

const IBAN_LENGTHS: Readonly<Record<string, number>> = {
  AD: 24, AE: 23, AL: 28, AT: 20, AZ: 28, BA: 20, BE: 16, BG: 22, BH: 22, BR: 29, CH: 21, CR: 22, CY: 28, CZ: 24,
  DE: 22, DK: 18, DO: 28, EE: 20, ES: 24, FI: 18, FO: 18, FR: 27, GB: 22, GE: 22, GI: 23, GL: 18, GR: 27, HR: 21,
  HU: 28, IE: 22, IL: 23, IS: 26, IT: 27, KW: 30, KZ: 20, LB: 28, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27, MD: 24,
  ME: 22, MK: 19, MT: 31, MU: 30, NL: 18, NO: 15, PK: 24, PL: 28, PS: 29, PT: 25, QA: 29, RO: 24, RS: 22, SA: 24,
  SE: 24, SI: 19, SK: 24, SM: 27, TN: 24, TR: 26, UA: 29, VA: 22, VG: 24, XK: 20,
}; // prettier-ignore

export const iban = (value: string): boolean =>
  IBAN_LENGTHS[value.slice(0, 2)] === value.length && mod97(value.slice(4) + value.slice(0, 4)) === 1;

/** RG of São Paulo (SSP-SP): weights 2 to 9, digit 10 is X. */
export function rgSaoPaulo(value: string): boolean {
  if (!/^\d{8}[\dX]$/i.test(value) || allSame(value)) return false;
  const digit = 11 - (weighted(value, [2, 3, 4, 5, 6, 7, 8, 9]) % 11);
  return value[8]!.toUpperCase() === (digit === 10 ? 'X' : digit === 11 ? '0' : String(digit));
}

/** Federal administrative process (NUP), Portaria MP/MJ 1.677/2015: two mod 11 digits. */
export function nup(value: string): boolean {
  if (!/^\d{17}$/.test(value)) return false;
  let base = value.slice(0, 15);
  for (let digit = 0; digit < 2; digit++) {
    const sum = digitsOf(base).reduce((total, one, index) => total + one * (base.length + 1 - index), 0);
    base += String((11 - (sum % 11)) % 10);
  }
  return base === value;
}

/** UK NHS number: mod 11, weights 10 to 2. */
export function nhs(value: string): boolean {
  if (!/^\d{10}$/.test(value) || allSame(value)) return false;
  const digit = (11 - (weighted(value, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return digit !== 10 && digit === Number(value[9]);
}

/** US National Provider Identifier: Luhn over 80840 + number. */
export const npi = (value: string): boolean => /^[12]\d{9}$/.test(value) && luhn(`80840${value}`);

/** ABA routing number: weights 3 7 1. */
export const routing = (value: string): boolean =>
  /^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2])\d{7}$/.test(value) &&
  weighted(value, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0;

/** US SSN: the ranges that SSA never assigns are refused; 9xx belongs to ITIN. */
export const ssn = (value: string): boolean => /^(?!000|666)\d{3}(?!00)\d{2}(?!0000)\d{4}$/.test(value);

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
/** Spanish DNI/NIF and NIE: letter by mod 23. */
export function spanishNif(value: string): boolean {
  const match = /^([XYZ]?)(\d{7,8})([A-Z])$/.exec(value.toUpperCase());
  if (match === null || match[1]!.length + match[2]!.length !== 8) return false;
  const lead = match[1] === '' ? '' : String('XYZ'.indexOf(match[1]!));
  return LETTERS[Number(lead + match[2]!) % 23] === match[3];
}

/** Portuguese NIF: mod 11. */
export function portugueseNif(value: string): boolean {
  if (!/^[1235689]\d{8}$/.test(value)) return false;
  const digit = 11 - (weighted(value, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return (digit > 9 ? 0 : digit) === Number(value[8]);
}

/** German tax number (Steuer-ID): ISO 7064 MOD 11,10; one digit is repeated. */
export function germanTaxId(value: string): boolean {
  if (!/^[1-9]\d{10}$/.test(value) || new Set(value.slice(0, 10)).size > 9) return false;
  let product = 10;
  for (const digit of digitsOf(value.slice(0, 10))) product = (((digit + product) % 10 || 10) * 2) % 11;
  return (11 - product) % 10 === Number(value[10]);
}

/** Polish PESEL: weights 1 3 7 9, with a date in it. */
export const pesel = (value: string): boolean =>
  /^\d{2}[02468][0-9]|^\d{2}[13579][0-2]/.test(value) &&
  /^\d{11}$/.test(value) &&
  (10 - (weighted(value, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10 === Number(value[10]);

/** French NIR: key = 97 − number mod 97, Corsica 2A/2B as 19/18. */
export function frenchNir(value: string): boolean {
  const digits = value.toUpperCase().replace('2A', '19').replace('2B', '18');
  if (!/^[12378]\d{14}$/.test(digits)) return false;
  return 97 - Number(BigInt(digits.slice(0, 13)) % 97n) === Number(digits.slice(13));
}

const ODD = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];
/** Italian codice fiscale: control letter. */
export function codiceFiscale(value: string): boolean {
  const code = value.toUpperCase();
  if (!/^[A-Z]{6}[\dL-V]{2}[A-EHLMPRST][\dL-V]{2}[A-Z][\dL-V]{3}[A-Z]$/.test(code)) return false;
  let sum = 0;
  for (let index = 0; index < 15; index++) {
    const unit = code[index]!;
    const rank = /\d/.test(unit) ? Number(unit) : unit.charCodeAt(0) - 65;
    sum += index % 2 === 0 ? ODD[rank]! : rank;
  }
  return String.fromCharCode(65 + (sum % 26)) === code[15];
}

const VIN_VALUES = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';
/** Vehicle identification number: the check digit holds in North America only, so the caller must not demand it. */
export function vin(value: string): boolean {
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
  const sum = Array.from(
    value.toUpperCase(),
    (unit, index) => (VIN_VALUES.indexOf(unit) % 10) * weights[index]!,
  ).reduce((a, b) => a + b, 0);
  return value[8]!.toUpperCase() === (sum % 11 === 10 ? 'X' : String(sum % 11));
}

/** Property record (CNM, Provimento CNJ 89/2019): 16 digits, ISO 7064 MOD 97-10 over the whole. */
export const propertyRecord = (value: string): boolean => /^\d{16}$/.test(value) && mod97(value) === 1;

/** Irish PPS number: weights 8 to 2, a second letter counts nine times its place. */
export function pps(value: string): boolean {
  const digits = Array.from(value.slice(0, 7));
  const sum = digits.reduce((total, digit, index) => total + Number(digit) * (8 - index), 0);
  return (sum + 9 * placeOf(value[8])) % 23 === placeOf(value[7]);
}

/** A is 1; W, and no letter at all, are 0. */
const placeOf = (letter: string | undefined): number =>
  letter === undefined || letter === 'W' ? 0 : letter.charCodeAt(0) - 64;
