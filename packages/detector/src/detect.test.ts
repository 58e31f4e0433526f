import { expect, test } from 'vitest';
import { detect } from './detect.ts';

const textsOf = (text: string, category: string): string[] =>
  detect([{ text }])
    .filter((one) => one.category === category && one.proposal === 'remove')
    .map((one) => one.text);

test('a Portuguese contract clause gives its people and their documents', () => {
  const text =
    'CONTRATANTE: João Carlos da Silva Pereira, brasileiro, portador do RG nº 12.345.678-9 e do CPF nº 529.982.247-25,\n' +
    'telefone (11) 98765-4321, e-mail joao.pereira@example.com.br. Valor de R$ 12.345,67, art. 5º da Lei 8.078/90.';
  expect(textsOf(text, 'person')).toContain('João Carlos da Silva Pereira');
  expect(textsOf(text, 'cpf')).toEqual(['529.982.247-25']);
  expect(textsOf(text, 'rg')).toEqual(['12.345.678-9']);
  expect(textsOf(text, 'phone')).toEqual(['(11) 98765-4321']);
  expect(textsOf(text, 'email')).toEqual(['joao.pereira@example.com.br']);
  const all = detect([{ text }]).map((one) => one.text);
  expect(all.some((one) => /12\.345,67|8\.078/.test(one))).toBe(false);
});

test('a name found once is found in its parts elsewhere', () => {
  const text = 'Assinado por Maria Aparecida Quintanilha.\nA QUINTANILHA não compareceu.';
  expect(textsOf(text, 'person')).toEqual(['Maria Aparecida Quintanilha', 'QUINTANILHA']);
});

test('list B stands above list W, which stands above patterns and detectors', () => {
  const text = 'Ana Souza e Bruno Lima assinam o pedido ZX-77.';
  const found = detect([{ text }], {
    rules: {
      alwaysRemove: ['bruno lima'],
      neverRemove: ['Ana Souza', 'Bruno Lima', 'ZX-77'],
      patterns: [{ id: '1', label: 'Pedido', pattern: 'ZX-\\d+' }],
    },
  });
  expect(found.map((one) => [one.text, one.proposal, one.reason.code])).toEqual([
    ['Ana Souza', 'keep', 'never-remove-list'],
    ['Bruno Lima', 'remove', 'always-remove-list'],
    ['ZX-77', 'keep', 'never-remove-list'],
  ]);
});
