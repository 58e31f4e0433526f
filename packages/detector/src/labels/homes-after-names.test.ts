import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from '../names/model.ts';

const model = loadNameModel();
const homes = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    category === 'address' && proposal === 'remove' ? [value] : [],
  );

test.each([
  ['Statement of Mary Brosnan of Rathmore, Castleisland, Co. Kerry.', 'Rathmore, Castleisland, Co. Kerry'],
  ['Bed found with Nuala Furlong, Slaney View, Crossabeg. Float ok', 'Slaney View, Crossabeg'],
  ['Spare key with Elaine Carter, 12 Fairview.', '12 Fairview'],
  ['We are still at Higher Coombe, Chulmleigh. Thursday', 'Higher Coombe, Chulmleigh'],
  ['His home, Ridge End, Chinley, is off the list', 'Ridge End, Chinley'],
])('where somebody lives stands behind the name: %s', (text, home) => {
  expect(homes(text)).toContain(home);
});

test.each([
  'Signed by Tom Reed of Harris, Brown Solicitors.',
  'Letter from Mary Carter of Exeter College, Oxford.',
  'Meeting with Helen Carter, 12 June.',
])('what somebody belongs to, and days, stay: %s', (text) => {
  expect(homes(text)).toEqual([]);
});
