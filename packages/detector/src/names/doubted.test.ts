import { expect, test } from 'vitest';
import { because, type Found } from '../found.ts';
import { normalise } from '../text/normalise.ts';
import { tokenise } from '../text/tokens.ts';
import { likelySpeakers, withoutDoubted } from './doubted.ts';
import { lookUp } from './runs.ts';

const TEXT = 'Engr. da Ibrahim da Costa\nowner';
const person: Found = {
  start: 0,
  end: TEXT.length,
  category: 'person',
  detector: 'name',
  confidence: 0.9,
  reason: because('name-list'),
  proposal: 'remove',
  priority: 50,
};

function left(found: Partial<Found>, likely: Readonly<Record<string, number>>): string[] {
  const document = normalise([{ text: TEXT }]);
  const words = lookUp(document, tokenise(document));
  const most = (start: number, end: number) =>
    Math.max(
      ...TEXT.slice(start, end)
        .split(/[\s.]+/)
        .map((word) => likely[word] ?? 0),
    );
  return withoutDoubted(words, [{ ...person, ...found }], most).map(({ start, end }) =>
    TEXT.slice(start, end),
  );
}

test('words that are plainly no name are cut off one, wherever they stand', () => {
  expect(left({}, { Ibrahim: 0.99, Costa: 0.9 })).toEqual(['Ibrahim da Costa']);
  expect(left({}, { Engr: 0.8, owner: 0.8 })).toEqual(['Engr', 'owner']);
});

test('a name that is hardly likely stays whole: which of its words are none is not known', () => {
  expect(left({}, { Ibrahim: 0.2 })).toEqual([TEXT]);
});

test('a name of words that particles share stays', () => {
  expect(left({ start: 6, end: 8 }, { da: 0.9 })).toEqual(['da']);
});

test('choices of people and other categories are left alone', () => {
  expect(left({ detector: 'list' }, {})).toEqual([TEXT]);
  expect(left({ category: 'address' }, {})).toEqual([TEXT]);
});

test('who is plainly nobody is no speaker among people, and may be one among nicknames', () => {
  const speakers = [0, 10, 20].map((start) => ({ ...person, start, end: start + 5 }));
  const left = likelySpeakers(speakers, (start) => (start === 10 ? 0.001 : 0.9));
  expect(left.map(({ start }) => start)).toEqual([0, 20]);
  expect(likelySpeakers(speakers, () => 0.001)).toEqual(speakers);
});
