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
  ['Rua dele: Marechal Rondon, número dele: 455.', ['Marechal Rondon', '455']],
])('a street without its type, where a home is spoken of: %s', (text, wanted) => {
  expect(homes(text)).toEqual(wanted);
});

test.each([
  'Continua na Copa, 2014 foi melhor. A prova continua na Página, 12.',
  'Entregas: Curitiba 40, Londrina 25, Maringá 18. A Casa da Moeda é a 2 maior do mundo.',
  'Mudamos para a Versão 3 do sistema. A história continua no Capítulo 4. Continuo no Windows 10.',
  'Entregar material no Bloco 7. Deixar malote no Portão 3. Casa na Praia 3 quartos.',
  'Mora na Argentina 3 vezes por ano, casa na Barra 300 metros do mar.',
  'Nasceu na Bahia, 2019 foi o ano.',
])('a name and a number are no street elsewhere: %s', (text) => {
  expect(homes(text)).toEqual([]);
});
