import { expect, test } from 'vitest';
import { whatStays } from '../../testing/what-stays.ts';
import { detect } from '../detect.ts';

test.each([
  ['call me on oh seven seven double oh, nine double oh, one two three', 'phone'],
  ['meu cpf é um dois três, quatro cinco meia, sete oito nove, zero nove', 'cpf'],
  ['anota a conta: três dois um, nove nove zero, traço quatro', 'bank-account'],
  ['meu telefone é onze nove oito meia seis cinco quatro três dois um', 'phone'],
  [
    'o cpf é cento e vinte e três quatrocentos e cinquenta e seis setecentos e oitenta e nove zero nove',
    'cpf',
  ],
  ['o cep é treze zero dez zero um zero', 'postal-code'],
  ['you can reach me at five five five twenty three forty eight', 'phone'],
  ['The PIN is four seven one one.', 'secret'],
  ['senha: um nove oito meia', 'secret'],
])('%s tells a %s', (text, category) => {
  expect(detect([{ text }]).map((one) => one.category)).toContain(category);
});

test.each([
  'um, dois, três, quatro, cinco, seis, sete, e gira',
  'one two three four five six seven eight, and turn',
  'o telefone custou dois mil trezentos e quarenta e cinco reais',
  'a call to two hundred and fifty three people in twenty five towns',
  'o número de presentes foi trezentos e quarenta e cinco, vinte e um a mais',
  'ten eleven twelve thirteen fourteen fifteen sixteen',
  'Ganhamos de dois a um e perdemos de três a zero.',
  'Compre uma ou duas dúzias, três quilos, quatro latas.',
  'A code of four letters, one two-digit number.',
])('counting and scores stay: %s', (text) => {
  expect(whatStays(text)).toBe(text);
});

test('a number is whole with the words that tell several of its figures', () => {
  expect(
    whatStays('meu telefone é vinte e um nove oito meia seis cinco quatro três dois, traço trinta e um'),
  ).toBe('meu telefone é ');
});
