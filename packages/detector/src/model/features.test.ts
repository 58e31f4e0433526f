import { expect, test } from 'vitest';
import { aroundOf } from './around.ts';
import { FACTS, writeFacts } from './features.ts';
import { createWords } from './words.ts';

test('each word has exactly its facts, none beside them', () => {
  const wordOf = createWords({ bitsOf: () => 0, phrases: new Map() });
  const unwritten = 0xffff_ffff;
  const facts = new Uint32Array(FACTS * 4).fill(unwritten);
  const passage = { tokens: ['Dona', 'Filó', '.'], headings: { above: 'guest', beside: '' } };
  writeFacts(passage.tokens.map(wordOf), aroundOf(passage), facts);
  expect(facts.subarray(0, FACTS * 3)).not.toContain(unwritten);
  expect(facts.subarray(FACTS * 3).every((place) => place === unwritten)).toBe(true);
});
