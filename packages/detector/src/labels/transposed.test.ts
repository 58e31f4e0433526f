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
