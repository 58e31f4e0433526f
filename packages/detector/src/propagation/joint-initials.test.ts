import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from '../names/model.ts';

const model = loadNameModel();
const people = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    category === 'person' && proposal === 'remove' ? [value] : [],
  );

test.each([
  ['Present: Pauline Thorne (chair), Ivor Pell\n1. Parking. PT to have a word.', 'PT'],
  ['Present: Amy Moss, Ivor Pell\n2. Bins\nAM reported that they were full', 'AM'],
  ['Pupils: Stan Pell, Amy Moss\nAction: none.\nSP no further action', 'SP'],
])('initials of somebody of the document do what people do: %s', (text, initials) => {
  expect(people(text)).toContain(initials);
});

test.each([
  ['Present: Hugh Reed, Ivor Tull\nHR to reply. IT to call.', /^(?:HR|IT)$/],
  ['Present: Ana Costa\nAC powered on. AC connected to the wall.', /^AC$/],
  ['Present: Pauline Thorne\nPT: 3 sessions a week', /^PT$/],
  ['Present: Pauline Thorne\nAM to be agreed with SP to the north', /^(?:AM|SP)$/],
])('offices, and letters that do nothing, stay: %s', (text, letters) => {
  expect(people(text).filter((one) => letters.test(one))).toEqual([]);
});

test('of a couple with their initials both go', () => {
  const found = people('5th  bath set  blue 88  D & P Swales, 3 Moor Row');
  expect(found.join(' ')).toContain('D');
  expect(found.join(' ')).toContain('P Swales');
});

test('so does the first letter behind a word that somebody signed', () => {
  expect(people('Yours\nSigned E MacAskill')).toContain('E MacAskill');
});
