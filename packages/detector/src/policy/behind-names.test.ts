import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { lengthBehindName } from './behind-names.ts';

/** What is left of a finding, which stands between two "|". */
const nameIn = (marked: string): string => {
  const [, value = '', behind = ''] = marked.split('|');
  const { folded } = normalise([{ text: value }]);
  return value.slice(0, value.length - lengthBehindName(value, folded, behind));
};

test.each([
  ['|Otávio técnico|: trabalho dia 24', 'Otávio'],
  ['|Ciara Office|: Will do', 'Ciara'],
  ['|Tainara RH|\n', 'Tainara'],
  ['|Anjali (Finance)|: yes', 'Anjali'],
  ['|Jackie Vine HCA|', 'Jackie Vine'],
  ['|Otani-san| booked', 'Otani'],
  ['Mum (|Chris)|:', 'Chris'],
  ['|Ramu bhai|.', 'Ramu'],
  ['|TWOMEY Baby girl|\t', 'TWOMEY'],
])('roles, honours and degrees behind a name are none of it: %s', (marked, name) => {
  expect(nameIn(marked)).toBe(name);
});

test.each([
  ['|Sheldon K. The| price', 'Sheldon K.'],
  ['|Kaio é Celíaco|\n', 'Kaio'],
  ['|Kuldip Oct| 27', 'Kuldip'],
])('nor is the sentence, the date: %s', (marked, name) => {
  expect(nameIn(marked)).toBe(name);
});

test.each([
  '|SILVA JUNIOR|',
  '|Edson Souza Júnior|, pai',
  '|Cleonice Pescador|, brasileira',
  '|Agent|: hi',
  '|Yolanda C. Sales|\n',
  '|Tereza Bolos|: Boa noite',
  '|Kovac Jan| 27',
  '|Ana é Maria|',
  '|Nguyen Thu| came',
  '|Kim Little|',
  '|Suresh Babu|',
  '|Abdul Sahib|',
  '|ronaldo kaka| chegou',
  '|Anil KC|',
  '|Ravi JP|',
  '|Zhang Q. He| and',
  '|S. Uma|',
  '|Adam Dec| 45',
  'Mr |Paulo junior| came',
  '|Rui Escala|\n',
  '|Fahy senior| at',
  '|Juan Tec|\n',
  '|J. That|\n',
  '|Ana Vendas|: ok',
  '|Ana é Zica|',
])('but no family: %s', (marked) => {
  expect(nameIn(marked)).toBe(marked.split('|')[1]);
});
