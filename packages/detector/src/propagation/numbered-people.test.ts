import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from '../names/model.ts';

const model = loadNameModel();
const numbers = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    proposal === 'remove' && category === 'registration' ? [value] : [],
  );

test.each([
  [
    'N.º sócio\tNome\tPar\t3 out\n38\tAmélia Frazão\tSr. Norberto\tP\n41\tDeolinda Pais\tLisete\tF',
    ['38', '41'],
  ],
  [
    'Pos.\tRep\tCode\tSold\n1\tChantelle Murphy\tR41\t19\n2\tGareth Jones\tR17\t22\n3\tVictor Penny\tR30\t15',
    ['R41', 'R17', 'R30'],
  ],
  [
    'N.º\tTrabalhador\tCarreira\n2 117\tPaulo Jorge Almeida\tmotorista\n2 340\tRui Miguel Santos\tmecânico',
    ['2 117', '2 340'],
  ],
  [
    'Prefixo\tCooperado\tAlvará\n114\tNivaldo Acioly\tnão tem\n127\tJacira Torres\tnão tem\n133\tAna Calheiros\tsim',
    ['114', '127', '133'],
  ],
  ['Cód. vol.\tVoluntário\tDia\nVO-204\tRosa Lemos\tseg\nVO-219\tIvo Prado\tter', ['VO-204', 'VO-219']],
  [
    'Name\tSection\tScout No.\nAnna Reed\tCubs\t20553107\nTom Marlow\tScouts\t20551806',
    ['20553107', '20551806'],
  ],
  ['Debtor number\tName\tDue\nD-118-40772\tMr Solomon Clarke\t12 May', ['D-118-40772']],
  ['Chapa\tNome\n4471\tVera Lins\n1982\tCaio Bastos\n2310\tJoel Prata', ['4471', '1982', '2310']],
  ['Vigilante\tCNV\nVera Lins\t044718/2025\nCaio Bastos\t044719/2025', ['044718/2025', '044719/2025']],
  ['Coop. nº\tNome\n447\tVera Lins\n231\tCaio Bastos', ['447', '231']],
  ['Nome\tRol\nVera Lins\t447\nCaio Bastos\t231', ['447', '231']],
])('numbers in a table of people go with them: %s', (text, wanted) => {
  expect(numbers(text)).toEqual(wanted);
});

test.each([
  'N.º\tJogador\tGolos\n1\tDinis Cação\t12\n4\tTomás Marques\t15',
  'N.º\tNome\n11\tAna Souza\n12\tRui Santos\n13\tMaria Lima',
  'Volunteer hours\tName\n120\tMary Carter\n340\tTom Reed',
  'Code\tItem\tSold by\nR41\tKettle\tMary Carter\nR17\tToaster\tTom Reed',
  'Code\tName\n12/05\tMary Carter\n2024\tTom Reed',
])('rows that are counted, things, days and shares stay: %s', (text) => {
  expect(numbers(text)).toEqual([]);
});

test('codes under the head of who is numbered are found again below the table', () => {
  const text =
    'Cód. vol.\tVoluntário\tDia\nVO-204\tRosa Lemos\tseg\nVO-219\tIvo Prado\tter\n\nTrocas: VO-219 cobre VO-204. Sala B-219.';
  expect(numbers(text)).toEqual(['VO-204', 'VO-219', 'VO-219', 'VO-204']);
});
