import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { findPetNames } from './pet-names.ts';

const names = (text: string): string[] =>
  findPetNames(normalise([{ text }])).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Oi, Dé, bom dia, não esquece a bolsa da Rê.', ['Dé', 'Rê']],
  ['O depósito foi no nome da Lê: Joelma e Jô.', ['Jô', 'Lê']],
  ['ok, rê, uma só\nalê: com a rô, tá', ['rê', 'rô']],
  ['Rui: ok, tê, foi', ['tê']],
  ['Chefe com o Tio Dó. Fui ao mercado, volto já. Tê', ['Dó', 'Tê']],
])('who is called by two letters: %s', (text, wanted) => {
  expect(names(text).toSorted()).toEqual(wanted.toSorted());
});

test.each([
  'Ele lê bem. Lê o texto em voz alta, que dó. Tê 25 mm soldável para água.',
  'Marcha à ré; a Sé; um pé; com fé. Jô Soares foi para a TV.',
  'Cano com tê, joelho e luva; conexão do Tê. Uso de Tê, com Tê, para água. Nota com Dó, Ré e Mi.',
  'Ar dheis Dé go raibh a hanam.',
])('words, letters and what another tells stay: %s', (text) => {
  expect(names(text)).toEqual([]);
});
