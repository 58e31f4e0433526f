import { isValidIe } from '@brazilian-utils/brazilian-utils';

const STATES = [
  'AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA', 'PB', 'PE', 'PI', 'PR', 'RJ', 'RN',
  'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO',
] as const; // prettier-ignore

/** Inscrição estadual: right by the rule of any of the 27 states. @param value digits, with the P of São Paulo's producers */
export const isStateRegistration = (value: string): boolean =>
  !/^(\d)\1*$/.test(value) &&
  (STATES.some((stateCode) => isValidIe({ value, stateCode })) || isOldPernambuco(value));

/** CACEPE, fourteen digits: what Pernambuco gave out before eFisco. */
function isOldPernambuco(value: string): boolean {
  if (!/^18\d{12}$/.test(value)) return false;
  const weights = [5, 4, 3, 2, 1, 9, 8, 7, 6, 5, 4, 3, 2];
  const sum = weights.reduce((total, weight, index) => total + weight * Number(value[index]), 0);
  return (11 - (sum % 11)) % 10 === Number(value[13]);
}
