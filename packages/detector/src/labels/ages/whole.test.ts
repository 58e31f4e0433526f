import { expect, test } from 'vitest';
import { detect } from '../../detect.ts';
import { loadNameModel } from '../../names/model.ts';

const model = loadNameModel();
const ages = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    proposal === 'remove' && category === 'age' ? [value] : [],
  );

test.each([
  ['tem 2 anos e meio', '2 anos e meio'],
  ['Idosa (82 anos e 7 meses) mora só', '82 anos e 7 meses'],
  ['Aluno com seis anos, onze meses e vinte dias na data', 'seis anos, onze meses e vinte dias'],
  ['id.: 34a11m peso 71', '34a11m'],
  ['He was killed aged 19 and four months.', '19 and four months'],
])('an age goes to its end: %s', (text, value) => {
  expect(ages(text)).toEqual([value]);
});

test('the others of a row are ages, too, and what is counted behind it is none', () => {
  expect(ages('Boys aged nine, eleven and fourteen, surname Tubb')).toEqual(['nine', 'eleven', 'fourteen']);
  expect(ages('My kids are 98, 101 and 4.')).toEqual(['98', '101', '4']);
  expect(ages('Ann is 45 and 20 years a nurse.')).toEqual(['45']);
  expect(ages('Idade: 42, 3 filhos e 2 netos')).toEqual(['42']);
});
