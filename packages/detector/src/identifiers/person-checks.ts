/** Check digits of the personal numbers of other countries, as their registries publish them. Values come without marks. */

import { luhn } from './checks.ts';

const sum = (value: string, weights: readonly number[]): number =>
  weights.reduce((total, weight, index) => total + weight * Number(value[index]), 0);

/** Two digits each of day and month; months from 20 on serve where a country added to them. */
const isDay = (day: string, month: string): boolean =>
  Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12;

/** Sweden: ten digits by Luhn, a date in front; 60 more on the day for coordination numbers. */
export function swedishNumber(value: string): boolean {
  const ten = value.slice(-10);
  const day = Number(ten.slice(4, 6));
  return (
    /^\d{10}$|^\d{12}$/.test(value) && luhn(ten) && isDay(String(day > 60 ? day - 60 : day), ten.slice(2, 4))
  );
}

/** Finland: mod 31 over nine digits; the mark between them has been left out. */
export function finnishNumber(value: string): boolean {
  const digits = value.replace(/^(\d{6})[A-FU-Y]/, '$1');
  return (
    /^\d{9}[\dA-Y]$/.test(digits) &&
    isDay(digits.slice(0, 2), digits.slice(2, 4)) &&
    '0123456789ABCDEFHJKLMNPRSTUVWXY'[Number(digits.slice(0, 9)) % 31] === digits[9]
  );
}

/** Denmark: a date and four digits; the old check digits say nothing since 2007. */
export const danishNumber = (value: string): boolean =>
  /^\d{10}$/.test(value) && isDay(value.slice(0, 2), value.slice(2, 4));

/** Norway: two mod 11 digits after a date. */
export const norwegianNumber = (value: string): boolean =>
  /^\d{11}$/.test(value) &&
  isDay(String(Number(value.slice(0, 2)) % 40), value.slice(2, 4)) &&
  sum(value, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11 === 0 &&
  sum(value, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0;

/** Belgium: 97 less nine digits mod 97, a 2 in front for those born since 2000. */
export function belgianNumber(value: string): boolean {
  const check = Number(value.slice(9));
  const base = value.slice(0, 9);
  return (
    /^\d{11}$/.test(value) && (97 - (Number(base) % 97) === check || 97 - (Number(`2${base}`) % 97) === check)
  );
}

/** Netherlands: eleven-test. */
export const dutchNumber = (value: string): boolean =>
  /^\d{9}$/.test(value) && !/^(\d)\1*$/.test(value) && sum(value, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0;

/** Switzerland: EAN-13 after 756. */
export const swissNumber = (value: string): boolean =>
  /^756\d{10}$/.test(value) &&
  (10 - (sum(value, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3]) % 10)) % 10 === Number(value[12]);

/** Verhoeff's dihedral group and permutation, for Aadhaar. */
const PRODUCT = [
  '0123456789', '1234067895', '2340178956', '3401289567', '4012395678', '5987604321', '6598710432', '7659821043',
  '8765932104', '9876543210',
]; // prettier-ignore
const PERMUTED = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
];
export function aadhaar(value: string): boolean {
  if (!/^[2-9]\d{11}$/.test(value)) return false;
  let check = 0;
  for (let place = 0; place < value.length; place++) {
    const digit = Number(PERMUTED[place % 8]![Number(value.at(-1 - place))]);
    check = Number(PRODUCT[check]![digit]);
  }
  return check === 0;
}

/** Canada: Luhn. */
export const canadianSin = (value: string): boolean => /^[1-79]\d{8}$/.test(value) && luhn(value);

/** Australia: tax file number, nine digits; Medicare, ten or eleven. */
export const taxFileNumber = (value: string): boolean =>
  /^\d{9}$/.test(value) && sum(value, [1, 4, 3, 7, 5, 8, 6, 9, 10]) % 11 === 0;
export const australianMedicare = (value: string): boolean =>
  /^[2-6]\d{9,10}$/.test(value) && sum(value, [1, 3, 7, 9, 1, 3, 7, 9]) % 10 === Number(value[8]);

/** Argentina: mod 11. */
export function cuit(value: string): boolean {
  if (!/^(?:2[03-7]|3[034])\d{9}$/.test(value)) return false;
  const digit = 11 - (sum(value, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return (digit === 11 ? 0 : digit === 10 ? 9 : digit) === Number(value[10]);
}

/** Chile: mod 11, ten is K. */
export function rut(value: string): boolean {
  if (!/^\d{7,8}[\dK]$/i.test(value)) return false;
  const digits = value.slice(0, -1).padStart(8, '0');
  const digit = 11 - (sum(digits, [3, 2, 7, 6, 5, 4, 3, 2]) % 11);
  return (digit === 11 ? '0' : digit === 10 ? 'K' : String(digit)) === value.at(-1)!.toUpperCase();
}

/** South Africa: a date, a digit of citizenship, Luhn. */
export const southAfricanId = (value: string): boolean =>
  /^\d{10}[01][89]\d$/.test(value) && isDay(value.slice(4, 6), value.slice(2, 4)) && luhn(value);

/** Singapore: a letter by mod 11, another row for each series. */
export function nric(value: string): boolean {
  const match = /^([STFGM])(\d{7})([A-Z])$/.exec(value);
  if (match === null) return false;
  const total = sum(match[2]!, [2, 7, 6, 5, 4, 3, 2]) + ({ T: 4, G: 4, M: 3 }[match[1]!] ?? 0);
  const row = match[1] === 'M' ? 'XWUTRQPNJLK' : /[ST]/.test(match[1]!) ? 'JZIHGFEDCBA' : 'XWUTRQPNMLK';
  return row[total % 11] === match[3];
}

/** China: ISO 7064 MOD 11-2 over seventeen digits with a date. */
export const chineseId = (value: string): boolean =>
  /^[1-9]\d{5}(?:19|20)\d{9}[\dX]$/i.test(value) &&
  isDay(value.slice(12, 14), value.slice(10, 12)) &&
  '10X98765432'[sum(value, [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]) % 11] ===
    value[17]!.toUpperCase();
