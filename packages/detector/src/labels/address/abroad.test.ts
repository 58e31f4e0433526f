import { expect, test } from 'vitest';
import { homesIn } from '../../../testing/homes-in.ts';

const homes = (text: string): string => homesIn(text).join(' ');

test.each([
  'Cra. 21 No. 14-08',
  'Calle 9 Sur # 33-70 of. 210',
  'Transversal 4B # 12A - 31',
  'Jirón Ayacucho 318, dpto. 4',
  'Calle Olivo 212, Int. 6, Col. Narvarte, C.P. 03020',
  'Keizersgracht 91-II, 1015 CC Amsterdam',
  'Ringvägen 5 lgh 1302, 118 60 Stockholm',
  'Vestergade 12, 2. th., 8000 Aarhus',
  'Kirkkokatu 8 B 14, 90100 Oulu',
])('a home of another country goes whole: %s', (home) => {
  expect(homes(`Address: ${home}\n`)).toBe(home);
  expect(homes(`Vive en\n${home}\n`)).toContain(home.slice(0, 12));
});

test.each([
  'Avenida 5 no fim; Calle 13 is a band; AC 220 V; Dg 42 - 3',
  'Invoice 204117\nMaple Street\n',
  'Invoice no: 204117\nMaple Street\nOrder number 4411\nLarch Road\n',
  'Robert Smith Jr. Brown 45 points; Int. 4 times; Class 12 A 7',
])('what only begins like one stays: %s', (text) => {
  expect(homes(text)).toBe('');
});

test.each([
  '14 Ash Cl',
  '22 Mill Grn',
  '5 Oak Wy',
  '3 Elm Vw',
  '8 Nelson Bvd',
  '14/3 Larkhouse Gro',
  '9 Elm Av',
  '30 Larkhouse Wk',
  '412 E 19th',
])('ways as the post shortens them: %s', (home) => {
  expect(homes(`Key left at ${home}\n`)).toBe(home);
});

test.each([
  ['She lives at 14 Ash Cl since May', '14 Ash Cl'],
  ['Going to 5 Oak Wy tomorrow', '5 Oak Wy'],
  ['Left at 5 Oak Vw (blue door)', '5 Oak Vw'],
  ['the key of 22 Mill Cl the neighbour has', '22 Mill Cl'],
  ['22 Mill Cl - Bury', '22 Mill Cl'],
  ['22 Mill Cl: key under mat', '22 Mill Cl'],
  ['14 Ash Cl Bury BL9 0AA', '14 Ash Cl Bury BL9 0AA'],
])('and in a sentence: %s', (text, home) => {
  expect(homes(text)).toBe(home);
});

test.each([
  '3 Opening Balance Cr 200',
  'Turma 12 Manhã Esp 4',
  '2 Term Wk 4',
  '3 Overs Av 4.5',
  '12 Cans of Coke Cln',
  '5 Golden Grn apples, 2 Sodium Cl solution, 6 Blue Dv tapes',
  'See Section 3 Data Cl. 5 and 4 Data Cl. and more',
  '10 Wide Appr of the runway; 7 Red Gro seeds',
])('no way: %s', (text) => {
  expect(homes(text)).toBe('');
});
