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

  it.each([
    /^[\p{L}\d]{1,3}-?(?:[abc]|\d{2,}|x+?)\.?$/u,
    /^(?:(?:a|bc)?d){0,2}[^a-y]z*$/,
    /^(?:\s|\w\W)?(?:sim|não)$/,
    /^.?(?:\(\d\)|\[x\])$/,
  ])('none of those of %s is left out', (pattern) => {
    const known = prefixesOf(pattern);
    fc.assert(
      fc.property(fc.stringMatching(pattern), (text) => {
        const units = Array.from({ length: Math.min(2, text.length) }, (_, at) =>
          text.charCodeAt(at) < OTHER.charCodeAt(0) ? text[at]! : OTHER,
        );
        expect([0, 1, 2].some((length) => known.has(units.slice(0, length).join('')))).toBe(true);
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
