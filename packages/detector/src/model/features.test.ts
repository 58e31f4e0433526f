import { expect, test } from 'vitest';
import { FACTS, PLACES, headingFacts, writeFacts } from './features.ts';
import { createWords } from './words.ts';

test('each word has exactly its facts, none beside them', () => {
  const wordOf = createWords(() => 0);
  const unwritten = 0xffff_ffff;
  const facts = new Uint32Array(FACTS * 4).fill(unwritten);
  writeFacts(['Dona', 'Filó', '.'].map(wordOf), headingFacts({ above: 'guest', beside: '' }), facts);
  expect(facts.subarray(0, FACTS * 3)).not.toContain(unwritten);
  expect(facts.subarray(FACTS * 3).every((place) => place === unwritten)).toBe(true);
  expect(Math.max(...facts.subarray(0, FACTS * 3))).toBeLessThan(PLACES);
});
