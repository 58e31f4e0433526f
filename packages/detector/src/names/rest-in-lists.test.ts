import { expect, test } from 'vitest';
import type { Found } from '../found.ts';
import { normalise } from '../text/normalise.ts';
import { peopleNamed } from '../../testing/people-named.ts';
import { withRestInLists } from './rest-in-lists.ts';

const names = (text: string, known: RegExp): string[] => {
  const document = normalise([{ text }]);
  const found: readonly Found[] = peopleNamed(document, known);
  return withRestInLists(found, document).map(({ start, end }) => document.text.slice(start, end));
};

test.each([
  ['Ana Prado, Rui Leal Serra Negra, Eva Luz.', /Ana Prado|Rui Leal|Eva Luz/g, 'Rui Leal Serra Negra'],
  ['Ana Prado e Rui Leal Campo Verde', /Ana Prado|Rui Leal/g, 'Rui Leal Campo Verde'],
  ['ANA PRADO, RUI LEAL SERRA NEGRA', /ANA PRADO|RUI LEAL/g, 'RUI LEAL SERRA NEGRA'],
])('the ordinary words that end a name go with it in a list of people: %s', (text, known, name) => {
  expect(names(text, known)).toContain(name);
});

test.each([
  ['Ana Prado, Rui Leal Diretor, Eva Luz Presidente.', /Ana Prado|Rui Leal|Eva Luz/g],
  ['Rui Leal Serra Negra veio. Edital: Rui Leal Serra Negra', /Rui Leal/g],
  ['Ana Prado, Rui Leal DIRETORIA GERAL', /Ana Prado|Rui Leal/g],
  ['Ana Prado, Rui Leal Recursos Humanos, Eva Luz', /Ana Prado|Rui Leal|Eva Luz/g],
  ['Ana Prado, Rui Leal Segurança Trabalho, Eva Luz', /Ana Prado|Rui Leal|Eva Luz/g],
  ['Ana Prado, Rui Leal Muito Obrigado', /Ana Prado|Rui Leal/g],
  ['Ana Prado, Rui Leal Any Other Business', /Ana Prado|Rui Leal/g],
  ['ANA PRADO, RUI LEAL PRIMEIRO LUGAR, EVA LUZ', /ANA PRADO|RUI LEAL|EVA LUZ/g],
  ['Ana Prado, Rui Recursos Humanos', /Ana Prado|Rui/g],
])('offices and what stands in no list are no ends of names: %s', (text, known) => {
  expect(names(text, known)).toEqual(text.match(known));
});
