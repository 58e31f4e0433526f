import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from './model.ts';

const model = loadNameModel();
const people = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    category === 'person' && proposal === 'remove' ? [value] : [],
  );

test.each([
  'O casal tem um cachorro chamado Serafim.',
  'Treinou com uma cadela chamada Aurora, labradora.',
  'She has a cat named Ricardo, honest.',
])('an animal is nobody: %s', (text) => {
  expect(people(text)).toEqual([]);
});

test('somebody who bears the same name elsewhere is', () => {
  const text = 'Deixar a chave com o Sr. Tobias Lima, e não com o gato Tobias, da quadra 2.';
  expect(people(text)).toContain('Tobias Lima');
});
