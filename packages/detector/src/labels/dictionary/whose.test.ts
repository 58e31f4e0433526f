import { expect, test } from 'vitest';
import { detect } from '../../detect.ts';

const found = (text: string): string[] =>
  detect([{ text }])
    .filter(({ proposal, category }) => proposal === 'remove' && category !== 'person')
    .map((one) => `${one.category}: ${one.text}`);

test.each([
  ['Nome\tAna Prado\nProfissão do fiador\tvidraceiro\nTelefone\t-', ['profession: vidraceiro']],
  [
    'Nome\nAna Prado\nNaturalidade da mãe\nIcó\nEstado civil dos pais\nseparados',
    ['birthplace: Icó', 'marital-status: separados'],
  ],
  [
    "Pupil\tFather's occupation\tMother's place of birth\nAna Prado\tthatcher\tLudlow\nRui Melo\tcooper\tLeek",
    ['profession: thatcher', 'birthplace: Ludlow', 'profession: cooper', 'birthplace: Leek'],
  ],
  ['Nome\tAna Prado\nNacionalidade de origem\tangolana', ['nationality: angolana']],
  ['Name\tAna Prado\nOccupation of deceased\tglazier', ['profession: glazier']],
  ['Nome: Ana Prado\nCidade onde nasceu\tSobral', ['birthplace: Sobral']],
])('what a form asks of whom it names is found in boxes and columns: %s', (text, values) => {
  expect(found(text)).toEqual(values);
});

test.each([
  ['Nome ......... Ana Prado\nData do casamento ........ 12/09/2009', ['personal-date: 12/09/2009']],
  ['Name ......... Ana Prado\nMarital status ........ widowed', ['marital-status: widowed']],
])('dots lead to what is asked of a life: %s', (text, values) => {
  expect(found(text)).toEqual(values);
});

test.each([
  'Contents\nNationality .......... 12\nDate of marriage ..... 18',
  'Índice\nNaturalidade ............ 7\nData de casamento ....... 11',
  'Product\tCountry of origin\tPrice\nOlive oil\tGreece\t9',
  'Kind of work\tRate\nPainting\t£ 20',
  'CNPJ 11.222.333/0001-81\nAtividade exercida: comércio de tecidos',
  'We waited..... 12 May 2020 was the day.',
  'Month\tFeb\tMar\nRain\t12\t14',
])('contents, goods and firms are asked of nobody: %s', (text) => {
  expect(found(text).filter((one) => !one.startsWith('cnpj'))).toEqual([]);
});

test.each([
  [
    'Name\tCondition\tAge\nThomas Birtles\tMar\t46\nSarah Birtles\tUnm\t19\nRay Poe\tSpr\t22',
    ['Mar', 'Unm', 'Spr'],
  ],
  ['Nome\tEstado civil\nIvo Paz\tVva.\nEva Luz\tSolt.', ['Vva.', 'Solt.']],
])('states are shortened in lists: %s', (text, values) => {
  const states = found(text).filter((one) => one.startsWith('marital-status'));
  expect(states).toEqual(values.map((one) => `marital-status: ${one}`));
});

test.each([
  ['Owen Pugh, a farrier by trade, of Brecon, says so.', 'profession: farrier'],
  ['I, Owen Pugh, a bachelor and thatcher by trade, say so.', 'profession: thatcher'],
  ['Manoel Dias, rendeiro de ofício, compareceu.', 'profession: rendeiro'],
])('a trade is said to be one: %s', (text, value) => {
  expect(found(text)).toContain(value);
});

test.each([
  'Growth by trade with France, a good man by trade.',
  'Traga foto, carteira de profissão, e documento.',
  'The cost of iron, smelting, and coal.',
])('trade in things is nobody’s: %s', (text) => {
  expect(found(text)).toEqual([]);
});
