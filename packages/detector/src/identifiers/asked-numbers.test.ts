import { expect, test } from 'vitest';
import { detect, loadNameModel } from '../index.ts';

const model = loadNameModel();
const numbers = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    category === 'registration' && proposal === 'remove' ? [value] : [],
  );

test.each([
  ["[19:17] Kath: What's your picker no?\n[19:18] Soane: P118\n[19:22] Kath: Found", ['P118']],
  ['chapa de vcs?\nTereza: 418\nNatália: obrigada', ['418']],
  ['Payroll numbers in order: 0044, 0418, 0882. Taxable?', ['0044', '0418', '0882']],
  ['Kalle has made badges T-118 and T-119. Their school', ['T-118', 'T-119']],
])('numbers that are asked for, and all of a row go: %s', (text, expected) => {
  expect(numbers(text)).toEqual(expected);
});

test.each([
  'Ana: qual o número da sala?\nRui: 12, segundo andar\n',
  'Ana: qual a matrícula dele?\nRui: 20 anos atrás era outra\n',
  'Ana: member number?\nRui: 2024\n',
])('other answers stay: %s', (text) => {
  expect(numbers(text)).toEqual([]);
});
