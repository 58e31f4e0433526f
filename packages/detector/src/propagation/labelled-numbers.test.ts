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
  ['NOME......: ANA SOUZA\nDIZ. Nº......: 447', '447'],
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
  'Nome: Ana Souza\nCód. proc.: 10101012\nNº camisa: 17',
  'Nome: Ana Souza\nNúmero de filhos: 12\nAno nº: 2024\nData nº: 12/05/2024',
])('the number of a thing stays: %s', (text) => {
  expect(numbers(text)).toEqual([]);
});

test.each([
  ['A voluntária AJU-204 não veio; Rosa Lemos cobriu.', ['AJU-204']],
  ['Inquilina: Célia Prado\nO locatário IM.0417 pagou hoje.', ['IM.0417']],
  ['Célia Prado viu que o detento nº 48.311 e o interno 511.208-4 saíram.', ['48.311', '511.208-4']],
  ['Present: J. Marlow (mem. 0034-871), Anna Reed (mem. 0034-902).', ['0034-871', '0034-902']],
  ['O crachá K-14 é da Célia Prado', ['K-14']],
  ['Donor: Anna Reed\nThe donor BB-7/30918 may come again.', ['BB-7/30918']],
])('a code behind what somebody is to those who number them goes: %s', (text, wanted) => {
  expect(numbers(text)).toEqual(expect.arrayContaining(wanted));
});

test.each([
  'Célia Prado é paciente COVID-19 e atleta sub-20, aluna do 5.ºC e candidata 22.',
  'Anna Reed, member 12/05/2024, student 2023-24, tenant 30, volunteer 1,200 hours.',
  'O memorando interno 0123-4 de Célia Prado, o ramal interno 4412, a sala E-07, crachá em 14/05.',
  'Célia Prado: assinante desde 2019, funcionário com R$ 1.200,00, o aluno 12-05 saiu.',
])('days, years, amounts and things behind the same words stay: %s', (text) => {
  expect(numbers(text)).toEqual([]);
});
