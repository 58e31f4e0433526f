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
  ['Tombola Hetty. Coconut shy Wilf.', ['Hetty', 'Wilf']],
  ['Wed Ash, Fri Robin', ['Ash', 'Robin']],
  ['R.I.P. G.W. 1911–1979', ['G.W.']],
])('a name goes without the word before it: %s', (text, names) => {
  expect(people(text)).toEqual(names);
});

test.each([
  ['Conkers: Kofi a 12er, Pip a niner.', ['Kofi', 'Pip']],
  ['Tell Bethan the Kenwood is hers.', ['Bethan']],
  ["Charging: Dev's Kindle", ['Dev']],
  ['kev n ginger still in the pub', ['kev', 'ginger']],
])('a name goes without what is said of its bearer: %s', (text, names) => {
  expect(people(text)).toEqual(names);
});

test.each([
  ['Winsome Barrow, Fen Xiaoli, T. Ashdown', ['Winsome Barrow', 'Fen Xiaoli', 'T. Ashdown']],
  ['Assinado por Maria da Graça de Souza e Silva', ['Maria da Graça de Souza e Silva']],
  ["Signed by Sione Tautua'a yesterday", ["Sione Tautua'a"]],
  ['Margherita Rossi mora em Lisboa', ['Margherita Rossi']],
  ['Mala Patel lives in Leeds', ['Mala Patel']],
  ['Mana Sato is the tenant.', ['Mana Sato']],
  ['Gunner Larsen owes rent.', ['Gunner Larsen']],
  ['Signed Per H. Olsen', ['Per H. Olsen']],
  ['Tug Barrow called.', ['Tug Barrow']],
  ['Pak Chan-ho pitched', ['Pak Chan-ho']],
  ['Sun Wei is the tenant', ['Sun Wei']],
  ['Autores: souza, R.; lima, P.; costa, A.', ['souza, R.', 'lima, P.', 'costa, A.']],
  ['silva, J. R. assinou', ['silva, J. R.']],
])('a name stays whole: %s', (text, names) => {
  expect(people(text)).toEqual(names);
});
