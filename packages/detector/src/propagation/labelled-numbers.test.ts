import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from '../names/model.ts';

const model = loadNameModel();
const numbers = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    proposal === 'remove' && category === 'registration' ? [value] : [],
  );

test.each([
  ['Nome: Martim Coelho Valadares\nN.º federado: 44 207', '44 207'],
  ['Supply no.: 38114\nOwner: Mark Downes', '38114'],
  ['N.º de inscrita: 2204118\nNome: Ana Souza', '2204118'],
  ['Correction of PPO No. T/61/30572. I am Ramesh Kumar of Chennai', 'T/61/30572'],
  ['o seu marido, António Rosado, sócio n.º 14 e presidente', '14'],
])('a number goes whatever its label in a form about somebody: %s', (text, value) => {
  expect(numbers(text)).toContain(value);
});

test.each([
  'Nome: Ana Souza\nPedido nº: 44120\nNota fiscal nº: 1182\nLote nº: 7781',
  'Name: Mary Carter\nOrder no.: 7718\nRoom no.: 412\nInvoice no.: 2024/118\nModel no.: T4418',
  'Nome: Ana Souza\nNúmero de filhos: 12\nAno nº: 2024\nData nº: 12/05/2024',
])('the number of a thing stays: %s', (text) => {
  expect(numbers(text)).toEqual([]);
});
