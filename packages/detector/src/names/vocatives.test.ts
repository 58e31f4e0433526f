import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { findVocatives } from './vocatives.ts';

const names = (text: string): string[] =>
  findVocatives(normalise([{ text }])).map(({ start, end }) => text.slice(start, end));

test('who is asked at the head of a sentence is somebody', () => {
  expect(names('Mat, can you open up? Hope, you’re on at six.')).toEqual(['Mat', 'Hope']);
  expect(names('Van, pega lá. Adi, você pode ver?')).toEqual(['Van', 'Adi']);
});

test.each([
  'Otherwise, can you call? Well, you’re late. Team, could you come? Sir, will you',
  'Olá, pode me ajudar? Sim, pode ver. Olha, você pode. Brasil, você venceu. Fine, thank you. Ahh, you are',
  'Amanhã, você pode vir. Portanto, pode ver. Depois, manda.',
])('other words there stay: %s', (text) => {
  expect(names(text)).toEqual([]);
});
