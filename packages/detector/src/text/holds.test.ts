import { describe, expect, it } from 'vitest';
import { holding, matchesAround } from './holds.ts';
import { placesIn } from './places.ts';
import { matchesByPattern, together } from './starts.ts';

const found = (text: string, folded = text): string[] =>
  matchesByPattern(
    placesIn(text, folded),
    together([{ pattern: /a[^;!]*[;!]/y, holds: holding(4, ';', '!') }]),
  ).flatMap((matches) => matches.map(([match]) => match));

const around = (text: string, pattern: RegExp, within: number, ...signs: string[]): string[] =>
  Array.from(
    matchesAround({ text, folded: text.toLowerCase() }, { pattern, holds: holding(within, ...signs) }),
    ([match]) => match,
  );

describe('a pattern that begins with a word', () => {
  it('is tried only where one of its signs stands within reach', () => {
    expect(found('ab; abcdefgh; a! a; a')).toEqual(['ab;', 'a!', 'a;']);
  });

  it('has its signs looked for in folded text', () => {
    const shouted = together([{ pattern: /A [^ ]+ DOT/y, holds: holding(20, ' dot') }]);
    const text = 'A uol DOT, A UOL DOT';
    expect(matchesByPattern(placesIn(text, text.toLowerCase()), shouted)[0]).toHaveLength(2);
  });
});

describe('a pattern that begins anywhere', () => {
  it('is found inside words, each after the other', () => {
    expect(around('xab@c zab@@ab@', /ab@c?/g, 2, '@')).toEqual(['ab@c', 'ab@', 'ab@']);
  });

  it('is found by the nearest of its signs, in capitals too', () => {
    expect(around('xAB- and xab+', /ab[+-]/gi, 2, '+', 'ab-')).toEqual(['AB-', 'ab+']);
  });

  it('is looked for nowhere without them', () => {
    expect(around('xab', /ab/g, 2, '@')).toEqual([]);
  });
});
