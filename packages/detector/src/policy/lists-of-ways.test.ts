import { expect, test } from 'vitest';
import { isListOfWays } from './lists-of-ways.ts';

test.each([
  ['serao recapeadas a ', 'rua aurora, rua do porto, avenida sul'],
  ['interdicao: ', 'rua aurora, a rua nova, travessa do sino e avenida sul'],
  ['roads closed on sunday: ', 'mill lane, station road, chapel row'],
])('streets of nobody: %s%s', (before, address) => {
  expect(isListOfWays(before, address)).toBe(true);
});

test.each([
  'morou na ',
  'enderecos anteriores: ',
  'previous addresses: ',
  'joao prado: ',
  'obras concluidas.\nreside em ',
])('streets of a life: %s', (before) => {
  expect(isListOfWays(before, 'rua aurora, rua do porto, avenida sul')).toBe(false);
});

test.each([
  'rua aurora, 12, rua do porto, 30, avenida sul, 4',
  'rua aurora, jardim sul, bauru',
  'rua do sol, travessa do sino, beco da lama, casa amarela',
  'rose cottage, mill lane, station road, chapel row, leeds',
  'mill lane, station road, leeds',
])('where somebody may live: %s', (address) => {
  expect(isListOfWays('ruas: ', address)).toBe(false);
});
