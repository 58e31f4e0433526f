import { expect, test } from 'vitest';
import { newSurvey, survey, surveyed } from './survey.ts';
import { LISTED } from './types.ts';
import { createWords } from './words.ts';

const wordOf = createWords({
  bitsOf: (folded) => (folded === 'ana' ? 3 << LISTED.first : folded === 'dona' ? LISTED.title : 0),
  phrases: new Map(),
});
const said = (word: string, ...sentences: readonly string[]): number => {
  const seen = newSurvey();
  for (const sentence of sentences) survey(sentence.split(' ').map(wordOf), seen);
  return surveyed(seen, wordOf(word));
};

test('a word tells a document apart by how it stands elsewhere in it', () => {
  const once = said('Sol', 'Sol .');
  expect(said('Sol', 'Sol .', 'o sol nasce')).not.toBe(once);
  expect(said('Sol', 'Sol .', 'fala com Sol')).not.toBe(once);
  expect(said('Sol', 'Sol .', 'Ana Sol')).not.toBe(once);
  expect(said('Sol', 'Sol .', 'Dona Sol')).not.toBe(once);
  expect(said('Sol', 'Sol : oi', 'Sol : tchau')).not.toBe(said('Sol', 'Sol oi', 'Sol tchau'));
});

test('marks and digits are not told apart', () => {
  expect(said('12', '12 .', '12 :', '12 :')).toBe(said('.', '.'));
});
