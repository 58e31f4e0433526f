import { expect, test } from 'vitest';
import { homesIn } from '../../../testing/homes-in.ts';

test.each([
  [
    'morador na Achadinha Riba, porta azul por cima da mercearia, venho pedir',
    ['Achadinha Riba, porta azul por cima da mercearia'],
  ],
  ['Mudámos para as Courelas da Toura, lote 9 em novembro.', ['Courelas da Toura, lote 9']],
  [
    'Moro longe, no Banhado do Colégio, 2º corredor, e o ônibus só tem às 6.',
    ['Banhado do Colégio, 2º corredor'],
  ],
  ['Vive em Ribeira Funda, atrás da capela.', ['Ribeira Funda, atrás da capela']],
  ['Moramos na Vila Rica, casa verde.', ['Vila Rica, casa verde']],
  [
    'Acta da visita ao talhão 114, Bairro Eduardo Mondlane, quarteirão 8\nAos três dias',
    ['talhão 114, Bairro Eduardo Mondlane, quarteirão 8'],
  ],
])('a place and what finds the door there: %s', (text, wanted) => {
  expect(homesIn(text)).toEqual(wanted);
});

test.each([
  'Vive em Lisboa, porta aberta ao turismo.',
  'A empresa mudou para Campinas, casa nova e equipe maior.',
  'A família vive em Braga, junto ao mar, e adora.',
  'Moro em Recife, ao lado de gente boa.',
  'Mora em Olinda, perto de tudo.',
  'Mudou-se para Angola, por trás das câmeras.',
  'Moro em São Luís, casada e com dois filhos.',
  'Mudou para a Comarca de Bauru, linha de crédito aprovada.',
  'O talhão 114, Bairro novo; talhão 3 colhido, linha 2 parada.',
])('but not: %s', (text) => {
  expect(homesIn(text)).toEqual([]);
});
