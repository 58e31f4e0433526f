import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { isSpecies } from './species.ts';

const isNobody = (text: string): boolean => {
  const start = text.indexOf('<');
  const end = text.indexOf('>') - 1;
  return isSpecies(normalise([{ text: text.replace(/[<>]/g, '') }]), start, end);
};

test.each([
  'Uma muda de <Eugenia> pyriformis, outra de ipê.',
  '<Erica> vagans L.',
  '<Rosa> spp. no canteiro',
  '<Veronica> longifolia; Salvia pratensis',
  '<Begonia cucullata>\tR$ 8',
])('a plant or an animal is nobody: %s', (text) => {
  expect(isNobody(text)).toBe(true);
});

test.each([
  '<Erica> famosa, Iris linda',
  '<Maria> grandis ligou',
  '<Rosa> barbosa, Ana jesus',
  '<Eugenia> insists, Erica visits.',
  '<Ana> julianus ligou',
  '<Marta> topa? <Carla> vai',
  '<Ana> andrea, 12 anos',
  '<Veronica> Persica',
  '<Rosa> manhosa (3 anos)',
  '<Iris> bunita, vem cá',
  '<Margarida> sp. cama 3',
  '<Erica> julianus, 12 anos',
  '<Rosa> disse que vem',
])('somebody before a word in small letters stays: %s', (text) => {
  expect(isNobody(text)).toBe(false);
});
