import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { toldApart } from './told-apart.ts';

const names = (value: string): string[] => {
  const { text, folded } = normalise([{ text: value }]);
  return toldApart({ start: 0, end: text.length }, text, folded).map(({ start, end }) =>
    text.slice(start, end),
  );
};

test.each([
  ['Otávio da Flavinha', ['Otávio', 'Flavinha']],
  ['Bia do Antônio', ['Bia', 'Antônio']],
  ['Raimundo do Zeca Coelho', ['Raimundo', 'Zeca Coelho']],
  ['Cleber pai da Isa', ['Cleber', 'Isa']],
])('who is told apart by somebody is one, that one is another: %s', (value, apart) => {
  expect(names(value)).toEqual(apart);
});

test.each([['Rafa do SAC', ['Rafa']]])(
  'the place where somebody works is no part of the name: %s',
  (value, name) => {
    expect(names(value)).toEqual(name);
  },
);

test.each([
  'José da Silva',
  'Maria da Glória',
  'Maria das Dores',
  'Ana da Rosa',
  'João do Carmo',
  'Paulo da Viola',
  'Ana de Paula',
  'João Pedro da Costa Lima',
  'maria da luz',
  'Maria da Salete Souza',
  'José do Pilar',
  'Tonho da lua',
])('families and devotions are: %s', (value) => {
  expect(names(value)).toEqual([value]);
});
