import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { isCalledAfter } from './veto.ts';

const isVetoed = (text: string, name: string): boolean => {
  const start = text.indexOf(name);
  return isCalledAfter(normalise([{ text }]), start, start + name.length);
};

test.each([
  ['Os avós são Raimundo Gaia e Rita.', 'Raimundo Gaia'],
  ['Filho\tVacina\tEscola\nRyan Souza\t05/03/2012', 'Ryan Souza'],
])('a verb and the head of another column call nothing after somebody: %s', (text, name) => {
  expect(isVetoed(text, name)).toBe(false);
});

test.each([
  ['na Capela São Raimundo Nonato', 'Raimundo'],
  ['hospital são judas tadeu', 'judas tadeu'],
  ['ESCOLA ESTADUAL\nRaimundo Gaia', 'Raimundo Gaia'],
])('saints and what is called after people do: %s', (text, name) => {
  expect(isVetoed(text, name)).toBe(true);
});
