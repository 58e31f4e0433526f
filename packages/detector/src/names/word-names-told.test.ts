import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { findWordNames } from './word-names-told.ts';

const names = (text: string): string[] =>
  findWordNames(normalise([{ text }])).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Chamei Flor e pedi calma. Levei Céu à diretoria.', ['Flor', 'Céu']],
  ['12/04 - Mudei Sol de lugar.', ['Sol']],
  ['Avisar Serra até sexta\nChamar Pinto.', ['Serra', 'Pinto']],
  ['Exame da Rosa dia 4. Prova de Leite: 7,5', ['Rosa', 'Leite']],
  ['Missa de 7º dia de Luz e de 1 ano de Ramos', ['Luz']],
  ['Boa noite Campos\nParabéns, Esperança!', ['Campos', 'Esperança']],
  ['RETIRADO POR MACHADO EM 02/05\nFALAR COM A LUZ NA RECEPÇÃO', ['MACHADO', 'LUZ']],
  ['Barros, Fontes e Pires: turno A', ['Barros', 'Fontes', 'Pires']],
  ['Convocados: Sol, Rosa, Pinto.', ['Sol', 'Rosa', 'Pinto']],
  ['Escala: Flor-seg, Céu-ter', ['Flor', 'Céu']],
  ['GENTE O CÉU TÁ NO HOSPITAL. A LUZ DISSE QUE VAI', ['CÉU', 'LUZ']],
])('a word by what is done to its bearer or for her: %s', (text, found) => {
  expect(names(text)).toEqual(found);
});

test.each([
  'Buscar Leite no mercado. Cobrar Luz até dia 5. Levar Flor. Comprei Pimenta.',
  'Prova de Campo. Exame de Vista dia 4. Gol de placa. Consulta de Preços: 12. Conta de Luz: 80,00',
  'Bom dia flor do dia. Bom dia, Família! Boa tarde, Senhores. Parabéns Equipe',
  'ENVIADO PARA ANÁLISE EM 12/03. FALAR COM O GERENTE. LIGAR PARA RECEPÇÃO. RECEBIDO POR E-MAIL',
  'Vi Rosas Brancas. Levei Leites e Pães. Encontrei Lobo-guará.',
  'Rosa, Margarida, Violeta e Estrela. Sol, Lua, Serra. Flor/Rosa/Prata. Leite, Pão, Pinto, Costa',
  'Flores: Rosa, Margarida, Violeta. A EMPRESA DISSE. O LEITE NÃO VEIO. A LUZ CAIU. Segunda-ter',
  'Horários da balsa: Sol-dom, Campos-sex. Prova de Serra: 12 km. Gol do Vitória aos 5. Parabéns, Salvador! 475 anos',
  'Exame de Prata: negativo. Curativo de Prata. Retorno da Lua em Virgem. Classificados: Vitória, Salvador e Campos',
  'Árvores: Nogueira, Oliveira, Pereira',
])('other things there stay: %s', (text) => {
  expect(names(text)).toEqual([]);
});
