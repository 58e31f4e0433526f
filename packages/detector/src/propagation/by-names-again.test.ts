import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

const people = (text: string): string[] =>
  detect([{ text }]).flatMap(({ category, text: value }) => (category === 'person' ? [value] : []));

test('who is called by words of the language is somebody again by all of them', () => {
  expect(people('O homem conhecido como Mão de Onça fugiu. Mais tarde Mão de Onça voltou.')).toEqual([
    'Mão de Onça',
    'Mão de Onça',
  ]);
  expect(people('Apelido: Pé de Vento\nCom Pé de Vento foi achado um rádio.')).toEqual([
    'Pé de Vento',
    'Pé de Vento',
  ]);
});

test('what is called after it stays', () => {
  const text = 'O homem conhecido como Pé de Vento fugiu. Ele foi visto no Restaurante Pé de Vento.';
  expect(people(text).filter((name) => name === 'Pé de Vento')).toHaveLength(1);
});
