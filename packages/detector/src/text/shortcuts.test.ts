import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { isDigit, isLetter } from './characters.ts';
import type * as Holds from './holds.ts';
import { AFTER } from './places.ts';
import type * as Starts from './starts.ts';
import type { Anchored, Together } from './starts.ts';

// A pattern whose beginning, lookbehinds or signs are told wrongly is never tried: a leak that no other test would show.
const differing: unknown[] = [];
let compared = 0;
const compare = (pattern: RegExp, found: readonly string[], naive: readonly string[]): void => {
  compared++;
  const lost = naive.filter((one) => !found.includes(one));
  if (found.join('\0') !== naive.join('\0')) differing.push({ pattern, lost: lost.slice(0, 3) });
};

/** Of a number that only in part is masked: nothing of it is, so that nobody asks for it. */
const isNone = (one: Anchored & { readonly isNone?: (value: string) => boolean }, value: string): boolean =>
  one.isNone?.(value) ?? false;
const written = ({ index, 0: match }: RegExpExecArray): string => `${index} ${match}`;

/** Tried at each place. */
function naively(text: string, one: Anchored, mayBegin: (index: number) => boolean): string[] {
  const pattern = new RegExp(one.pattern.source, `${one.pattern.flags.replace('y', '')}g`);
  const found: string[] = [];
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const counts = match[0] !== '' && mayBegin(match.index);
    if (counts && !isNone(one, match[0])) found.push(written(match));
    pattern.lastIndex = match.index + (counts ? match[0].length : 1);
  }
  return found;
}

const isOfWord = (unit: number): boolean => isLetter(unit) || isDigit(unit);
const isPlain = (unit: number): boolean => unit < 0x80;

/** Inside a word, as far as patterns are not looked for there. */
function isInside(text: string, index: number, inside: number): boolean {
  const [unit, last] = [text.charCodeAt(index), text.charCodeAt(index - 1)];
  if (!isOfWord(unit) || !isOfWord(last)) return false;
  return inside === AFTER.word || (isPlain(last) && (inside === AFTER.plain || isLetter(last)));
}

vi.resetModules();
vi.doMock('./starts.ts', async (original: () => Promise<typeof Starts>) => {
  const starts = await original();
  const matchesOf: typeof Starts.matchesOf = (where, all, see, isTried) => {
    const text = typeof where === 'string' ? where : where.text;
    const found = new Map<Anchored, string[]>(all.patterns.map((one) => [one, []]));
    starts.matchesOf(
      where,
      all,
      (match, one) => {
        if (!isNone(one, match[0])) found.get(one)!.push(written(match));
        see(match, one);
      },
      isTried,
    );
    for (const one of all.patterns)
      if (isTried?.(one) !== false)
        compare(
          one.pattern,
          found.get(one)!,
          naively(text, one, (index) => !isInside(text, index, all.inside)),
        );
  };
  const matchesByPattern: typeof Starts.matchesByPattern = (where, all) => {
    const found = new Map<Anchored, RegExpExecArray[]>(all.patterns.map((one) => [one, []]));
    matchesOf(where, all, (match, one) => found.get(one)!.push(match));
    return [...found.values()];
  };
  const beginningAt = <One extends Anchored>(text: string, index: number, all: Together<One>): One[] => {
    const found = starts.beginningAt(text, index, all);
    for (const one of all.patterns) {
      one.pattern.lastIndex = index;
      if (!found.includes(one) && one.pattern.test(text)) compare(one.pattern, [], [`${index}`]);
    }
    return found;
  };
  return { ...starts, matchesOf, matchesByPattern, beginningAt };
});
vi.doMock('./holds.ts', async (original: () => Promise<typeof Holds>) => {
  const holds = await original();
  const matchesAround: typeof Holds.matchesAround = function* (document, one) {
    const found = [...holds.matchesAround(document, one)];
    one.pattern.lastIndex = 0;
    compare(
      one.pattern,
      found.map(written),
      Array.from(document.text.matchAll(one.pattern), (match) => written(match)),
    );
    yield* found;
  };
  return { ...holds, matchesAround };
});
const { detect } = await import('../detect.ts');

afterAll(() => {
  vi.doUnmock('./starts.ts');
  vi.doUnmock('./holds.ts');
  vi.resetModules();
});

/** What stands between single quotes in the tests. */
const STRING = /'((?:[^'\\\n]|\\.){6,})'/g;
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['t', '\t'],
]);

function sentences(): string[] {
  const root = path.join(import.meta.dirname, '..');
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(path.join(root, file), 'utf8').matchAll(STRING)])
    .map(([, text]) => text!.replaceAll(/\\(.)/g, (_, sign: string) => SIGNS.get(sign) ?? sign));
}

it.each([
  ['as they are', 1, (text: string) => text],
  ['in capitals', 4, (text: string) => text.toUpperCase()],
  ['with signs of two units', 4, (text: string) => text.replaceAll(/(?<=a) | (?=c)/g, ' 😀 ')],
])('patterns find in the sentences of the tests what each would if tried everywhere: %s', (_, part, as) => {
  const text = sentences()
    .filter((_one, at) => at % part === 0)
    .map(as)
    .join('\n');
  compared = 0;
  detect([{ text }]);
  expect(text.length).toBeGreaterThan(40_000);
  expect(compared).toBeGreaterThan(500);
  expect(differing.splice(0)).toEqual([]);
});
