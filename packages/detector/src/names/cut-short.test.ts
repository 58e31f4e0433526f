import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { findCutShort } from './cut-short.ts';

const names = (text: string): string[] =>
  findCutShort(normalise([{ text }])).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Franc.º da Costa e Josefª assinam', ['Franc.º da Costa', 'Josefª']],
  ['batizei Mª Apª, filha de Joaqm. Leal', ['Mª Apª', 'Joaqm. Leal']],
  ['Sebast.º Lima pagou', ['Sebast.º Lima']],
])('given names cut short: %s', (text, found) => {
  expect(names(text)).toEqual(found);
});

test.each([
  'Profª Rita, Engº Luís, Srª, Exmª, Drª',
  'Av. Franco 20; Apº 12; Art. 3º; 5ª série; Jº 4; Maio 1º',
])('titles, flats and numbers stay: %s', (text) => {
  expect(names(text)).toEqual([]);
});
