import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { findRelatives } from './relatives.ts';

const names = (text: string): string[] =>
  findRelatives(normalise([{ text }])).map(({ start, end }) => text.slice(start, end));

test.each([
  ['Their daughter April turned 24 in May.', ['April']],
  ['I asked her sister, Hope, and his brother Rich.', ['Hope', 'Rich']],
  ['O bolo é do meu filho Ícaro, da minha prima Flor.', ['Ícaro', 'Flor']],
  ['im at work. my boss daz wont give me', ['daz']],
])('whoever stands behind the word for a relative is somebody: %s', (text, wanted) => {
  expect(names(text)).toEqual(wanted);
});

test.each([
  'I saw my sister Monday. He met his mother June 5.',
  'My partner Ltd firm; our mother tongue; his brother said so.',
  'Para meu pai Parabéns. My mother Her name. A guarda da filha Menor impúbere.',
  'minha mãe foi; meu pai trabalha; my boss wont',
])('days and words stay: %s', (text) => {
  expect(names(text)).toEqual([]);
});
