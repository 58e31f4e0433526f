import { expect, test } from 'vitest';
import { whatStays } from '../../testing/what-stays.ts';

test.each([
  'marcia.leal©gmail.com',
  'marcia.leal ® hotmail.com',
  'marcia.leal(a)gmail.com',
  'marcia.leal@@uol.com.br',
  'marcia.leal@gmail,com',
  'marcia.leal@gmail com',
  'marcia.leal@gmailcom',
  'marcia_leal gmail.com',
  'marcia.leal{at}firma{dot}com',
  'marcia.leal[@]firma.com',
  'marcia%40firma.com.br',
  'marcia=40firma.com.br',
  'mar...@firma.com',
  'marcia@fir\nma.com.br',
  'marcia.leal@hotm\nail.com',
  'marcia . leal @ firma . com . br',
  'leal88 do gmail',
])('an address whose sign or end is spoilt goes as a whole: %j', (value) => {
  expect(whatStays(value)).toBe('');
});

test.each([
  ['E-mail: marcia.leal@firma', 'E-mail: '],
  ['e-mail: marcia.leal#firma.com', 'e-mail: '],
  ['e-mail: marcia.leal firma.com.br', 'e-mail: '],
  ['email: marcia.lealgmail.com', 'email: '],
  ['{marcia, rui.p, leo}@inst.edu.br', '{'],
  ['nome de marcia.le\nal@firma.com.br', 'nome de \n'],
])('what stays beside it: %j', (text, stays) => {
  expect(whatStays(text)).toBe(stays);
});

test.each([
  'acesse gmail.com',
  'Prezado(a) senhor(a), o aluno(a) do gmail',
  'versão 3.2 do outlook',
  'windows10 no outlook',
  'E-mail: não informado',
  'E-mail: enviado em 10/10',
  'Envie o e-mail: o prazo acaba',
  'Rock & outlook',
  'Comprei 10 @ 5,00 . com nota',
  'acesse o item. ana\nfim',
  'ficha02 no terra.com',
])('stays: %j', (text) => {
  expect(whatStays(text)).toBe(text);
});
