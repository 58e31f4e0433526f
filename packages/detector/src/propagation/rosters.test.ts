import { expect, test } from 'vitest';
import { peopleNamed } from '../../testing/people-named.ts';
import { normalise } from '../text/normalise.ts';
import { findRosters } from './rosters.ts';

const NAME = /Nilda Prates|Rui Sampaio|Ivo Teles|Ann Rowe|Bill Tennick/g;
const found = (text: string): string[] => {
  const document = normalise([{ text }]);
  return findRosters(document, peopleNamed(document, NAME)).map(({ start, end }) =>
    document.text.slice(start, end),
  );
};

test.each([
  ['6182 Nilda Prates 06h\n6197 Rui Sampaio 14h', ['6182', '6197']],
  ['Nilda Prates - 6182\nRui Sampaio - 6197', ['6182', '6197']],
  ['[06182] Ann Rowe\n[07419] Bill Tennick', ['06182', '07419']],
  ['Ann Rowe, 6182, press shop\nBill Tennick, 7419, stores', ['6182', '7419']],
  ['Ann Rowe 6182 nights\nBill Tennick 7419 days', ['6182', '7419']],
  ['late again: Ann Rowe #6182', ['6182']],
  ['Nilda Prates [61820] faltou', ['61820']],
  ['Setor de vendas\n6182 Nilda Prates\n6197 Rui Sampaio', ['6182', '6197']],
  ['Sala 3, manhã\n61820 Nilda Prates\n61974 Rui Sampaio', ['61820', '61974']],
  ['Crachás e salários\nNilda Prates 6182\nRui Sampaio 6197', ['6182', '6197']],
  ['6182 Nilda Prates\n6183 Rui Sampaio', ['6182', '6183']],
  ['Gerência de receita\n6182 Nilda Prates\n6197 Rui Sampaio', ['6182', '6197']],
  ['Orders desk roster\nAnn Rowe 6182\nBill Tennick 7419', ['6182', '7419']],
  ['Nilda Prates - 6182-1\nRui Sampaio - 6197-X', ['6182-1', '6197-X']],
  ['Candidatos\nNilda Prates 61820\nRui Sampaio 61974', ['61820', '61974']],
  ['Ann Rowe #6182 closed the till; Ann Rowe #6182: order taken', ['6182', '6182']],
])('numbers of one length beside people are theirs: %j', (text, numbers) => {
  expect(found(text)).toEqual(numbers);
});

test.each([
  ['extensions', 'Ramais\nNilda Prates 6182\nRui Sampaio 6197'],
  ['votes', 'Votos: Nilda Prates 6182, Rui Sampaio 6197'],
  ['what is counted', 'Nilda Prates - 6182 km\nRui Sampaio - 6197 km\nIvo Teles - 6203 votos'],
  ['sums', 'Nilda Prates 1500\nRui Sampaio 1350; Ann Rowe 6182,50\nBill Tennick 7419,90'],
  ['rows that are counted', '1001 Nilda Prates\n1002 Rui Sampaio\n1003 Ivo Teles'],
  ['years', 'Nilda Prates, 2019\nRui Sampaio, 2021; Ann Rowe (1987)'],
  ['hours', '0702 Ann Rowe: on my way\n0715 Bill Tennick: ok'],
  ['one number alone', '6182 Nilda Prates\nRui Sampaio'],
  ['what everybody paid', 'Quem pagou:\nNilda Prates 6182\nRui Sampaio 6197'],
  ['what is summed under the list', 'Nilda Prates 6182\nRui Sampaio 6197\nTotal 12379'],
  ['the rooms of teachers', 'Sala\tProfessor\n6182\tNilda Prates\n6197\tRui Sampaio'],
  ['telephones', 'Who to call: Ann Rowe 6182, Bill Tennick 6197'],
  ['doings on pieces of work', 'Fixed by Ann Rowe #6182; Bill Tennick #6197 ticket closed'],
  ['the place of somebody on a team', 'Ann Rowe #12 and Bill Tennick #7'],
])('%s are not', (_, text) => {
  expect(found(text)).toEqual([]);
});
