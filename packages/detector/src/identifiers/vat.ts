/** Check digits of the VAT numbers of the European Union and the United Kingdom, as VIES and the states publish them. */

const sum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
/** Digits of a product added up, as Luhn does. */
const folded = (digits: string, weights: readonly number[]): number =>
  weights.reduce((total, weight, index) => {
    const product = weight * Number(digits[index]);
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
const last = (digits: string): number => Number(digits.at(-1));
const mod = (value: string, by: number): number => Number(BigInt(value) % BigInt(by));
const down = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => from - index);

/** ISO 7064 MOD 11,10 over all but the last digit. */
function hybrid(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) product = (((Number(digit) + product) % 10 || 10) * 2) % 11;
  return (11 - product) % 10 === last(digits);
}

function luhn(digits: string): boolean {
  const weights = Array.from(digits, (_, index) => ((digits.length - index) % 2 === 0 ? 2 : 1));
  return folded(digits, weights) % 10 === 0;
}

interface Rule {
  readonly form: RegExp;
  /** Absent where the form is all there is to check. */
  readonly check?: (number: string) => boolean;
}

const LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const RULES: Readonly<Record<string, Rule>> = {
  AT: {
    form: /^U\d{8}$/,
    check: (value) => (10 - ((folded(value.slice(1), [1, 2, 1, 2, 1, 2, 1]) + 4) % 10)) % 10 === last(value),
  },
  BE: { form: /^[01]\d{9}$/, check: (value) => 97 - mod(value.slice(0, 8), 97) === Number(value.slice(8)) },
  BG: { form: /^\d{9,10}$/, check: (value) => value.length === 10 || bulgarian(value) },
  CY: { form: /^\d{8}[A-Z]$/, check: cypriot },
  CZ: { form: /^\d{8,10}$/, check: (value) => value.length !== 8 || czech(value) },
  DE: { form: /^[1-9]\d{8}$/, check: hybrid },
  DK: { form: /^[1-9]\d{7}$/, check: (value) => sum(value, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  EE: {
    form: /^\d{9}$/,
    check: (value) => (10 - (sum(value, [3, 7, 1, 3, 7, 1, 3, 7]) % 10)) % 10 === last(value),
  },
  EL: {
    form: /^\d{9}$/,
    check: (value) => (sum(value, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === last(value),
  },
  ES: { form: /^[A-Z0-9]\d{7}[A-Z0-9]$/, check: spanish },
  FI: {
    form: /^\d{8}$/,
    check: (value) => (11 - (sum(value, [7, 9, 10, 5, 8, 4, 2]) % 11)) % 11 === last(value),
  },
  FR: {
    form: /^[0-9A-HJ-NP-Z]{2}\d{9}$/,
    check: (value) =>
      !/^\d{2}/.test(value) || (12 + 3 * mod(value.slice(2), 97)) % 97 === Number(value.slice(0, 2)),
  },
  GB: { form: /^\d{9}(?:\d{3})?$/, check: british },
  HR: { form: /^\d{11}$/, check: hybrid },
  HU: {
    form: /^\d{8}$/,
    check: (value) => (10 - (sum(value, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10 === last(value),
  },
  IE: { form: /^\d{7}[A-W][A-I]?$/, check: irish },
  IT: { form: /^\d{11}$/, check: luhn },
  LT: { form: /^\d{9}(?:\d{3})?$/, check: lithuanian },
  LU: { form: /^\d{8}$/, check: (value) => mod(value.slice(0, 6), 89) === Number(value.slice(6)) },
  LV: { form: /^\d{11}$/, check: (value) => /^[0-3]/.test(value) || latvian(value) },
  MT: {
    form: /^\d{8}$/,
    check: (value) => 37 - (sum(value, [3, 4, 6, 7, 8, 9]) % 37) === Number(value.slice(6)),
  },
  NL: {
    form: /^\d{9}B\d{2}$/,
    check: (value) => sum(value, down(9, 8)) % 11 === Number(value[8]) || dutch(value),
  },
  PL: { form: /^\d{10}$/, check: (value) => sum(value, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === last(value) },
  PT: { form: /^\d{9}$/, check: (value) => ((11 - (sum(value, down(9, 8)) % 11)) % 11) % 10 === last(value) },
  RO: {
    form: /^[1-9]\d{1,9}$/,
    check: (value) =>
      ((sum(value.slice(0, -1).padStart(9, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 ===
      last(value),
  },
  SE: { form: /^\d{10}01$/, check: (value) => luhn(value.slice(0, 10)) },
  SI: { form: /^[1-9]\d{7}$/, check: (value) => (11 - (sum(value, down(8, 7)) % 11)) % 10 === last(value) },
  SK: { form: /^[1-9]\d[2-47-9]\d{7}$/, check: (value) => mod(value, 11) === 0 },
};

/** @param value with its country's letters, without marks */
export function isVat(value: string): boolean {
  const country = value.slice(0, 2).replace('GR', 'EL');
  const number = value.slice(2);
  const rule = RULES[country];
  return rule !== undefined && rule.form.test(number) && (rule.check?.(number) ?? true);
}

function bulgarian(value: string): boolean {
  const first = sum(value, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
  const second = sum(value, [3, 4, 5, 6, 7, 8, 9, 10]) % 11;
  return (first < 10 ? first : second % 10) === last(value);
}

function cypriot(value: string): boolean {
  const odd: readonly number[] = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21];
  const total = Array.from(value.slice(0, 8), Number).reduce(
    (all, digit, index) => all + (index % 2 === 0 ? odd[digit]! : digit),
    0,
  );
  return String.fromCharCode(65 + (total % 26)) === value[8];
}

function czech(value: string): boolean {
  const rest = 11 - (sum(value, down(8, 7)) % 11);
  return (rest === 10 ? 0 : rest === 11 ? 1 : rest) === last(value);
}

function spanish(value: string): boolean {
  const person = /^([XYZKLM]?)(\d{7,8})([A-Z])$/.exec(value);
  if (person !== null && person[1]!.length + person[2]!.length === 8) {
    const lead = 'XYZ'.indexOf(person[1]!);
    return LETTERS[Number((lead > 0 ? String(lead) : '') + person[2]!) % 23] === person[3];
  }
  const digits = value.slice(1, 8);
  const total = folded(digits, [2, 1, 2, 1, 2, 1, 2]);
  const control = (10 - (total % 10)) % 10;
  return value[8] === String(control) || value[8] === 'JABCDEFGHI'[control];
}

function british(value: string): boolean {
  const total = sum(value, down(8, 7)) + Number(value.slice(7, 9));
  return total % 97 === 0 || (total + 55) % 97 === 0;
}

function irish(value: string): boolean {
  const extra = value.length === 9 ? (value.charCodeAt(8) - 64) * 9 : 0;
  return 'WABCDEFGHIJKLMNOPQRSTUV'[(sum(value, down(8, 7)) + extra) % 23] === value[7];
}

function lithuanian(value: string): boolean {
  const count = value.length - 1;
  const weights = (from: number) => Array.from({ length: count }, (_, index) => ((index + from - 1) % 9) + 1);
  const first = sum(value, weights(1)) % 11;
  return (first < 10 ? first : (sum(value, weights(3)) % 11) % 10) === last(value);
}

function latvian(value: string): boolean {
  const rest = 3 - (sum(value, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6]) % 11);
  return (rest < -1 ? rest + 11 : rest) === last(value);
}

/** Since 2020: MOD 97-10 over the whole with its letters. */
function dutch(value: string): boolean {
  const digits = Array.from(`NL${value}`, (unit) => String(Number.parseInt(unit, 36))).join('');
  return mod(digits, 97) === 1;
}
