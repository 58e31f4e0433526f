import { describe, expect, test } from 'vitest';
import { detect } from '../detect.ts';
import type { Category } from '../categories.ts';

const KINDS: readonly Category[] = [
  'nationality',
  'marital-status',
  'profession',
  'age',
  'birthplace',
  'birth-date',
];
const found = (text: string): string[] =>
  detect([{ text }])
    .filter((one) => KINDS.includes(one.category) && one.proposal === 'remove')
    .map((one) => `${one.category}: ${one.text}`);

test.each([
  [
    'Marta Reis, brasileira, casada, professora aposentada, portadora da cédula de identidade.',
    ['nationality: brasileira', 'marital-status: casada', 'profession: professora aposentada'],
  ],
  [
    'Ana Prado, brasileira, solteira, maior, do lar, RG 3.456.789 SESP/PR.',
    ['nationality: brasileira', 'marital-status: solteira', 'profession: do lar'],
  ],
  [
    'IVO PRADO, BRASILEIRO, CASADO, MOTORISTA, PORTADOR DO RG.',
    ['nationality: BRASILEIRO', 'marital-status: CASADO', 'profession: MOTORISTA'],
  ],
  [
    'Ana Prado, italiana, viúva, médica\nveterinária, residente aqui.',
    ['nationality: italiana', 'marital-status: viúva', 'profession: médica\nveterinária'],
  ],
  [
    'de nacionalidade angolana, natural de Luanda, estado civil solteiro, profissão mecânico',
    ['nationality: angolana', 'birthplace: Luanda', 'marital-status: solteiro', 'profession: mecânico'],
  ],
  [
    'nascido no dia 3 de maio de 1971 na cidade de Picos, Piauí',
    ['birth-date: 3 de maio de 1971', 'birthplace: Picos, Piauí'],
  ],
  [
    'She was born in Accra, Ghana and works as a dental nurse at the clinic.',
    ['birthplace: Accra, Ghana', 'profession: dental nurse'],
  ],
  ['Naturalidade Sobral - CE', ['birthplace: Sobral - CE']],
  ['She was born in Bury St. Neots and left.', ['birthplace: Bury St. Neots']],
  ['Natural de Sta. Luzia do Norte.', ['birthplace: Sta. Luzia do Norte']],
  ['Ann Moss, originally from Hull, joined us.', ['birthplace: Hull']],
  ['I was born at Listowel and not at Lixnaw.', ['birthplace: Listowel']],
  [
    'Nascimento: 26/05/1991, Feira de Santana, Bahia',
    ['birth-date: 26/05/1991', 'birthplace: Feira de Santana, Bahia'],
  ],
  [
    'Born: 23 September 2001\nAt: Halifax\nShoes: 42',
    ['birth-date: 23 September 2001', 'birthplace: Halifax'],
  ],
  ['natural do Bailundo, província do Huambo, e mora cá', ['birthplace: Bailundo, província do Huambo']],
  [
    'Priya, 27, native of Navsari. Iqbal, Sajid b. 1972',
    ['age: 27', 'birthplace: Navsari', 'birth-date: 1972'],
  ],
  ['filha de Ana Prado e Ivo Prado, ambos agricultores, de Cunha', ['profession: agricultores']],
  ['Maria Lopes, brasileira, viúva do José Lopes.', ['nationality: brasileira', 'marital-status: viúva']],
  ['Jane Doe, spinster of the parish, signed.', ['marital-status: spinster']],
  ['Witness 1: Roy Caddick, newsagent, 4 Trinity Street, Gainsborough', ['profession: newsagent']],
  ['Luan Prates, dentista, CPF e RG apresentados, assina.', ['profession: dentista']],
  [
    'Joe Moss, a British citizen and a single man, signed.',
    ['nationality: British', 'marital-status: single'],
  ],
])('%s', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each([
  [
    'Ivo Prado, bras., cas., func. públ. estadual, CI 3.456.789-0/PR.',
    ['nationality: bras.', 'marital-status: cas.', 'profession: func. públ. estadual'],
  ],
  [
    'Ana Prado, port., viúva, dom., res. à rua tal.',
    ['nationality: port.', 'marital-status: viúva', 'profession: dom.'],
  ],
  [
    'Luan Prado – bras., solt., aux. de enferm., residente aqui.',
    ['nationality: bras.', 'marital-status: solt.', 'profession: aux. de enferm.'],
  ],
  [
    'Eva Prado (brasileira, divorciada, manicure), residente aqui.',
    ['nationality: brasileira', 'marital-status: divorciada', 'profession: manicure'],
  ],
])('a qualification is shortened or set off by other marks: %s', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test.each([
  [
    'Ana e Eva Prado, ambas portuguesas, solteiras, maiores, a primeira enfermeira, a segunda costureira, residentes aqui.',
    [
      'nationality: portuguesas',
      'marital-status: solteiras',
      'profession: enfermeira',
      'profession: costureira',
    ],
  ],
  [
    'Eva e Ivo Prado, brasileiros, casados na vigência da Lei 6.515/77, ela do lar, ele motorista, residentes aqui.',
    ['nationality: brasileiros', 'profession: do lar', 'profession: motorista'],
  ],
  [
    'Requeridos: Ivo Prado, marceneiro; sua mulher, Eva Prado, arquiteta; ambos daqui.',
    ['profession: marceneiro', 'profession: arquiteta'],
  ],
])('two people are qualified together: %s', (text, expected) => {
  expect(expected.filter((one) => !found(text).includes(one))).toEqual([]);
});

test.each([
  'Ver Lima, div., p. 33; Souza, sep., 2020; itens: mec., ind., com. e elet.',
  'Vieram alemães, italianos, portugueses, e outros. Povos: italianos, portugueses, espanhóis.',
  'Vagas: motorista, ajudante. Requerido: Ivo Prado, presente.',
  'Cursos: téc. em enf. Local: bras. de Pinas. Artigos – mec. e ind.',
])('nothing is qualified in: %s', (text) => {
  expect(found(text)).toEqual([]);
});

describe('an age', () => {
  test.each([
    ['Menor de 7 anos, filho dela. O menino, de 12 anos, foi ouvido.', ['7 anos', '12 anos']],
    ['a vítima, quarenta e dois anos, relatou que viu', ['quarenta e dois anos']],
    ['RN com 3 dias de vida. Lactente de 5 meses.', ['3 dias de vida', '5 meses']],
    ['This 67 y.o. woman; a 9-month-old boy; pt is a 33 yo F', ['67 y.o.', '9-month-old', '33 yo']],
    ['Ellen Moss, 34, of Leeds, was charged.', ['34']],
    ['Dear Sir, I am 76 since the third of June.', ['76']],
    [
      'Ottoline will be ninety at Easter; Percy is 77 this winter. Rent will be 45 this month.',
      ['ninety', '77'],
    ],
    ['ela tem 84 anos, e não 94. Ela ligou', ['84 anos', '94']],
    ['Age on the day: 11', ['11']],
    ['They bring their sons Tino and Kuda (11 and 8) who came in May.', ['11 and 8']],
    ['two adults, kids 4 and 7, and a baby', ['4 and 7']],
    ['He died in his 91st year, and our son, aged six weeks, is well.', ['91st', 'six weeks']],
    ['Faço 25 na terça, come um bolo.', ['25']],
  ])('is found in: %s', (text, expected) => {
    expect(found(text)).toEqual(expected.map((age) => `age: ${age}`));
  });
});

test.each([
  'Contrato de 30 anos; garantia de 5 anos; há 12 anos; pena de 8 anos; empresa com 40 anos de mercado; prazo de 2 anos.',
  'For 20 years; 5 years of experience; a 30-year mortgage; a 10-year-old building; page 34, of the report.',
  'O engenheiro civil responsável visitou a obra. Vaga: motorista. Contratamos pedreiros e eletricistas.',
  'A legislação brasileira, casada com a portuguesa. Comida italiana, francesa e japonesa. Single payment; divorced from reality.',
  'Agreed:\nBrent Lindquist, Store Manager\nMr Moss, a team leader, said so. Odirlei, motoboy, anotou a placa.',
  'Ellen Moss, two of your timesheets are late. Ellen Moss, our technician, was there; Steven and Jodi Moss, husband and wife.',
  'The total would have been 30; kids 10 and 12; in their 10th year of trading; section b. 2019.',
  'O contrato tem 5 e não 10. Anexo b. 2018. Age at harvest. A shrub native of Peru. DOB: unknown, Mary Jones',
  'Two colleagues, who were married at Strathroy last year. My husband was told.',
  'She shares with the widow of the watchman.',
  'Queijos, sep., conv., div. e outros. Departamentos, eng., adm., com sede em Santos. Peças, tec., mec., que sobraram.',
  'Natural da região, o fruto é vendido em natura. Data de emissão: 12/03/2024; reunião em 5 de maio de 2024.',
])('nothing of a person is seen in: %s', (text) => {
  expect(found(text)).toEqual([]);
});
