import { expect, test } from 'vitest';
import { homesIn } from '../../../testing/homes-in.ts';

test.each([
  'sobrado amarelo c/ grade, ao lado da quitanda',
  'Casa de esquina, portão de correr',
  'Próximo à creche Girassol',
  'EM FRENTE AO CAMPO DE BOCHA',
  'casa amarela perto da venda',
  'em frente ao mercado Sol',
  'depois da ponte, porteira azul',
])('how a carrier finds the door: %s', (told) => {
  expect(homesIn(`Entrega: Ivo Lage\nRef.: ${told}\nVolumes: 2`)).toEqual([told]);
});

test.each([
  'casa de repouso Girassol - mensalidade',
  'Casa da Moeda',
  'perto do vencimento',
  'Casa de esquina à venda, R$ 300.000',
  'prédio azul - orçamento de pintura',
  'Pedido 44',
  'Portão branco 3x2 m, entregar em 10 dias',
  'portão eletrônico azul modelo XT-200',
  'entre as partes acima, contrato 12',
  'antes da audiência, juntar documentos',
])('what else letters and offers refer to stays: %s', (told) => {
  expect(homesIn(`Entrega: Ivo Lage\nRef.: ${told}\n`)).toEqual([]);
});
