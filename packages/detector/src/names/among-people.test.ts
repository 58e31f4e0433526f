import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from './model.ts';

const model = loadNameModel();
const people = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    category === 'person' && proposal === 'remove' ? [value] : [],
  );

test('a word in a column of people is one of them, its head and the weekdays are none', () => {
  const text = 'Who\tDays\nDmitri Volkov\t6\nPaul Steel\t17\nApril\t12\nTerry Marsh\t5\nFriday\t2';
  expect(people(text)).toEqual(['Dmitri Volkov', 'Paul Steel', 'April', 'Terry Marsh']);
});

test('so is a line among lines of people', () => {
  const text = 'Team\n1 Dave Rigg\n2 Jack Rao\n3 Mo Hanif\n4 Ed (wk)\n5 June\nTotal';
  expect(people(text)).toEqual(['Dave Rigg', 'Jack Rao', 'Mo Hanif', 'Ed', 'June']);
});

test('so is who owes something in a list of people, and the total is nobody', () => {
  const text = 'Rifa\nMarcelo: 20\nJuliana: R$ 15,00\nToninha: 30\nPatrícia: 10\nTotal: 75';
  expect(people(text)).toEqual(['Marcelo', 'Juliana', 'Toninha', 'Patrícia']);
});

test('things and their prices stay', () => {
  const text = 'Compras\nLeite: 6\nRosa: 12\nPão: 9\nMarcelo: 20\nVassoura: 14';
  expect(people(text)).not.toContain('Leite');
  expect(people(text)).not.toContain('Vassoura');
});

test('words among fewer people, or among words, stay', () => {
  expect(people('Tools\nHammer\nPaul Steel\nApril\nChisel')).not.toContain('April');
});
