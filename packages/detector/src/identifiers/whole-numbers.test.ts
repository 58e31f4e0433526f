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

test.each([
  ['phone 07700 900123 2 bedrooms', '07700 900123'],
  ['Phone: 020 7946 0958 12, second line.', '020 7946 0958'],
  ['Contract: 12 months is 24 07700 900123', '07700 900123'],
])('a count beside a telephone stays: %s', (text, number) => {
  expect(removed(text)).toEqual([number]);
});
