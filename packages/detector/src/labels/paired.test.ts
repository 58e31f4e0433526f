import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

const gone = (text: string): string[] =>
  detect([{ text }]).flatMap((one) => (one.proposal === 'remove' ? [`${one.category} ${one.text}`] : []));

test('labels and answers that take turns in a row are read in pairs', () => {
  expect(
    gone(
      'Age\t63\tAge\t61\nOccupation\tWeaver\tOccupation\tFarrier\nMarital status\tMarried\tMarital status\tWidowed\nNI ref\tnone\tNI ref\tnone',
    ),
  ).toEqual([
    'age 63',
    'age 61',
    'profession Weaver',
    'profession Farrier',
    'marital-status Married',
    'marital-status Widowed',
  ]);
});

test.each([
  ['Profissão\tSetor\tIdade\tNota\noleiro\tForno\t63\t8', ['age 63', 'profession oleiro']],
  ['Produto\tVinho\tSafra\t2019\nLote\t4418\tPeso\t12', []],
])('heads of columns have answers under them, and things have none: %j', (text, expected) => {
  expect(gone(text).toSorted()).toEqual(expected);
});

test('posts and sums under the heads of columns make no pairs of them', () => {
  expect(gone('Profissão\tRenda\tIdade\tHoras\nTotal\t33\tMédia\t44\nOleira\t12\t63\t44')).toEqual([
    'profession Oleira',
    'age 63',
  ]);
  expect(gone('Profissão\tTurno\tParentesco\tNota\nMotorista\tdia\tPai\t3\nVigia\tnoite\tTio\t4')).toContain(
    'profession Vigia',
  );
});
