import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OTHER, prefixesOf } from './prefixes.ts';
import { matchesByPattern, together } from './starts.ts';

const beginnings = (pattern: RegExp): string => [...prefixesOf(pattern)].sort().join(' ');

describe('the beginnings of a pattern', () => {
  it.each([
    [/abc|d/, 'ab d'],
    [/(?<![a-z])(?:rua|av\.?) /, 'av ru'],
    [/x?yz/, 'xy yz'],
    [/a{2}b/, 'aa'],
    [/a{0,2}b/, 'aa ab b'],
    [/(?=q)[ab]c/, 'ac bc'],
    [/[à-ý]b/, `${OTHER}b`],
    [/ab/i, 'AB Ab aB ab'],
    [/(?:a|)b/, 'ab b'],
    [/\x41\./, 'A.'],
    [/a?/, ' a'],
  ])('%s', (pattern, expected) => {
    expect(beginnings(pattern)).toBe(expected);
  });

  it('are told as far as asked', () => {
    expect([...prefixesOf(/(?<![a-z])(?:rua|avenida|av\.?) /, 4)].sort()).toEqual([
      'av ',
      'av. ',
      'aven',
      'rua ',
    ]);
    expect([...prefixesOf(/ab{1,3}c?/, 4)].sort()).toEqual(['ab', 'abb', 'abbb', 'abbc', 'abc']);
  });

  it('are cut after two units where too many ways lead on', () => {
    expect(new Set(Array.from(prefixesOf(/[a-z]+\d/, 4), ({ length }) => length))).toEqual(new Set([2]));
  });

  it.each([
    /^[\p{L}\d]{1,3}-?(?:[abc]|\d{2,}|x+?)\.?$/u,
    /^(?:(?:a|bc)?d){0,2}[^a-y]z*$/,
    /^(?:\s|\w\W)?(?:sim|não)$/,
    /^.?(?:\(\d\)|\[x\])$/,
  ])('none of those of %s is left out', (pattern) => {
    const pairs = prefixesOf(pattern);
    const fours = prefixesOf(pattern, 4);
    fc.assert(
      fc.property(fc.stringMatching(pattern), (text) => {
        const units = Array.from({ length: Math.min(4, text.length) }, (_, at) =>
          text.charCodeAt(at) < OTHER.charCodeAt(0) ? text[at]! : OTHER,
        );
        const isIn = (known: ReadonlySet<string>, most: number): boolean =>
          units.some((_, at) => at < most && known.has(units.slice(0, at + 1).join(''))) || known.has('');
        expect(isIn(pairs, 2)).toBe(true);
        expect(isIn(fours, 4)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a pattern', () => {
  it('may begin with a character beyond ASCII by its number', () => {
    expect(matchesByPattern('éa', together([{ pattern: /\xe9a/y }]))[0]?.map(([match]) => match)).toEqual([
      'éa',
    ]);
  });

  it.each([/(a?)\1b/y, /(?<x>a?)\k<x>b/y, /\cJa/y, /(?i:a)b/y, /[a--b]/vy])(
    'whose beginning is not understood is refused: %s',
    (pattern) => {
      expect(() => together([{ pattern }]).starts()).toThrow(RangeError);
    },
  );
});

describe('patterns looked for together', () => {
  const patterns = together([
    { pattern: /rua \p{L}+/uy },
    { pattern: /r|é+/y },
    { pattern: /n\D{2}/y, soon: 4 },
  ]);
  const found = (text: string): string[][] =>
    matchesByPattern(text, patterns).map((matches) => matches.map(([match]) => match));

  it('are found where a word begins, each apart from the others', () => {
    expect(found('rua Nova, rua Sé; tarua X réé ééé')).toEqual([
      ['rua Nova', 'rua Sé'],
      ['r', 'r', 'r', 'ééé'],
      [],
    ]);
  });

  it('are tried only where the digit that they need stands soon', () => {
    expect(found('não no. 7 nas')[2]).toEqual(['no.']);
  });
});
