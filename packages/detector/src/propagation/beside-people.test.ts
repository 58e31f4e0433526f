import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from '../names/model.ts';

const model = loadNameModel();
const found = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    proposal === 'remove' && category !== 'person' ? [`${category}: ${value}`] : [],
  );

test.each([
  ['Rohini Nair: AH00418827 name is as Rajalakshmi', 'AH00418827'],
  ['The aids of Helen Carter are RX2-0094418L and another.', 'RX2-0094418L'],
  ['Marisela Ortiz, 21197 00880 4417, and those were checked in', '21197 00880 4417'],
])('a code that nothing names goes where somebody stands on its line: %s', (text, value) => {
  expect(found(text).map((one) => one.replace(/^[a-z-]+: /, ''))).toContain(value);
});

test.each([
  'The order was AH00418827 and RX2-0094418L.',
  'Ana Souza pagou R$ 120.000 em 04/2024, nos termos da Lei 11.340/2006.',
  'Ana Souza ligou 0800 722 4040; peça 6205-2RS; lote KJ-40918; lacre 0447182.',
  'Tom Reed: BP 138/70, part DC31-00054, seal no. 0447182, June 2024 to 2025.',
  'Nomvula Dube paid R4 000 on 12/08 06:53.',
  'João da Silva citou RE 574.706, HC 126.292 e a NBR 5410, CNPJ 11.222.333/0001-81.',
  'Voto de João Lima ACO 2821, vide AC 3.201; confira em www.stf.jus.br/autenticacao sob o número 14536378',
  'João Pedro venceu por 6-4 6-3 7-5 com 12.404.881 votos; dias 03 04 10 11 17 18.',
])('without somebody, or of a thing, it stays: %s', (text) => {
  expect(found(text).filter((one) => one.startsWith('registration'))).toEqual([]);
});

test('a day long ago or a number in the groups of an RG right behind a name is of that person', () => {
  expect(found('Vão: Rita Maria Vilas Boas, 12.404.881; Orlando Prates 30.01.1949.')).toEqual([
    expect.stringContaining(': 12.404.881'),
    'birth-date: 30.01.1949',
  ]);
  expect(found('Rita Maria Vilas Boas 12/05/2025')).toEqual([]);
});
