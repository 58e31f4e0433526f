import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Automaton } from './automaton.ts';

/** Few letters, so that patterns begin alike, end alike and stand in each other. */
const word = (min: number, max: number) =>
  fc
    .array(fc.constantFrom(97, 98, 99), { minLength: min, maxLength: max })
    .map((bytes) => Uint8Array.from(bytes));

function counted(text: Uint8Array, pattern: Uint8Array): number {
  const [whole, part] = [text, pattern].map((bytes) => Buffer.from(bytes).toString('latin1'));
  let count = 0;
  for (let at = 0; at + pattern.length <= text.length; at += 1) if (whole!.startsWith(part!, at)) count += 1;
  return count;
}

describe('Automaton', () => {
  it('counts every pattern as often as it stands in the text', () => {
    fc.assert(
      fc.property(fc.array(word(1, 6), { maxLength: 12 }), word(0, 80), (patterns, text) => {
        const found = new Automaton(patterns.map((bytes, id) => ({ bytes, id }))).count(text);
        const expected = patterns.map((bytes) => counted(text, bytes));
        expect(patterns.map((_, id) => found.get(id) ?? 0)).toEqual(expected);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps apart thousands of patterns that begin alike', () => {
    const patterns = Array.from({ length: 3000 }, (_, id) => ({ bytes: Buffer.from(`cpf ${id}.`), id }));
    const found = new Automaton(patterns).count(Buffer.from('cpf 7. cpf 2999. cpf 77 cpf 7.'));
    expect([...found].toSorted(([a], [b]) => a - b)).toEqual([
      [7, 2],
      [2999, 1],
    ]);
  });
});
