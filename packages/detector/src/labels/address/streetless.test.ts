import { expect, test } from 'vitest';
import { detect } from '../../detect.ts';

const homes = (text: string): string[] =>
  detect([{ text }]).flatMap(({ category, proposal, text: value }) =>
    category === 'address' && proposal === 'remove' ? [value] : [],
  );

test.each([
  ['A loja mudou, mas continuo na Consolação, 2200.', ['Consolação, 2200']],
  ['A casa da Bia é na Haddock Lobo, 1.307, 5º andar.', ['Haddock Lobo, 1.307, 5º andar']],
  ['qual seu endereço? rondon 455 fds', ['rondon 455 fds']],
  ['P: O senhor mora onde?\nR: Na Rondon, 455.', ['Rondon, 455']],
  ['onde vc mora? rondon 455 casa 2', ['rondon 455 casa 2']],
  ['Rua dele: Marechal Rondon, número dele: 455.', ['Marechal Rondon', '455']],
  ['me busca na otávio rocha 915 apto 44', ['otávio rocha 915 apto 44']],
  ['É na Otávio Rocha, 915, 4º andar', ['Otávio Rocha, 915, 4º andar']],
  ['Me mudei para a Otávio Rocha, 915.', ['Otávio Rocha, 915']],
])('a street without its type, where a home is spoken of: %s', (text, wanted) => {
  expect(homes(text)).toEqual(wanted);
});

test.each([
  'Continua na Copa, 2014 foi melhor. A prova continua na Página, 12.',
  'Entregas: Curitiba 40, Londrina 25, Maringá 18. A Casa da Moeda é a 2 maior do mundo.',
  'Mudamos para a Versão 3 do sistema. A história continua no Capítulo 4. Continuo no Windows 10.',
  'Entregar material no Bloco 7. Deixar malote no Portão 3. Casa na Praia 3 quartos.',
  'Mora na Argentina 3 vezes por ano, casa na Barra 300 metros do mar.',
  'Vistoria no dia 12 ap 31; em maio 2024 casa 3; no total 1200 fundos; no edital 12 casa 2.',
  'Na média 120 casas; na lei 8245 casa 2; em 2024 ap 3.',
  'Gasto em energia 340, casa 2; em ações e fundos 300 casa 4; na posição 300 fundos.',
  'Onde mora? não sei, 3 anos fora. Onde a senhora mora? em 2019 mudei.',
  'Na rodada 12 casa 1 x 0; para o time 115 casa 2.',
  'Nasceu na Bahia, 2019 foi o ano.',
])('a name and a number are no street elsewhere: %s', (text) => {
  expect(homes(text)).toEqual([]);
});
