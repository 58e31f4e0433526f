import { expect, test } from 'vitest';
import { whatStays } from '../../testing/what-stays.ts';
import { detect } from '../detect.ts';

test.each([
  ['call me on oh seven seven double oh, nine double oh, one two three', 'phone'],
  ['meu cpf é um dois três, quatro cinco meia, sete oito nove, zero nove', 'cpf'],
  ['anota a conta: três dois um, nove nove zero, traço quatro', 'bank-account'],
  ['The PIN is four seven one one.', 'secret'],
  ['senha: um nove oito meia', 'secret'],
])('%s tells a %s', (text, category) => {
  expect(detect([{ text }]).map((one) => one.category)).toContain(category);
});

test.each([
  'um, dois, três, quatro, cinco, seis, sete, e gira',
  'one two three four five six seven eight, and turn',
  'Ganhamos de dois a um e perdemos de três a zero.',
  'Compre uma ou duas dúzias, três quilos, quatro latas.',
  'A code of four letters, one two-digit number.',
])('counting and scores stay: %s', (text) => {
  expect(whatStays(text)).toBe(text);
});
