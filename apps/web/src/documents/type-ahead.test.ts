import { expect, test } from 'vitest';
import { typeAhead } from './type-ahead.ts';

const items = ['Ata', 'ação', 'Contrato', 'Conta', 'b'].map((name) => ({ name }));

test('letters in a row spell a name, without accents and in any case', () => {
  const typed = typeAhead(() => 0);
  expect(typed.find('c', items, 0)).toBe(2);
  expect(typed.find('o', items, 2)).toBe(2);
  expect(typed.find('n', items, 2)).toBe(2);
  expect(typed.find('t', items, 2)).toBe(2);
  expect(typed.find('a', items, 2)).toBe(3);
});

test('the same letter again walks through the names that begin with it', () => {
  const typed = typeAhead(() => 0);
  expect(typed.find('a', items, 0)).toBe(1);
  expect(typed.find('a', items, 1)).toBe(0);
});

test('a pause begins anew', () => {
  let time = 0;
  const typed = typeAhead(() => time);
  typed.find('c', items, 0);
  time = 5000;
  expect(typed.find('b', items, 2)).toBe(4);
});

test('no letter, or no such name, goes nowhere', () => {
  const typed = typeAhead(() => 0);
  expect(typed.find('Enter', items, 0)).toBeNull();
  expect(typed.find('z', items, 0)).toBeNull();
});
