import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

const gone = (text: string): string[] =>
  detect([{ text }]).flatMap((one) => (one.proposal === 'remove' ? [`${one.category} ${one.text}`] : []));

test.each([
  ['22/10/1957\nData de nascimento\n\nDeclaro para os devidos fins.', ['birth-date 22/10/1957']],
  [
    'Iolanda Brandt\n(nome)\n\n63 anos\n(idade)\n\nrendeira\n(profissão)',
    ['age 63 anos', 'profession rendeira'],
  ],
  [
    'Iolanda Brandt\n(name)\n63\n(age)\nweaver\n(occupation)\nwidowed\n(marital status)\n',
    ['age 63', 'profession weaver', 'marital-status widowed'],
  ],
  ['______ viúva ______\nEstado civil\n', ['marital-status viúva']],
  ['4 May 1957\n______________\nDate of birth\n', ['birth-date 4 May 1957']],
  ['63\trendeira\nIdade\tProfissão\n\nAssinatura\tData', ['age 63']],
])('what is written over its caption is somebody’s: %j', (text, expected) => {
  expect(gone(text)).toEqual(expect.arrayContaining(expected));
});

test.each([
  'FICHA DE CADASTRO\nProfissão\n\nNatural de',
  'Relatório de 12/05/2024\nIdade\n\nnão informada',
  'Reunião de 12/05/2024\n(presentes)\n\nPauta',
  'Emissão em 12/05/2024\n\nData de nascimento\n\n',
  '12/05/2024\nData de emissão\n\n30\nQuantidade',
  'Total: 63\nIdade\n',
])('headings, days of papers and amounts over or beside captions stay: %j', (text) => {
  expect(gone(text)).toEqual([]);
});

test('headings over labels whose answers stand under them stay, what is over the first caption is one where others are answered', () => {
  expect(gone('DADOS GERAIS\nNacionalidade\n\nbrasileira\nProfissão\n\nrendeira')).toEqual([
    'nationality brasileira',
    'profession rendeira',
  ]);
  expect(gone('Trabalho e renda\nProfissão\n\n62% dos entrevistados\nNacionalidade\n\n')).toEqual([]);
  expect(gone('rendeira\nProfissão\n\n63\nIdade\n\n')).toEqual(['profession rendeira', 'age 63']);
});
