import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from '../names/model.ts';

const model = loadNameModel();
const found = (text: string): string[] =>
  detect([{ text }], { model })
    .filter(({ proposal, category }) => proposal === 'remove' && category !== 'person')
    .map((one) => `${one.category}: ${one.text}`);

test.each([
  [
    'Hora   Prontuário  Paciente           Idade  Sala\n08:00  21.118      Adélia Prates      62     3\n08:20  8.046       Osmar Furtado      7      4',
    ['health-record: 21.118', 'age: 62', 'health-record: 8.046', 'age: 7'],
  ],
  [
    'NASC.       NOME              TURMA\n04/09/2012  LAURA BENTO SÁ    7B\n30/01/2013  CAIO REIS         7B',
    ['birth-date: 04/09/2012', 'birth-date: 30/01/2013'],
  ],
  [
    'Nome;Profissão;Est. civil;Bairro\nHugo Prado;motorista;viúvo;Vila Rica\nEdna Paz;costureira;casada;Centro',
    ['profession: motorista', 'marital-status: viúvo', 'profession: costureira', 'marital-status: casada'],
  ],
  [
    '"Nome";"Nº sócio";"Obs"\n"Rui Lima";"447";""\n"Ana Lima";"518";"em dia"',
    ['registration: 447', 'registration: 518'],
  ],
  [
    'Nome / Parentesco / Idade / Ocupação\nÍtalo Moura / filho / 17 / estudante\nZilda Moura / mãe / 71 / aposentada',
    ['age: 17', 'profession: estudante', 'age: 71', 'profession: aposentada'],
  ],
  [
    'Nome - Nº do aluno - Obs.\nVera Lins - 447 - \nCaio Bastos - 231 - falta\nJoel Prata - 982 -',
    ['registration: 447', 'registration: 231', 'registration: 982'],
  ],
  [
    'Cód. sócio,Nome,Obs\n4471,Vera Lins,\n1982,Caio Bastos,falta\n2310,Joel Prata,',
    ['registration: 4471', 'registration: 1982', 'registration: 2310'],
  ],
  [
    'Nome | Nacionalidade | Obs.\nPaul Joseph | haitiano | \nVera Lins | brasileira | ok',
    ['nationality: haitiano', 'nationality: brasileira'],
  ],
  ['Filho(a) - Cidade - Idade\nVera Lins - Itu - 44\nCaio Bastos - Betim - 31', ['age: 44', 'age: 31']],
  ['Driver;Depot;Age\nAnn Rowe;Leeds;44\nBill Tennick;York;51', ['age: 44', 'age: 51']],
])('under the heads of a sheet: %s', (text, values) => {
  const all = found(text);
  expect(values.filter((value) => !all.includes(value))).toEqual([]);
});

test.each([
  'Produto;Código;Qtde\nParafuso;4471;30\nPorca;2310;12',
  'Turma / Vagas / Cód.\nManhã / 3 / 2310\nNoite / 2 / 1800',
  'Disciplina - Código - Carga\nSolos - 4471 - 60\nBotânica - 2310 - 30',
  'Equipamento  Código  Potência\nTorno        4471    12\nPrensa       2310    30',
  'Data,Valor,Status\n12/03/2024,100,S\n13/03/2024,200,C',
  'O  clube  abre  cedo  e  fecha  tarde  no  verão.\nA  casa  fica  longe  do  mar  e  da  estrada.',
])('what sheets of things and words set wide hold stays: %s', (text) => {
  expect(found(text)).toEqual([]);
});
