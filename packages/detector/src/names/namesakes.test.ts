import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { findNamesakes } from './namesakes.ts';

const names = (text: string): string[] =>
  findNamesakes(normalise([{ text }])).map(({ start, end }) => text.slice(start, end));

test.each([
  ['O inquilino Castro Alves não pagou.', ['Castro Alves']],
  ['The tenant John Lewis left.', ['John Lewis']],
  ['A paciente Sra. Clarice Lispector teve alta.', ['Clarice Lispector']],
  ['Present: John Lewis, Tom Collins and Laura Ashley', ['John Lewis', 'Tom Collins', 'Laura Ashley']],
  ['Ausentes:\nMachado de Assis, Darcy Ribeiro', ['Machado de Assis', 'Darcy Ribeiro']],
  ['Apologies: Town Clerk, Henry Ford', ['Henry Ford']],
])('private people with known names, by their role or among who was there: %s', (text, found) => {
  expect(names(text)).toEqual(found);
});

test.each([
  'Rua Castro Alves. Escola Darcy Ribeiro. We bought it at John Lewis. Cliente John Deere. Autor Castro Alves',
  'Patient Care Plan. Witness Protection Program. Paciente Hospital São Paulo. Employee John Lewis Ltd',
  'Prêmio Aluno Ayrton Senna. Vizinho Rio Grande. Inquilino Maria & Filhos. Paciente Alves Lima S.A.',
])('streets, firms and works stay: %s', (text) => {
  expect(names(text)).toEqual([]);
});
