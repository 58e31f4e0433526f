import { expect, test } from 'vitest';
import { detect } from '../../detect.ts';

const found = (text: string): string[] =>
  detect([{ text }])
    .filter(({ category, proposal }) => category !== 'person' && proposal === 'remove')
    .map((one) => one.text);

test.each([
  [
    'Nº;Nome;Data Nasc.;Idade\n1;Zulmira Pontes;22/07/2014;9\n2;Ivo Serpa;03/02/2013;10',
    ['22/07/2014', '9', '03/02/2013', '10'],
  ],
  [
    'nome,est_civil,profissao,naturalidade\nZulmira Pontes,C,rendeira,Aracati\nIvo Serpa,S,,Icó',
    ['C', 'rendeira', 'Aracati', 'S', 'Icó'],
  ],
  [
    '"name","age","maritalStatus"\n"Pargeter, Walter","61","W"\n"Hale, Ruth","44","D"',
    ['61', 'W', '44', 'D'],
  ],
])('in the columns of an export: %s', (text, values) => {
  expect(found(text)).toEqual(values);
});

test.each([
  'Produto;Cor;Qtde\nMesa;azul;3\nCadeira;verde;4',
  'Data,Valor,Status\n12/03/2024,100,S\n13/03/2024,200,C',
  'Please bring name, dob, age, etc.\nfirst, second, third, fourth',
  'Nome, idade, profissão\ne tudo o que quiser, 30, 40, 50',
])('no export about people: %s', (text) => {
  expect(found(text)).toEqual([]);
});
