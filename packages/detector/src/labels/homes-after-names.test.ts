import { expect, test } from 'vitest';
import { homesIn } from '../../testing/homes-in.ts';
import { loadNameModel } from '../names/model.ts';

const model = loadNameModel();
const homes = (text: string): string[] => homesIn(text, { model });

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

test.each([
  ['Sympathy to Joan Carter, Hillside, on losing Arthur', 'Hillside'],
  ["Next of kin: Mrs Nora Carter, 'Hillcrest', Whaley Bridge.", "'Hillcrest', Whaley Bridge"],
  ['Sean Daly, Gortnahoe, Thurles - 2 bags', 'Gortnahoe, Thurles'],
  ['Evan Price, Tŷ Newydd, Llanon, at noon', 'Tŷ Newydd, Llanon'],
  ['I, Tom Carter, of Low Fold, Dent, in the County of Cumbria, retired', 'Low Fold, Dent'],
  ['Home is Cobblers, Church End, Wickhamford.', 'Cobblers, Church End, Wickhamford'],
  ['Jack and Vi are at Dunromin, Marine Parade, same as ever', 'Dunromin, Marine Parade'],
  ['Tom Carter, of Tigh na Greine, Plockton, sold it', 'Tigh na Greine, Plockton'],
  ["They're at Rose Cottage now, next the Fox", 'Rose Cottage'],
  ['He lives up at Glenmore, past the ford', 'Glenmore'],
  ['She still lives at Ardmore with the dogs', 'Ardmore'],
  ["the Landlord's home (The Larches) by hand", 'The Larches'],
  ["staying at her daughter's at Hafan Wen, Heol Isaf.", 'Hafan Wen, Heol Isaf'],
  ['pop round to 31 Beech, the red door', '31 Beech'],
  ['Pick Nia up from 8 Ferndale at 7', '8 Ferndale'],
  ['Pop round to 12 May Street, the red door', '12 May Street'],
  ['come to 22 March Close, 7pm', '22 March Close'],
  ['we have moved from 9 Oakfield to 3 Elm Road', '9 Oakfield'],
  ['Send the mug to Rose Cottage, Upper Slad, love', 'Rose Cottage, Upper Slad'],
])('a house by its name, behind a name or a word that leads home: %s', (text, home) => {
  expect(homes(text).join()).toContain(home.replace(/^'/, ''));
});

test.each([
  'The exhibition is at Tate Modern, Bankside. Send the report to Finance, Leeds.',
  'The code lives at GitHub. The lion lives at Regent Zoo. They lived at Exeter University.',
  'Come to 22 March, pick it up from 6 May, moved from 4 Divisions to teams.',
  'Collect it from 3 Reception. Drop the trays at 6 Bakery. Pick up from 12 Noon. We moved from 2 Corinthians to 1 Kings.',
  'Home: News, Sports, Weather. Home is London, Paris, Rome.',
  'Deliver goods to Central Stores, Mill Lane. Send samples to Ridge Labs, Mill Lane.',
  'Mary Carter, Director, Acme. Tom Reed, Head of Sales, Leeds.',
])('where something is to be seen or sent to an office stays: %s', (text) => {
  expect(homes(text)).toEqual([]);
});
