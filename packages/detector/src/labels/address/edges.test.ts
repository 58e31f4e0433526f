import { expect, test } from 'vitest';
import { detect } from '../../detect.ts';
import { loadNameModel } from '../../names/model.ts';

const model = loadNameModel();
const addresses = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    category === 'address' && proposal === 'remove' ? [value] : [],
  );

test.each([
  ['dono do sítio localizado na Linha Rio Claro, km 9, Mallet/PR', 'Linha Rio Claro, km 9, Mallet/PR'],
  [
    'her daughter, Mrs. Lorna Price Batiste, 1418 Feliciana Street, New Orleans, LA 70117, check 2204.',
    '1418 Feliciana Street, New Orleans, LA 70117',
  ],
  ["Key's with the old boy at the bungalow, 38 Fenwick Rd, Mr Tench.", '38 Fenwick Rd'],
])('words around an address stay: %s', (text, address) => {
  expect(addresses(text)).toEqual([address]);
});

test.each([
  ['mora na Rua das Flores, 12, portão 2.', 'Rua das Flores, 12, portão 2'],
  ['Lives at 4 Church Street, Llangefni, Ynys Mon', '4 Church Street, Llangefni, Ynys Mon'],
  ['Moro na Rua Azul, 33, casa verde.', 'Rua Azul, 33, casa verde'],
  ['Lives at Flat 5, 12 Mill Lane, Bath.', 'Flat 5, 12 Mill Lane, Bath'],
  ['Endereço: Rua Azul, 35, apto 02 - 88010-400', 'Rua Azul, 35, apto 02 - 88010-400'],
  ['Moro na Rua Azul, 33, portão esquerdo', 'Rua Azul, 33, portão esquerdo'],
  ['Mora na Rua Azul, 33, portão 3, interfone 61', 'Rua Azul, 33, portão 3, interfone 61'],
  [
    'mora na chácara boa esperança situada na Linha Oito, km 3',
    'chácara boa esperança situada na Linha Oito, km 3',
  ],
  ['Address: The Rectory', 'The Rectory'],
])('parts of it go: %s', (text, address) => {
  expect(addresses(text)).toEqual([address]);
});

test.each([
  'Ring 13 11 84 now and ask for the manual.',
  'Mooring 14 is free. Bearing 6207 from stock, String 4, Brigade 4.',
  'Auntie 3, Regata 3',
])('what ends as streets of the continent do is none: %s', (text) => {
  expect(addresses(text)).toEqual([]);
});

test.each([
  'Birkenring 5, 24105 Kiel',
  'Am Ring 12, 24105 Kiel',
  'Ring 12, 24105 Kiel',
  'Kauppatie 5, 00100 Helsinki',
])('such a street goes: %s', (address) => {
  expect(addresses(`Invoice to: ${address}`)).toEqual([address]);
});

test.each([
  'CONDOMÍNIO EDIFÍCIO BELA VISTA\nCircular 11/2023\nPrezados, a água será cortada.',
  'Condomínio Residencial Os Cedros\nBalancete 04/2024',
])('the building at the head of a letter is nowhere: %s', (text) => {
  expect(addresses(text)).toEqual([]);
});

test.each([
  ['Condomínio Os Cedros\nCasa 12', 'Condomínio Os Cedros\nCasa 12'],
  ['Mora no Condomínio Os Cedros, casa 3\nAviso 4/2024', 'Condomínio Os Cedros, casa 3'],
  ['Edifício Bela Vista, ap 301\nTaxa 4/2024 em aberto', 'Edifício Bela Vista, ap 301'],
  ['Rua do Sol, 34\nCircular 8/2023', 'Rua do Sol, 34'],
])('before a number of a paper a home goes: %s', (text, address) => {
  expect(addresses(text)).toEqual([address]);
});
