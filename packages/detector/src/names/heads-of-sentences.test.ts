import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { findHeadsOfSentences } from './heads-of-sentences.ts';

const names = (text: string): string[] =>
  findHeadsOfSentences(normalise([{ text }])).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Hope said so. Will told me. May rang, too.', ['Hope', 'Will', 'May']],
  ['Patience hurt her knee.\nPearl is allergic to nuts.', ['Patience', 'Pearl']],
  ['Notes: Chase was excluded for a day.', ['Chase']],
  ['Nascimento avisou que vem. Carneiro foi demitido.', ['Nascimento', 'Carneiro']],
  ['Pinto do almoxarifado ligou. Céu pediu alta.\nLuz está de atestado.', ['Pinto', 'Céu', 'Luz']],
  ['Pinto mordeu a colega; Leite não trouxe o caderno. Cruz negou.', ['Pinto', 'Leite', 'Cruz']],
])('a word of the language that did what people do: %s', (text, found) => {
  expect(names(text)).toEqual(found);
});

test.each([
  'Hope faded. Will it rain? May I ask? Dawn fell over the hills. Grace is a virtue.',
  'School rang. Police told us. Nobody replied. Mum cried. Baby vomited. She said no. Everyone was late.',
  'Escola ligou. Ninguém disse nada. Depois chorou. Empresa avisou que não paga. Luz faltou. Homem disse que não.',
  'The court said that hope has been lost. Delivery was late. Payment was collected.',
  'Bell rang. Cat vomited. Apple said so. Winter was late. Claro ligou. Banco avisou. Polícia disse que não.',
  'Cliente pediu desconto. Gerente confirmou. Alemão da obra saiu. Prefeitura negou. Rosa é alérgena.',
  'Santos foi suspensa do torneio. Ela disse. Porto avisou.',
])('what else heads a sentence stays: %s', (text) => {
  expect(names(text)).toEqual([]);
});
