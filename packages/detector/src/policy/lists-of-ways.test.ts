import { expect, test } from 'vitest';
import { isListOfWays } from './lists-of-ways.ts';

test.each([
  'rua aurora, rua do porto, avenida sul',
  'rua aurora, a rua nova, travessa do sino e avenida sul',
  'mill lane, station road, chapel row',
])('streets of nobody: %s', (address) => {
  expect(isListOfWays(address)).toBe(true);
});

test.each([
  'rua aurora, 12, rua do porto, 30, avenida sul, 4',
  'rua aurora, jardim sul, bauru',
  'rua do sol, travessa do sino, beco da lama, casa amarela',
  'rose cottage, mill lane, station road, chapel row, leeds',
  'mill lane, station road, leeds',
])('where somebody may live: %s', (address) => {
  expect(isListOfWays(address)).toBe(false);
});
