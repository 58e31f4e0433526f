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
  'Visit us at acme dot com, order at amazon dot com',
])('nobody is meant: %s', (text) => {
  expect(gone(text)).toEqual([]);
});

test.each([
  ['@rosie.posie123 came', '@rosie.posie123'],
  ['@mpfernandes você vem?', '@mpfernandes'],
  ['@igrejas.pedro e @joanacamara', '@igrejas.pedro'],
  ['@nhs_nurse_kate likes it', '@nhs_nurse_kate'],
  ['falei com @pedro.camara', '@pedro.camara'],
  ['login: admin.jsouza', 'admin.jsouza'],
  ['usuário: sim.oliveira', 'sim.oliveira'],
  ['matrícula 8.812 da aluna', '8.812'],
  ['senha 1180 do cofre', '1180'],
  ['Cofre senha 447, retirar as joias na terça', '447'],
  ['Alarme da casa: senha 731, na fila', '731'],
  ['Senha: a12 para a porta; atendimento ao morador 24h', 'a12'],
  ['marta ponto dias arroba gmail ponto com', 'marta ponto dias arroba gmail ponto com'],
  ['dedé at uol dot com dot br', 'dedé at uol dot com dot br'],
  ['rose at acme dot com', 'rose at acme dot com'],
  ['dazza_bro at hotmail', 'dazza_bro at hotmail'],
])('somebody is: %s', (text, value) => {
  expect(gone(text)).toContain(value);
});
