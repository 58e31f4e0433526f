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
  ['Gás: Ipiranga 220, 1 botijão; Tupis 31, 2 botijões', ['Ipiranga 220', 'Tupis 31']],
  ['Montar guarda-roupa em Jacarandá, 40', ['Jacarandá, 40']],
])('a street without its type, where a home is spoken of: %s', (text, wanted) => {
  expect(homes(text)).toEqual(wanted);
});

test.each([
  'Continua na Copa, 2014 foi melhor. A prova continua na Página, 12.',
  'Entregas: Cimento 20; Guaraná 12; Areia 3',
  'Nasceu na Bahia, 2019 foi o ano.',
])('a name and a number are no street elsewhere: %s', (text) => {
  expect(homes(text)).toEqual([]);
});
