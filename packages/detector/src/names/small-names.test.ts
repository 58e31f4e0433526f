import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { findSmallNames } from './small-names.ts';

const names = (text: string): string[] =>
  findSmallNames(normalise([{ text }]))
    .sort((a, b) => a.start - b.start)
    .map(({ start, end }) => text.slice(start, end));

test.each([
  ['gente a clara não veio de novo', ['clara']],
  ['o moura me deve 40', ['moura']],
  ['a luz tá de atestado', ['luz']],
  ['o sol n veio na aula', ['sol']],
  ['falei com a graça agora', ['graça']],
  ['manda pro leite o comprovante', ['leite']],
  ['avisa a penha pfv', ['penha']],
  ['sábado é niver do sol', ['sol']],
  ['minha tia flor ligou ontem', ['flor']],
  ['a clara foi com o lobo', ['clara', 'lobo']],
  ['alguém viu o moura hoje?', ['moura']],
  ['a rosa disse que não vai', ['rosa']],
])('a word in small letters by what its bearer does, or who is talked to: %s', (text, found) => {
  expect(names(text)).toEqual(found);
});

test('who is told once in a chat is somebody again behind an article', () => {
  expect(names('fala com o pinto\nja falei, o pinto ta em casa\ne o carro do pinto?')).toEqual([
    'pinto',
    'pinto',
    'pinto',
  ]);
});

test.each([
  'o sol disse pra lua que era tarde; a lua pediu ao sol um beijo',
  'o lobo perguntou pro carneiro quem bebia no rio',
  'a cruz está com a costa virada; viu a lua hoje?',
  'pede pra luz voltar logo; são dados da fontes renováveis e da torres gêmeas',
])('tales, songs and slips of the pen stay: %s', (text) => {
  expect(names(text)).toEqual([]);
});

test('who speaks to another in a chat goes although tales have both', () => {
  expect(names('o sol disse pra lua q não vem hj')).toEqual(['sol']);
});

test.each([
  'a rosa murchou. o leite não veio hoje do mercado. o sol saiu. a luz voltou. a serra ligou sozinha',
  'o leite deve ser fervido; a luz deve ficar acesa; o sol não veio o dia todo; o lobo chegou à casa',
  'chama a atenção; paga a luz; busca o leite; vi o sol nascer; o carro do leite passou',
  'falar com a luz do mundo no coração; filha da rosa dos ventos; a graça de Deus veio',
  'quem viu a luz? vc viu o leite? alguém viu a estrela cadente? o sol foi embora; a luz está com defeito',
  'a costa do país; o prado verde; a cruz de madeira; a estrela brilha; a vitória do time veio tarde',
])('the words stay where they are words: %s', (text) => {
  expect(names(text)).toEqual([]);
});
