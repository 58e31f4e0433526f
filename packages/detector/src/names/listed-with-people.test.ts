import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { peopleNamed } from '../../testing/people-named.ts';
import { findListedWithPeople } from './listed-with-people.ts';

const listed = (text: string, known: RegExp): string[] => {
  const document = normalise([{ text }]);
  return findListedWithPeople(document, peopleNamed(document, known)).map(({ start, end }) =>
    document.text.slice(start, end),
  );
};

test.each([
  ['Time B: Mococa, Jão, Batata e Kiko', /Jão|Batata|Kiko/g, ['Mococa']],
  ['Vão Lia, Mococa e Tico no carro.', /Lia|Tico/g, ['Mococa']],
  ['O churrasco é do Rui, do Paulista e da Lia.', /Rui|Lia/g, ['Paulista']],
  ['Foram Guto, Rui e Mineiro.', /Guto|Rui/g, ['Mineiro']],
  ['Guto / Goiano / Xande', /Guto|Xande/g, ['Goiano']],
])('who is called after where they come from, among people: %s', (text, known, names) => {
  expect(listed(text, known)).toEqual(names);
});

test.each([
  ['Ana Lima, Campinas, Rui Leal, Recife e Lia Souza, Olinda.', /Ana Lima|Rui Leal|Lia Souza/g],
  ['Viajaram Ana, Rui e Lia para Recife, Olinda e Natal.', /Ana|Rui|Lia/g],
  ['Guto, Xande, Recife, 3 de maio', /Guto|Xande/g],
  ['Rui e Recife', /Rui/g],
  ['Guto, Banco e Xande', /Guto|Xande/g],
])('towns of people, and what ends no list, are none: %s', (text, known) => {
  expect(listed(text, known)).toEqual([]);
});
