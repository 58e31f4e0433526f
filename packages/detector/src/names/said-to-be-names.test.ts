import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { findSaidToBeNames } from './said-to-be-names.ts';

const names = (text: string): string[] =>
  findSaidToBeNames(normalise([{ text }])).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Contato do dia: Almirante (é apelido), portaria 2.', ['Almirante']],
  ["Handover to T'Challa (nickname, real name withheld).", ["T'Challa"]],
  ['September is a surname on line 4. Lua é o nome próprio.', ['September', 'Lua']],
  ['Ask for Biscuit (not her real name).', ['Biscuit']],
])('what is said to be a name is one: %s', (text, wanted) => {
  expect(names(text)).toEqual(wanted);
});

test.each([
  'This is a surname. It is the first name. Nome é o apelido de guerra.',
  'Campo (apelido do arquivo), Field (nickname of the table), Which is the family name?',
  "Here is my last name's spelling. Esse é o sobrenome.",
])('what only speaks of names is none: %s', (text) => {
  expect(names(text)).toEqual([]);
});
