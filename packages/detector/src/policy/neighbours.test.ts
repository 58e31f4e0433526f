import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from '../names/model.ts';

const model = loadNameModel();
const people = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    category === 'person' && proposal === 'remove' ? [value] : [],
  );

test.each([
  ['Colete P – LUAN\nColete M – IGOR', ['LUAN', 'IGOR']],
  ['Mala Bia; mala Léo', ['Bia', 'Léo']],
  ['Tombola Hetty. Coconut shy Wilf.', ['Hetty', 'Wilf']],
  ['Order: Margherita Leila, Fiorentina Amos', ['Leila', 'Amos']],
  ['Wed Ash, Thu Robin', ['Ash', 'Robin']],
  ['R.I.P. G.W. 1911–1979', ['G.W.']],
])('a name goes without the word before it: %s', (text, names) => {
  expect(people(text)).toEqual(names);
});

test.each([
  ['Conkers: Kofi a 12er, Pip a niner.', ['Kofi', 'Pip']],
  ['Tell Bethan the Kenwood is hers.', ['Bethan']],
  ["Charging: Dev's Kindle", ['Dev']],
  ['jack n ginger still in the pub', ['jack', 'ginger']],
  ['Recebi as chaves, M.', ['M.']],
])('a name goes without what is said of its bearer: %s', (text, names) => {
  expect(people(text)).toEqual(names);
});

test.each([
  ['Winsome Barrow, Fen Xiaoli, T. Ashdown', ['Winsome Barrow', 'Fen Xiaoli', 'T. Ashdown']],
  ['Assinado por Maria da Graça de Souza e Silva', ['Maria da Graça de Souza e Silva']],
  ["Signed by Sione Tautua'a yesterday", ["Sione Tautua'a"]],
])('a name stays whole: %s', (text, names) => {
  expect(people(text)).toEqual(names);
});
