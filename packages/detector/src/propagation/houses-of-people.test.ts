import { expect, test } from 'vitest';
import { homesIn } from '../../testing/homes-in.ts';
import { loadNameModel } from '../index.ts';

const model = loadNameModel();
const homes = (text: string): string[] => homesIn(text, { model });

test.each([
  ['Our neighbours: Mrs. Henrietta Stott (no. 7) and the cat.', ['no. 7']],
  ['Neighbour who may sign: Mrs. Val Hutchings, number 14.', ['number 14']],
  ["your sister's parcel came to number 15 by mistake, the landlord has it.", ['number 15']],
  ['os vizinhos Lúcia Ramos, da casa 12, e Hélio Yabiku, da casa 285, combinamos', ['12', '285']],
  ['Tenants in arrears:\nUnit 9-A, Estate of Ruth Abelson: $1,940', ['9-A']],
  ['Dalva Reis, ap. 31', ['31']],
  ['Dalva Reis - Bloco A - 31', ['Bloco A - 31']],
  ['Nell Sharp (flat 4) is away', ['4']],
])('a house by its number alone goes beside somebody: %s', (text, expected) => {
  expect(homes(text)).toEqual(expected);
});

test.each([
  'Dalva Reis, ap 3 votos; Nell Sharp, flat 12 miles.',
  'Dalva Reis, Ap. Cível 302/2019. Dalva Reis, ap. 31.2. Nell Sharp, flat 50% fee.',
  'Residents only: Mrs. Val Jones, no. 3 on the waiting list.',
  'Mary Carter, number 10 in the team, scored twice.',
  'Mary Carter, number 10, scored twice for the street hockey team.',
  'The letter to number 10 was signed by the residents.',
  'Neighbours dispute: exhibit of Mrs Jones (no. 3).',
])('other numbers beside somebody stay: %s', (text) => {
  expect(homes(text)).toEqual([]);
});

test('an appeal is shortened as a flat is', () => {
  expect(homes('Rel. Min. Dalva Reis, Ap. 300, j. em março')).toEqual([]);
  expect(homes('Recorrente: Dalva Reis - Ap. 31')).toEqual([]);
  expect(homes('Apelante: Dalva Reis, ap. 31')).toEqual(['31']);
});
