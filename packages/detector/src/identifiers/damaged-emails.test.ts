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
  'sara.leao @ gmail . com',
  'sara.leao©gmail.com',
  'sara.leaoQhotmail.com',
  'sara_leao(a)yahoo.com.br',
  'sara.leao(@)outlook.com',
  'sara.leao@hotmailcom',
  'sara.leao@yahoo,com,br',
  'sara.leao@hotrnail.com',
  'sara@firma,com,br',
  'sara@firma com br',
  'sara©firma.com.br',
  'sara.leao@firma',
  'sara.leao @ gmail',
  'sara @ firma . com . br',
  'sara.leao&uol.com.br',
])('an address whose sign or end is spoilt goes as a whole: %j', (value) => {
  expect(whatStays(value)).toBe('');
});

test.each([
  ['E-mail: marcia.leal@firma', 'E-mail: '],
  ['e-mail: marcia.leal#firma.com', 'e-mail: '],
  ['e-mail: marcia.leal firma.com.br', 'e-mail: '],
  ['email: marcia.lealgmail.com', 'email: '],
  ['e-mail sara.leao@hotmailcom e mais', 'e-mail  e mais'],
  ['E-mail: saraleao gmail com', 'E-mail: '],
  ['{marcia, rui.p, leo}@inst.edu.br', '{'],
  ['nome de marcia.le\nal@firma.com.br', 'nome de \n'],
])('what stays beside it: %j', (text, stays) => {
  expect(whatStays(text)).toBe(stays);
});

test.each([
  'acesse gmail.com',
  'Prezado(a) senhor(a), o aluno(a) do gmail',
  'versão 3.2 do outlook',
  'rock&live.com',
  'o(a) aluno(a) live.com',
  'todos os direitos reservados © 2024 © globo.com',
  'foo=40itens.caixa',
  'instale react.query@latest',
  'show @ praia. com entrada',
  'anexo2 do gmail',
  'windows10 no outlook',
  'E-mail: não informado',
  'E-mail: enviado em 10/10',
  'Envie o e-mail: o prazo acaba',
  'Rock & outlook',
  'Comprei 10 @ 5,00 . com nota',
  'acesse o item. ana\nfim',
  'ficha02 no terra.com',
  '© Gmail 2020',
  'o(a) aluno(a) e o(a) professor(a)',
  'o preço @ yahoo',
  'IQ hotmail',
  'a ® outlook',
  'o solo 10° terra com pedras',
  'use hotmail.com ou outlook.com gmail.com',
  'windows10 no hotmail; passo2 no gmail',
])('stays: %j', (text) => {
  expect(whatStays(text)).toBe(text);
});
