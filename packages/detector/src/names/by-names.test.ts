import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from './model.ts';

const model = loadNameModel();
const people = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    category === 'person' && proposal === 'remove' ? [value] : [],
  );

test.each([
  ['Hughie the Shop came with Jim the Plumber.', ['Hughie the Shop', 'Jim the Plumber']],
  ['Hamish "the Hoop" Geddes retired in May.', ['Hamish "the Hoop" Geddes']],
  ['Big Al (chair), Trish Hammond and Big Ben', ['Big Al', 'Trish Hammond']],
  ['Dear Madame de Villepreux, thank you.', ['de Villepreux']],
  ['Have a look at what the Harrisons next door did.', ['Harrisons']],
  ['His parents, the Birds, agreed. The Hobbses are away with the Marshes.', ['Birds', 'Hobbses']],
  [
    'The Woods at No 3 rang the Kings next door; the Penroses’ gate is shut; the Marshes together.',
    ['Woods', 'Kings', 'Penroses', 'Marshes'],
  ],
])('what somebody is called by goes with the name: %s', (text, wanted) => {
  expect(people(text)).toEqual(expect.arrayContaining(wanted));
});

test.each([
  'The Goods together with the Services themselves; the Directors are coming; the Netherlands moved.',
  'The Spurs are away on Saturday, the Eagles’ place is safe. The Parents’ house.',
  'Her neighbours, the Methodists, and the Brownies.',
])('parties of a contract, clubs and peoples are no families: %s', (text) => {
  expect(people(text)).toEqual([]);
});

test('a particle at the end of a turned name goes with it', () => {
  expect(people('Inscritos:\nReis Filho, Adalberto dos\nPrado Neto, Eliane da')).toEqual([
    'Reis Filho, Adalberto dos',
    'Prado Neto, Eliane da',
  ]);
});

test('a day behind a name stays', () => {
  expect(people('She gave Mary Carter the Friday.')).toEqual(['Mary Carter']);
});

test.each([
  ['Student: Anh Le, and Kiran Das will come.', ['Anh Le', 'Kiran Das']],
  ['Visitor\tTime\nD Vaughan\t10:00\nE J WHITCOMBE\t11:00', ['D Vaughan', 'E J WHITCOMBE']],
  ['name on the card MISS E WHITTLE, number', ['E WHITTLE']],
  ['A boot with "ARCHIE D" in it, and a card of E C FONTANA.', ['ARCHIE D', 'E C FONTANA']],
  ['Ramasamy s/o Velu is late; I got Ji-woo’s card.', ['Ramasamy s/o Velu', 'Ji-woo']],
  ['Speech by Sir Roland ("Roly") Beck.', ['Roland ("Roly") Beck']],
])('short words and letters at the edges of a name are of it: %s', (text, wanted) => {
  expect(people(text)).toEqual(expect.arrayContaining(wanted));
});

test('given names that are cut short go with the name', () => {
  expect(people('Hoje falei com M.ª Aparecida Leão. Depois, com Antº Prado.')).toEqual([
    'M.ª Aparecida Leão',
    'Antº Prado',
  ]);
  expect(people('A Srª. Marina Leão e a Profª Neusa Prado, na 1ª Vara.')).toEqual([
    'Marina Leão',
    'Neusa Prado',
  ]);
});

test.each([
  ['Pupils: Tobias van D., Ann Pell', 'Tobias van D.'],
  ['Spoke to Anna Pell v. D. at noon', 'Anna Pell v. D.'],
  ['DARREN JOHN PIKE - Basis of plea', 'DARREN JOHN PIKE'],
])('families cut short, and in capitals before a dash: %s', (text, name) => {
  expect(people(text)).toContain(name);
});

test('behind a dash what is no family stays', () => {
  expect(people('MARIA CLARA FATURAMENTO - 2020')).not.toContain('MARIA CLARA FATURAMENTO');
});
