import { expect, test } from 'vitest';
import { detect } from '../../detect.ts';
import { loadNameModel } from '../../names/model.ts';

const model = loadNameModel();
const dates = (text: string): string[] =>
  detect([{ text }], { model })
    .filter(({ category, proposal }) => category.endsWith('date') && proposal === 'remove')
    .map((one) => one.text);

test.each([
  ['Zulmira Pontes (1938-2021) deixou quatro filhas.', ['1938', '2021']],
  ['DURVALINO SERPA\n05/11/1929 - 17/08/2008', ['05/11/1929', '17/08/2008']],
  ['Marta Quintão\n2 de abril de 1941 – 30 de maio de 2016', ['2 de abril de 1941', '30 de maio de 2016']],
  ['Ruth Pargeter\nApril 2, 1941 – May 30, 2016', ['April 2, 1941', 'May 30, 2016']],
  ['Saudades\nDURVALINO SERPA\n1929 — 2008', ['1929', '2008']],
  ['Vigário da paróquia: Walter Pargeter (1919-1998)', ['1919', '1998']],
  ['Una Shields, b. 1974, of Ludlow', ['1974']],
  ['Issue: Jas. Orrell b 1867, Sarah Orrell b. 1869 Bury, d. 1921', ['1867', '1869', '1921']],
  ['William Garth bapt. 3 Mar 1766 Oldham, bur. 11 Jun 1830', ['3 Mar 1766', '11 Jun 1830']],
  ['Jos Orrell md 1841', ['1841']],
  ['Cody Tull b 2009, Oscar Tull b 2012', ['2009', '2012']],
  ['William Garth bp 3 Mar 1766 Oldham', ['3 Mar 1766']],
  ['Nellie Orrell b. abt 1907', ['1907']],
  ['Children: Oscar Tull b. 2012, Hugo Tull b. 2015', ['2012', '2015']],
  ['Joan Tull D.O.B. 14 08 12', ['14 08 12']],
  ['her DOB is 9 9 48 not 49', ['9 9 48']],
  ['RIP Dad 1944-2019, miss you', ['1944', '2019']],
  ["Joan Tull, born '52 in Leith", ['52']],
  ['to my grandson Cody Tull, minor, b. 2009', ['2009']],
  ['Obituary: Walter Pargeter, 1919 – 1998, of Ludlow', ['1919', '1998']],
])('the two ends of a life: %s', (text, found) => {
  expect(dates(text)).toEqual(found);
});

test.each([
  'Diretora da escola: Marta Quintão (1971-2004)',
  'Copyright Marta Quintão 1990-2024',
  'Marta Quintão (2019-2023), suplente do conselho',
  'Walter Pargeter, 2003–2011, left wing',
  'Marta Quintão\n01/02/2023 - 02/03/2023 férias',
  'Marta Quintão (1928 a 1935 pontos)',
  'Ana Luz Serpa, mar. 2019, p. 12',
  'Walter Pargeter b 2019 r 2',
  'Walter Pargeter, a. 2013, b. 2014',
  'Walter Pargeter m 2000',
  'Walter Pargeter, MD 2019 meeting',
  'Walter Pargeter BP 2001 results',
  'Jobs 14 08 12 and 9 9 48',
  'DOB 40 13 12 33',
  'Contrato de Walter Pargeter, 01/02/2020 a 31/01/2025',
])('no life: %s', (text) => {
  expect(dates(text)).toEqual([]);
});
