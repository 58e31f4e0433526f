import { expect, test } from 'vitest';
import { detect } from '../../detect.ts';
import { loadNameModel } from '../../names/model.ts';

const model = loadNameModel();

const gone = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    proposal === 'remove' && (category === 'address' || category === 'person')
      ? [`${category}: ${value.replaceAll('\n', ' / ')}`]
      : [],
  );

test.each([
  'Campinas, 12 de março de 2025',
  'Osasco, 4 de novembro de 2025.',
  'Porto Alegre, 1º/3/2025',
  'Cód. do cliente 4412',
  'Fatura 88.120',
])('what stands over who a letter goes to is no address, and who is it is somebody: %s', (head) => {
  expect(gone(`${head}\nMARIA DAS DORES LIMA\nRUA DAS FLORES 12 FUNDOS\n13010-000 CAMPINAS SP\n`)).toEqual([
    'person: MARIA DAS DORES LIMA',
    'address: RUA DAS FLORES 12 FUNDOS / 13010-000 CAMPINAS SP',
  ]);
});

test('English letters have their day over them as well', () => {
  expect(gone('12 March 2025\nAda Penrose\n14 Mill Lane\nThame\nOX9 3AA\n')).toEqual([
    'person: Ada Penrose',
    'address: 14 Mill Lane / Thame / OX9 3AA',
  ]);
});

test('a flat over the name of its house is no line of who lives there', () => {
  expect(gone('Mrs A. Penrose\nFlat 2\nHarbour View\n12 Sea Road\nThame\nOX9 3AA\n')).toEqual([
    'person: A. Penrose',
    'address: Flat 2 / Harbour View',
    'address: 12 Sea Road / Thame / OX9 3AA',
  ]);
});
