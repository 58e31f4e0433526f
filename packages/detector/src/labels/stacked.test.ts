import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

const gone = (text: string): string[] =>
  detect([{ text }]).flatMap((one) => (one.proposal === 'remove' ? [`${one.category} ${one.text}`] : []));

test.each([
  [
    'Nome:\nNasc.:\nSexo:\nProfissão:\nNaturalidade:\nIolanda Brandt\n19/08/1957\nF\nrendeira\nPorto Seguro',
    ['birth-date 19/08/1957', 'profession rendeira', 'birthplace Porto Seguro'],
  ],
  [
    'Age:\nOccupation:\nMarital status:\n\n63\nweaver\nwidowed\n',
    ['age 63', 'profession weaver', 'marital-status widowed'],
  ],
])('answers that stand in a row behind their labels are read in their order: %j', (text, expected) => {
  expect(gone(text)).toEqual(expect.arrayContaining(expected));
});

test.each([
  'Profissão:\nIdade:\nSafra:\nVinho tinto\nsem dados\nreserva especial',
  'Código:\nLote:\nValidade:\n4418\n12\n05/26',
  'Profissão:\nCidade:\nSexo:\nPreencher em letra de forma\nAssinar no verso\nEntregar na secretaria',
])('labels without their answers lead to nothing: %j', (text) => {
  expect(gone(text)).toEqual([]);
});
