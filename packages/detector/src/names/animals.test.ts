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
  'He is sad because Daisy (the cat) was run over.',
  'Chegada: 12h\nCão: Sebastião\nRaça: podengo',
])('an animal is nobody: %s', (text) => {
  expect(people(text)).toEqual([]);
});

test('somebody who bears the same name elsewhere is', () => {
  const text = 'Deixar a chave com o Sr. Tobias Lima, e não com o gato Tobias, da quadra 2.';
  expect(people(text)).toContain('Tobias Lima');
});

test.each([
  ['The girl with the greyhound, Wren, says that she will come.', 'Wren'],
  ['Ask Mary, the dog walker.', 'Mary'],
  ['Warden: Ji-ho Bae; Bob (dog); Eve Crane (flowers).', 'Bob'],
  ['Walkers: Ana (o cachorro), Bia (a gata), Caio (o papagaio).', 'Ana'],
  ['Have you fed the cat, Alice?', 'Alice'],
  ['Onde está o cachorro dele, Fernanda?', 'Fernanda'],
  ['Boa noite, Paula, minha gata, te amo', 'Paula'],
  ['Jonas, seu burro, responde!', 'Jonas'],
  ['Carlão, o touro, assinou o contrato.', 'Carlão'],
  ['Tarefas\nCachorro: Bruno\nGato: Camila\nLixo: Tiago', 'Camila'],
])('somebody beside an animal is: %s', (text, name) => {
  expect(people(text)).toContain(name);
});
