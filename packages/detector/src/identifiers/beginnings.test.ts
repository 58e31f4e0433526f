import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { beginningsIn, pairsIn, shares } from './beginnings.ts';
import { byLead, startsWithLetter } from './kinds.ts';
import { words } from './specification.ts';

const mayMatch = (source: string, text: string): boolean =>
  shares(beginningsIn(words(source)), pairsIn(text));

describe('beginnings of words', () => {
  it.each([
    ['rg|identidade', 'o rg dele', true],
    ['rg|identidade', 'a placa dele', false],
    ['n[o.]?|cpf', 'no 12', true],
    ['(?:meu )?cpf', 'cpf 12', true],
    ['(?:meu )?cpf', 'meu cpf', true],
    ['c\\.p\\.f', 'c.p.f', true],
    ['a/c', 'a/c', true],
    ['x?yz', 'yz', true],
    ['(?=ab)abc|de', 'df abd', true],
    ['\\d{2} anos', 'nada', true],
  ])('%s in "%s": %s', (source, text, expected) => {
    expect(mayMatch(source, text)).toBe(expected);
  });

  it('never rule out a pattern that matches', () => {
    const kinds = [
      startsWithLetter.patterns,
      ...Array.from({ length: 20 }, (_, lead) => byLead(lead)),
    ].flat();
    const patterns = [...new Set(kinds.flatMap((one) => one.words ?? []))];
    const vocabulary = patterns.flatMap(({ source }) => source.match(/[a-z]{2,}(?:[ ./-][a-z]+)*/g) ?? []);
    const ruledOut = (text: string): readonly RegExp[] => {
      const met = pairsIn(text);
      return patterns.filter((one) => text.search(one) >= 0 && !shares(beginningsIn(one), met));
    };
    const said = fc.array(fc.constantFrom(...vocabulary, 'n.', 'no', '#', '12'), { maxLength: 8 });
    fc.assert(
      fc.property(said, (some) => ruledOut(some.join(' ')).length === 0),
      { numRuns: 60 },
    );
    expect(ruledOut(vocabulary.join(' '))).toEqual([]);
  });
});
