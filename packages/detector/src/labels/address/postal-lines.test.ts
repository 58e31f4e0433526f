import { expect, test } from 'vitest';
import { whatStays } from '../../../testing/what-stays.ts';

test.each([
  ['Tom Rewi\n12 Kauri Road\nMasterton 5882', 'Masterton'],
  ['Tom Rewi\n12 Kauri Road\nGrey Valley 5882\nNew Zealand\n', 'Grey'],
  ['Tom Rewi\n12 Kauri Road\nMasterton 5882\nNew Zealand\n', 'Zealand'],
])('the town with its code under a street goes, and the country: %j', (text, word) => {
  expect(whatStays(text)).not.toContain(word);
});

test.each(['Order 2041', 'Total 4500'])('a number of something else stays: %s', (line) => {
  expect(whatStays(`Tom Rewi\n12 Kauri Road\n${line}\n`)).toContain(line);
});
