import { expect, test } from 'vitest';
import { peopleNamed } from '../../testing/people-named.ts';
import { normalise } from '../text/normalise.ts';
import { findEnrolledPeople } from './enrolled-people.ts';

const NAME = /Nilda Prates|Rui Sampaio|Ann Rowe|Joan Whitby/g;
const found = (text: string): string[] => {
  const document = normalise([{ text }]);
  return findEnrolledPeople(document, peopleNamed(document, NAME)).map(({ start, end }) =>
    document.text.slice(start, end),
  );
};

test.each([
  ['Joan Whitby, 6182, Press Shop', ['6182']],
  ['Joan Whitby (6182), second-year student', ['6182']],
  ['Joan Whitby of the press shop, number 6182', ['6182']],
  ['Rui Sampaio, 6182, auxiliar de produção', ['6182']],
  ['Rui Sampaio do setor de solda, nº 6182', ['6182']],
  [
    'inscritos sob os nºs 6182, 6197 e 7419 os candidatos Nilda Prates e Rui Sampaio',
    ['6182', '6197', '7419'],
  ],
  ['Nilda Prates, aluna matriculada sob o nº 20231187', ['20231187']],
  ['Rui Sampaio, matriculado sob o número 2023.1.0618.44, cursa o 5º período', ['2023.1.0618.44']],
  ['Rui Sampaio, inscrito nesta seccional sob nº 61.820, concluiu', ['61.820']],
  ['Ann Rowe is enrolled as a student under number 61820', ['61820']],
  ['a empresa Alfa contratou Nilda Prates, inscrita sob o nº 6182 no programa', ['6182']],
])('work or membership tells whose number it is: %s', (text, numbers) => {
  expect(found(text)).toEqual(numbers);
});

test.each([
  'Joan Whitby, 1987, Press Shop; Ann Rowe, 6182 Elm Street; Nilda Prates, 25, auxiliar',
  'a empresa Alfa, inscrita no CNPJ sob o nº 6182, de Nilda Prates',
  'o imóvel matriculado sob o nº 61820 foi vendido por Nilda Prates',
  'Lei registrada sob nº 6182, de autoria de Rui Sampaio; obra registrada sob o nº 61820, de Rui Sampaio',
  'The company is registered under number 618204 by Ann Rowe',
  'inscrito sob o nº 6182 na lista dos monumentos',
])('nobody has such a number: %s', (text) => {
  expect(found(text)).toEqual([]);
});
