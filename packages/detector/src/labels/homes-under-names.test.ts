import { expect, test } from 'vitest';
import { homesIn } from '../../testing/homes-in.ts';
import { loadNameModel } from '../names/model.ts';

const model = loadNameModel();
const homes = (text: string): string[] => homesIn(text, { model });

test('house, lane and village under the name at the end of a letter go', () => {
  expect(homes('I remain\nYours faithfully,\nMary Carter (Miss)\nGable End\nPound Lane\n')).toEqual([
    'Gable End\nPound Lane',
  ]);
});

test.each([
  'Yours sincerely,\nMary Carter\nSenior Manager\nStation Road\nLeeds\n',
  'Present:\nMary Carter\nTom Hill\nAnn Lane\n',
])('under somebody in office, and in lists, nothing goes as a home: %s', (text) => {
  expect(homes(text)).toEqual([]);
});
