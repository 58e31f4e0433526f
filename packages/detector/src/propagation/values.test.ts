import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

const found = (text: string): string[] =>
  detect([{ text }]).flatMap(({ category, proposal, text: value }) =>
    proposal === 'remove' && category !== 'person' ? [`${category}: ${value}`] : [],
  );

test.each([
  ['Employee ID: 70044\nPlease call 70044 back.', ['registration: 70044', 'registration: 70044']],
  ['Senha: Verde2024\nele usou verde2024 ontem', ['secret: Verde2024', 'secret: verde2024']],
  ['Senha: Girassol7\nentrou com Girassol7', ['secret: Girassol7', 'secret: Girassol7']],
  ['Conta: 44182-7\nestornado para 44182-7.', ['bank-account: 44182-7', 'bank-account: 44182-7']],
  ['Phone: 555-0148\nring 5550148 (twice)', ['phone: 555-0148', 'phone: 5550148']],
  ['RG 7654321 SSP/SP.\nFoi entregue o 7654321.', ['rg: 7654321 SSP/SP', 'rg: 7654321']],
  ['Badge: 20417\nsaíram 20417,30188 e outros', ['registration: 20417', 'registration: 20417']],
])('what its label told goes where it stands again: %s', (text, values) => {
  expect(found(text)).toEqual(values);
});

test('a code of the form that a list gives to people is one', () => {
  const all = found('Nome\tMat.\nAna Lima\tTG-0061\nRui Sá\tTG-0062\n\nForam embora: TG-0066 e TG-0080.');
  expect(all).toContain('registration: TG-0066');
  expect(all).toContain('registration: TG-0080');
});

test('sums, longer numbers and short ones that have the same figures stay', () => {
  const text =
    'Badge 20417\nR$ 20417 ou 20417,50 de 1.20417 e 920417; 20417 km.\nMat.: 4471\nsão 4471 páginas';
  expect(found(text)).toEqual(['registration: 20417', 'registration: 4471']);
});

test.each([
  ['Student IDs to enter: 88204, 90418, 77120', ['88204', '90418', '77120']],
  ['Chapa 1183 (Claudemir) e 1207 (Isaías).', ['1183', '1207']],
  ['Matrícula 4471, 2024, 30 dias', ['4471']],
])('those that follow in one form go with the one that its label told: %s', (text, values) => {
  expect(found(text)).toEqual(values.map((value) => `registration: ${value}`));
});

test('the second of a pair of devices goes with the first', () => {
  const text = 'hearing aids, serial no. 1820X4477 (left) and 1820X4491 (right)';
  expect(found(text)).toEqual(['device: 1820X4477', 'device: 1820X4491']);
});

test('one code of a form is no list', () => {
  expect(found('Mat.: TG-0061\npeça TG-0066')).toEqual(['registration: TG-0061']);
});
