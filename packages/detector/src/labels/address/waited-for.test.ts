import { expect, test } from 'vitest';
import { homesIn } from '../../../testing/homes-in.ts';

test.each([
  ['Vem na Marechal Floriano, 1310, é o portão cinza', ['Marechal Floriano, 1310']],
  ['tô na Itacolomi 812, desce aí', ['Itacolomi 812']],
  ['Pega o Davi na Professor Alberto Assunção, 55, por favor', ['Professor Alberto Assunção, 55']],
  ['Deixa o pacote na Cerqueira Leite 77 com a vizinha', ['Cerqueira Leite 77']],
  ['uber pra mim na Almirante Nunes 340', ['Almirante Nunes 340']],
  ['Busca a Nina às 18h na Dona Germana 29.', ['Dona Germana 29']],
  ['Fico na Doutor Salles 410 até sexta', ['Doutor Salles 410']],
  ['foi até a casa do primo na Itararé 118, casa 2', ['Itararé 118, casa 2']],
  ['estava em casa, na Projetada 14, quando ouviu', ['Projetada 14']],
  ['na casa de sua avó, à Visconde de Mauá, 302', ['Visconde de Mauá, 302']],
  ['com domicílio sito à Gal. Osório, 91', ['Gal. Osório, 91']],
  ['Oi, sou a Bia da Gen. Polidoro 99, faltou luz', ['Gen. Polidoro 99']],
  ['Entrega: Ivo - Venâncio Prado 1220/301', ['Venâncio Prado 1220/301']],
  ['novo end. a partir de 01/03: Itacolomi 45, Cotia', ['Itacolomi 45, Cotia']],
  ['Meu endereço é Coronel Tamarindo 120', ['Coronel Tamarindo 120']],
  ['O endereço da Sra. Zuleica é Barão de Cotegipe 700/303', ['Barão de Cotegipe 700/303']],
  ['a gente se vê lá em casa, Itacolomi 812 ap 4', ['Itacolomi 812 ap 4']],
  ['Tô na Feira de Santana 120', ['Feira de Santana 120']],
  ['me busca na Ordem e Progresso 455', ['Ordem e Progresso 455']],
  ['Tô na Porta da Esperança, 455', ['Porta da Esperança, 455']],
  ['Tô na Duque de Caxias 340, cheia de lojas perto', ['Duque de Caxias 340']],
  ['Passa na Duque de Caxias 340, confira se tô', ['Duque de Caxias 340']],
  ['estava em casa, na Azul 455', ['Azul 455']],
  ['Independência 340, nº 3; casa, Azul 455 ap 2', ['Azul 455 ap 2']],
  ['Voluntários da Pátria 1220 ap 31', ['Voluntários da Pátria 1220 ap 31']],
  ['Sete de Setembro 340 fundos', ['Sete de Setembro 340 fundos']],
  ['Coronel Tamarindo 340 ap 12', ['Coronel Tamarindo 340 ap 12']],
  ['Gonçalves Dias 340/702', ['Gonçalves Dias 340/702']],
])('somebody is at a street without its type: %s', (text, wanted) => {
  expect(homesIn(text)).toEqual(wanted);
});

test.each([
  'Estou na Página 130 do livro, na Turma 210, na Vara 14.',
  'Passa na Loja Renata 130. Passa na Drogaria Lima 24h. Fico na Sala 302.',
  'Venha na Marechal Floriano, 1310 e confira nossas ofertas!',
  'Reunião na Marechal Floriano, 1310, auditório da prefeitura.',
  'O bonde passa na Doutor Salles 410 vezes por mês. Tô na Lapa, 14 graus.',
  'Deixa na Barra 12 caixas. Leva pra Ana Paula 300. Manda pra Bia 250, por favor.',
  'Estou na Gávea 30 minutos depois. Fica na Barra, 15 horas. Estou na Rio Branco, 25 anos de casa.',
  'Passa na Bienal 2024, fico na Copa 2014.',
  'Casa noturna na Itacolomi, 1200, abre às 22h. A casa de shows na Lapa, 120.',
  'Em casa, na Copa do Brasil, 12 gols. O endereço do evento é Anhembi 2024.',
  'Assunto - Processo Civil 1220/301; Nota Técnica - Lei Complementar 120/2019; sou a Bia da Sala 302',
  'Tabela: Santos 20 casa 3 fora 1',
  'Pendências:\nVazamento Grave 120 ap 31\nPintura Externa 350 fundos',
  'Produto - Leite Integral 200/300; Autos - Recurso Especial 1234/567',
  'passa na Xis 120; Vim na Gol 1220; Estou na Globo News 540, mudei',
])('what is numbered there is no home: %s', (text) => {
  expect(homesIn(text)).toEqual([]);
});
