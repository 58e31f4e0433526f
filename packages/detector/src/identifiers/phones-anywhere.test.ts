import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

const phones = (text: string): string[] =>
  detect([{ text }]).flatMap(({ category, proposal, text: value }) =>
    category === 'phone' && proposal === 'remove' ? [value] : [],
  );

test.each([
  ['Rabbit hutch - ring after 6 on 960 552', '960 552'],
  ['Secretary, tel. 960713', '960713'],
  ['ring Alf on 960 700', '960 700'],
  ['Tel no 960713', '960713'],
  ['Phone number: 960713', '960713'],
  ['Phone 960 713 for the hall key', '960 713'],
])('a number of the town stands alone: %s', (text, value) => {
  expect(phones(text)).toEqual([value]);
});

test.each([
  'Call 300 000 times. Phone 200 500 users. Directory: ring 118 247',
  'Call ref 960 713. Phone order 960 713',
  'ring £960 713',
  'Call option 450225 expired; call ID 448291; ring size 123456; text code: 448291',
  'Phone battery 450 123 mAh. Please text START to 882 211',
])('sums, votes and references are none: %s', (text) => {
  expect(phones(text)).toEqual([]);
});

test.each([
  ['Móvel: 991 44 07', '991 44 07'],
  ['Praia · móvel 952 10 88', '952 10 88'],
  ['The call was made to the number in Kronos, which ends 0183.', '0183'],
  ['tentou contato no número final -3308, sem sucesso', '3308'],
])('the mobile of an island, and the end of a number that was called: %s', (text, value) => {
  expect(phones(text)).toEqual([value]);
});

test.each(['Móvel 991, peça 44 07 em estoque', 'The invoice number ends 0183.', 'O número final é 3308.'])(
  'furniture and other numbers are none: %s',
  (text) => {
    expect(phones(text)).toEqual([]);
  },
);
