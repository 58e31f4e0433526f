import { expect, test } from 'vitest';
import { detect } from '../../detect.ts';
import { loadNameModel } from '../../names/model.ts';

const model = loadNameModel();
const addresses = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    category === 'address' && proposal === 'remove' ? [value] : [],
  );

test.each([
  ['a casa é na rua 14 de julho 933, portão de ferro', 'rua 14 de julho 933'],
  ['Moro na Rua Major Penha, 55, portão verde.', 'Rua Major Penha, 55'],
  ['Próxima reunião: na casa da Neura, Linha Oito, km 3, tel. (49) 3452-0911', 'Linha Oito, km 3'],
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
])('parts of it go: %s', (text, address) => {
  expect(addresses(text)).toEqual([address]);
});

test('whose house it is goes still', () => {
  const text = 'encontro na casa da Neura, Linha Oito, km 3';
  const gone = detect([{ text }], { model }).filter(({ proposal }) => proposal === 'remove');
  expect(gone.map((one) => one.text)).toEqual(['Neura', 'Linha Oito, km 3']);
});

test.each([
  'Ring 13 11 84 now and ask for the manual.',
  'Mooring 14 is free. Bearing 6207 from stock, String 4, Brigade 4.',
  'Auntie 3, Regata 3',
])('what ends as streets of the continent do is none: %s', (text) => {
  expect(addresses(text)).toEqual([]);
});

test('such streets go', () => {
  expect(addresses('Invoice to: Birkenring 5, 24105 Kiel')).toEqual(['Birkenring 5, 24105 Kiel']);
});
