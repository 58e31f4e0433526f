import { expect, it } from 'vitest';
import { behindOf } from './behind.ts';
import { mayFollow, pairBehind } from './pairs-behind.ts';
import { placesIn } from './places.ts';
import { beginningAt, matchesByPattern, together } from './starts.ts';

const follows = (pattern: RegExp, before: string): boolean => {
  const behind = behindOf(pattern);
  const [secondLast, last] = Array.from(before.padStart(2, '\0'), (unit) => unit.charCodeAt(0));
  return behind === undefined || mayFollow(behind, pairBehind(last!, secondLast!));
};

it.each([
  [/(?<=[a-z], )x/y, ', ', '. '],
  [/(?<=(?:^|[\n.] ?))x/y, '. ', ', '],
  [/(?<=(?:^|[\n.] ?))x/y, '', 'a '],
  [/(?<=(?:^|\n) ?)x/y, ' ', 'a '],
  [/(?=a)(?<=(?<!\p{L})[Tt]he )x/uy, 'e ', 'a '],
  [/(?:(?<=a )|(?<=b))x/y, 'b', 'b '],
  [/(?<=a {0,2})(?<= )x/y, '  ', '.a'],
  [/(?:(?<=a)x|(?:(?<=b)y){1,2})/y, 'b', 'c'],
  [/(?<=[AB]{2}|c)x/iy, 'ab', 'da'],
  [/(?<= \S)x/uy, '\u0080\u0080', 'ab'],
])('what stands before the matches of %s is told: %j, not %j', (pattern, before, other) => {
  expect([follows(pattern, before), follows(pattern, other)]).toEqual([true, false]);
});

it.each([/(?:(?<=a )|b)x/y, /(?<=[^\n]{0,12})x/y, /x(?<=a)/y, /(?:(?<=a))?x/y, /(?<!a)x/y, /(?<=a|)x/y])(
  'anything may stand before those of %s',
  (pattern) => {
    expect(behindOf(pattern)).toBeUndefined();
  },
);

const PATTERNS = together([{ pattern: /(?<=^|, )a/y }, { pattern: /a/y }]);

it('patterns are tried only behind what their lookbehinds ask for', () => {
  expect(matchesByPattern('a, a a', PATTERNS).map((matches) => matches.map(({ index }) => index))).toEqual([
    [0, 3],
    [0, 3, 5],
  ]);
  expect([0, 3, 5].map((index) => beginningAt('a, a a', index, PATTERNS).length)).toEqual([2, 2, 1]);
});

it('more patterns than a mask has bits are found each', () => {
  const many = together(
    Array.from({ length: 70 }, (_, at) => ({ pattern: new RegExp(`n${at}(?!\\d)`, 'y') })),
  );
  const found = matchesByPattern(placesIn('n0 n31 n32 n69'), many);
  expect(found.flatMap((matches, at) => (matches.length > 0 ? [at] : []))).toEqual([0, 31, 32, 69]);
});
