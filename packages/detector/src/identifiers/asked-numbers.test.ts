import { expect, test } from 'vitest';
import { detect, loadNameModel } from '../index.ts';

const model = loadNameModel();
const numbers = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    category === 'registration' && proposal === 'remove' ? [value] : [],
  );

test.each([
  ["[19:17] Kath: What's your picker no?\n[19:18] Soane: P118\n[19:22] Kath: Found", ['P118']],
  ['chapa de vcs?\nTereza: 418\nNatália: obrigada', ['418']],
  ['Payroll numbers in order: 0044, 0418, 0882. Taxable?', ['0044', '0418', '0882']],
  ["What's your staff number?\n[10:20] Ann: it's 6182", ['6182']],
  ['Candidates 6182, 6197 and 7419 missed the exam', ['6182', '6197', '7419']],
  ['sócios nº 1304 e 1311 estão em atraso', ['1304', '1311']],
  ['Kalle has made badges T-118 and T-119. Their school', ['T-118', 'T-119']],
])('numbers that are asked for, and all of a row go: %s', (text, expected) => {
  expect(numbers(text)).toEqual(expected);
});

test.each([
  'Ana: qual o número da sala?\nRui: 12, segundo andar\n',
  'Ana: qual a matrícula dele?\nRui: 20 anos atrás era outra\n',
  'Ana: member number?\nRui: 2024\n',
  'Lia: quantas chapas de mdf precisa?\nRui: 35, 15mm branco',
  'Ana: qual a chapa que ganhou a eleição do grêmio?\nRui: 10, a do Zé',
  "Bob: what's the case number on page 3?\nAnn: 14, I think",
  'Employee numbers: 12, 14, 16 per shift. Member numbers in 2023 and 2024 were stable.',
  'Badges 10, 20 and 30 cents each. Crachás 50 e 100 unidades, preço por lote.',
  'Matrículas nº 4512, 4513 e 4514 do Cartório de Registro de Imóveis de Bauru.',
  'candidates 1100 and 1150 points; students 1200 and 1350 euros; members 2019 and 2020',
  '110% do CDI 2023, CDI 1365 pontos. Family Code 3044. Alvará nº 4455 da empresa.',
])('other answers stay: %s', (text) => {
  expect(numbers(text)).toEqual([]);
});
