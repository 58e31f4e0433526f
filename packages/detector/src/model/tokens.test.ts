import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';

test.each([
  [
    "Dr. O'Brien, d'Ávila-Souza (CPF 123.4)",
    ['Dr', '.', "O'Brien", ',', "d'Ávila", '-', 'Souza', '(', 'CPF', '123', '.', '4', ')'],
  ],
  ["'Joca' e Ana's", ["'", 'Joca', "'", 'e', "Ana's"]],
] as const)('cuts %s', (text, tokens) => {
  expect(tokensOf(text).map((token) => token.text)).toEqual(tokens);
});

/** Control characters count as space. */
const isSpace = (text: string): boolean => text.split('').every((unit) => unit <= ' ' || unit === '\u00a0');

test('tokens are in order, apart, and leave nothing but space out', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      let end = 0;
      for (const token of tokensOf(text)) {
        expect(isSpace(text.slice(end, token.start))).toBe(true);
        expect(token.end).toBeGreaterThan(token.start);
        end = token.end;
      }
      expect(isSpace(text.slice(end))).toBe(true);
    }),
  );
});
