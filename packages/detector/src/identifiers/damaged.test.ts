import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import type { Category } from '../categories.ts';

const covered = (text: string, value: string, category: Category): boolean => {
  const start = text.indexOf(value);
  return detect([{ text }]).some(
    (one) =>
      one.category === category &&
      one.spans[0].start <= start &&
      one.spans.at(-1)!.end >= start + value.length,
  );
};
test.each([
  ['cpf', '529.98\n2.247-25'],
  ['cpf', '529982\n24725'],
  ['cnpj', '11.222.3\n33/0001-81'],
  ['cns', '7337434\n02622925'],
  ['case-number', '1272218-28.20\n26.2.00.5114'],
] as const)('a %s broken inside a group is joined by its check digits', (category, value) => {
  const label = { cpf: 'CPF', cnpj: 'CNPJ', cns: 'CNS', 'case-number': 'Processo' }[category];
  expect(covered(`${label} nº ${value} em nome de outrem.`, value, category)).toBe(true);
});

test.each([
  ['cpf', '***.982.247-**'],
  ['cpf', '529.***.***-25'],
  ['cpf', '•••.982.247-••'],
  ['cnpj', '11.***.***/0001-**'],
  ['card', '**** **** **** 8935'],
  ['card', '4072 01** **** 8935'],
  ['phone', '(11) 9****-4321'],
  ['email', 'j***a@exemplo.com'],
  ['national-id', 'XXX-XX-7731'],
] as const)('a partly masked %s is recognised: %s', (category, value) => {
  expect(covered(`Dados: ${value} no cadastro.`, value, category)).toBe(true);
});

test.each([
  ['cpf', 'CPF 529.982.247-2S', '529.982.247-2S'],
  ['cpf', 'CPF: 5Z99B2Z4725', '5Z99B2Z4725'],
  ['rg', 'RG l2.345.67B-9', 'l2.345.67B-9'],
  ['phone', 'fone (l1) 9B765-432I', '(l1) 9B765-432I'],
  ['cns', 'CNS 733 7434 O262 29Z5', '733 7434 O262 29Z5'],
  ['cpf', 'CPF 5 2 9 . 9 8 2 . 2 4 7 - 2 5', '5 2 9 . 9 8 2 . 2 4 7 - 2 5'],
] as const)('a %s that a scanner misread or set apart is found: %s', (category, text, value) => {
  expect(covered(text, value, category)).toBe(true);
});
