import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

const gone = (text: string): string[] =>
  detect([{ text }])
    .filter(({ proposal }) => proposal === 'remove')
    .map((one) => one.text);

test.each([
  '@todos reunião às 19h',
  '@everyone no training, @here anyone?',
  'Bom dia @geral e @portaria',
  '@prefeitura @detran cadê a água',
  'o perfil @prefeituradebetim anuncia',
  'Login expirado. Usuário inexistente.',
  'login: inválido; usuário: padrão de consumo',
  'Retire sua senha. Senha C018 chamada',
  'Senha 118 na balança, guichê 11, senha A047.',
])('nobody is meant: %s', (text) => {
  expect(gone(text)).toEqual([]);
});

test.each([
  ['@rosie.posie123 came', '@rosie.posie123'],
  ['matrícula 8.812 da aluna', '8.812'],
  ['senha 1180 do cofre', '1180'],
  ['marta ponto dias arroba gmail ponto com', 'marta ponto dias arroba gmail ponto com'],
  ['dedé at uol dot com dot br', 'dedé at uol dot com dot br'],
  ['dazza_bro at hotmail', 'dazza_bro at hotmail'],
])('somebody is: %s', (text, value) => {
  expect(gone(text)).toContain(value);
});
