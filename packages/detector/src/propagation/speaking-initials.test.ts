import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from '../names/model.ts';

const model = loadNameModel();
const people = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    category === 'person' && proposal === 'remove' ? [value] : [],
  );
const PRESENT = 'Present: Laura Fenn (LF), Dev Kohli (DK)\nLF: why did you leave?\nDK: I was ill.\n';

test('who speaks by initials among others who do is somebody', () => {
  expect(people(`${PRESENT}SR: he has a note\nLF: noted`)).toContain('SR');
});

test.each([
  `${PRESENT}ETA: noon\nAOB: none\nDOB: unknown\nNB: next week`,
  'Present: Laura Fenn\nBP: 120/80\nHB: 118\nWC: 7',
])('labels among them are nobody: %s', (text) => {
  expect(people(text).filter((one) => /^(?:ETA|AOB|DOB|NB|BP|HB|WC)$/.test(one))).toEqual([]);
});
