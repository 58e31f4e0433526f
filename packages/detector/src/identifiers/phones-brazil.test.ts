import { expect, test } from 'vitest';
import { whatStays } from '../../testing/what-stays.ts';

test.each([
  '(0xx21) 3344-5566',
  '(0XX21)3344.5566',
  '0 XX 21 3344-5566',
  '0xx(21) 99344-5566',
  '(0**21) 3344-5566',
  '(21) 9 9344 - 5566',
  '(21 ) 99344- 5566',
  '(21) - 99344-5566',
  '21.99344.5566',
  '(21) 9xxxx-5566',
  '(21) XXXXX-5566',
  '99344-5566 / 7788 / 9900',
  '(21)3344-5566/99344-5566',
  '5521993445566',
  '99344-5566 / 2022 / 7788',
  '(217)-555-0148',
])('a telephone goes as a whole: %s', (value) => {
  expect(whatStays(value)).toBe('');
});

test.each([
  ['Telefone21993445566', 'Telefone'],
  ['Cel21 99344-5566', 'Cel'],
  ['(DDD) 21 - 99344.5566', '(DDD) '],
  ['me liga 99344 5566', 'me liga '],
  ['liga pra mim 9 9344 5566', 'liga pra mim '],
  ['Tels.\n3344-5566', 'Tels.\n'],
  ['Telefone:____99344-5566____', 'Telefone:________'],
  ['Fone res. 3344-5566', 'Fone res. '],
  ['fixo 3344-5566', 'fixo '],
  ['avó 3344-5566', 'avó '],
  ['cel 93445566', 'cel '],
  ['cel dele 8344-5566', 'cel dele '],
  ['tel. 83445566/77', 'tel. '],
  ['vizinho tem 3344-5566', 'vizinho tem '],
  ['telefone com final 2031', 'telefone com final '],
  ['mãe no 3344-5566', 'mãe no '],
  ['mãe 2034-2045', 'mãe '],
  ['Vizinha Rosa: 3344 5566', 'Vizinha Rosa: '],
  ['número da Rosa 99344 5566', 'número da Rosa '],
  ['Tel. (11) 2019 - 2020', 'Tel. '],
  ['Avise a mãe no (11) 2034 - 2045', 'Avise a mãe no '],
  ['Meu número é (21) 2042 - 2031', 'Meu número é '],
  ['DDD/Telefone: 21/993445566', 'DDD/Telefone: '],
  ['Tel. 0151/23456789', 'Tel. '],
  ['txt me on 2175550148', 'txt me on '],
  ['enviado ao celular terminado em 5566', 'enviado ao celular terminado em '],
  ['a text to the phone ending in 0142', 'a text to the phone ending in '],
])('a telephone goes behind what names it: %j', (text, label) => {
  expect(whatStays(text)).toBe(label);
});

test.each([
  'Quadro (12) 2019 - 2020',
  'Modelo21993445566',
  'Preço fixo 3344-5566',
  'Peça cel_93445566',
  'Aprovado 0xx15 de 2019',
  'Art. 11 - 2345 - 6789',
  'chama a turma 9 2024 alunos',
  'A mãe comprou 2500 3000 parafusos',
  'a esposa ganhou entre 2500 3500',
  'Filhos 2000-2010',
  'EAN 5521993445566',
  'número do processo 987654321',
  'cel 98765432 unidades',
  'Tel. de sala 12 / 2019',
])('stays: %s', (text) => {
  expect(whatStays(text)).toBe(text);
});
