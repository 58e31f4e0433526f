import { expect, test } from 'vitest';
import { detect, loadNameModel } from '../index.ts';

const model = loadNameModel();
const removed = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ proposal, text: value }) =>
    proposal === 'remove' ? [value] : [],
  );

test.each([
  ['under your customer reference 14 4718 2033 9, and', '14 4718 2033 9'],
  ['O cartão do plano eu tenho aqui, é 0 045 118 207 334 5, sim', '0 045 118 207 334 5'],
  ['donor number 0311 7748 2Z, O neg', '0311 7748 2Z'],
  ['Medicare no.: 2607 95308 1 / IRN 2', '2607 95308 1 / IRN 2'],
])('all groups of a number go: %s', (text, number) => {
  expect(removed(text)).toEqual([number]);
});

test('a count behind a telephone stays', () => {
  expect(removed('phone 07700 900123 2 bedrooms')).toEqual(['07700 900123']);
});
