import { expect, test } from 'vitest';
import { homesIn } from '../../../testing/homes-in.ts';

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
  ['meu endereço é marechal rondon 1220 casa 2', ['marechal rondon 1220 casa 2']],
  ['endereço Dom Bosco 1220, fundos', ['Dom Bosco 1220, fundos']],
  ['ela mora lá na caetés 77 perto da padaria', ['caetés 77 perto da padaria']],
  ['me busca na quinze de novembro 300 ap 4', ['quinze de novembro 300 ap 4']],
  ['entrega na 7 de setembro 1120 ap 302', ['7 de setembro 1120 ap 302']],
  ['na rio de janeiro 845 ap 12', ['rio de janeiro 845 ap 12']],
  ['me busca na são joão 1200 ap 41', ['são joão 1200 ap 41']],
  ['passa na marco polo 120 ap 31', ['marco polo 120 ap 31']],
  ['moro na dias ferreira 340 ap 12', ['dias ferreira 340 ap 12']],
  ['to na augusta 1200 ap 31', ['augusta 1200 ap 31']],
  ['busca pra mim na voluntários da pátria 300 ap 3', ['voluntários da pátria 300 ap 3']],
])('a street without its type, where a home is spoken of: %s', (text, wanted) => {
  expect(homesIn(text)).toEqual(wanted);
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
  'vou na praia grande 120 fundos de quintal; gastei na feira livre 120 casa 3; na renda fixa 1200 fundos DI',
  'no interfone 302 ap 12; na vaga 120 ap 2; na taxa extra 120 ap 302; no hidrômetro 4512 ap 31; na copel 120 ap 31',
  'no modelo novo 300 casa 2 pessoas; no lado direito 120 fundos; no cartão 300 casa 200',
  'Na rodada 12 casa 1 x 0; para o time 115 casa 2.',
  'Nasceu na Bahia, 2019 foi o ano.',
  'o endereço do evento será 300 centro de convenções; o endereço IP 10 casa; endereço eletrônico 45 casa',
  'Mandar o endereço final 2020 casa 3 do jogo.',
  'mora na empresa 20 anos perto da aposentadoria; moro na cidade há 20 perto do mar',
])('a name and a number are no street elsewhere: %s', (text) => {
  expect(homesIn(text)).toEqual([]);
});
