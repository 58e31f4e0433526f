import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

const gone = (text: string): string[] =>
  detect([{ text }]).flatMap((one) => (one.proposal === 'remove' ? [`${one.category} ${one.text}`] : []));

test.each([
  [
    '\tNoivo\tNoiva\nIdade\t31\t29\nProfissão\toleiro\tEnfermeira\nEstado civil\tsolteiro\tviúva',
    [
      'age 31',
      'age 29',
      'profession oleiro',
      'profession Enfermeira',
      'marital-status solteiro',
      'marital-status viúva',
    ],
  ],
  [
    '\tDriver 1\tDriver 2\tDriver 3\nAge\t31\t29\t70\nYears held\t4\t2\t40\nOccupation\tTeacher\tFarrier\tStudent',
    ['age 31', 'age 29', 'age 70', 'profession Teacher', 'profession Farrier', 'profession Student'],
  ],
])('tables with somebody in each column are read along their rows: %j', (text, expected) => {
  expect(gone(text)).toEqual(expect.arrayContaining(expected));
});

test.each([
  'Produto\tLote A\tLote B\nPeso\t31\t29\nValidade\t05/26\t06/26',
  'Idade\tPeso\tAltura\nsem dados\tsem dados\tsem dados',
  'Nível\tBásico\tPleno\nPrazo\t31\t29\nTaxa\t2\t3',
])('tables of things and heads of columns stay: %j', (text) => {
  expect(gone(text)).toEqual([]);
});

test.each([
  [
    'Profissão\tRenda\tHoras\nTotal\t3\t4\nOleira\t1200\t44\nPadeiro\t2100\t40',
    ['profession Oleira', 'profession Padeiro'],
  ],
  [
    'Endereço\tPonto\tRoteiro\nData\t12/05\t13/05\nRua das Acácias, 44\t3\tB',
    ['address Rua das Acácias, 44'],
  ],
  ['Idade\tPeso\tAltura\nNota\tkg\tcm\n63\t71\t1,60\n41\t80\t1,71', ['age 63', 'age 41']],
  ['Occupation\tWage\tHours\nDate\tweekly\tweekly\nWeaver\t12s\t60', ['profession Weaver']],
])('sums, days and units under the heads of columns leave them columns: %j', (text, expected) => {
  expect(gone(text)).toEqual(expected);
});
