import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from '../names/model.ts';

const addresses = (text: string): string[] =>
  detect([{ text }]).flatMap(({ category, proposal, text: value }) =>
    category === 'address' && proposal === 'remove' ? [value] : [],
  );

test.each([
  ['Lives at 14 Lansdown Crescent, Bath BA1 5EX.\nRe: Lansdown Crescent leak', 'Lansdown Crescent'],
  [
    'residente na Rua Sete de Setembro, 44, Centro, Recife/PE\nO vizinho da Rua Sete de Setembro reclamou',
    'Rua Sete de Setembro',
  ],
  ['Lives at 12 EGERTON ROAD, Bath BA1 5EX.\nHR has the Egerton Road one.', 'Egerton Road'],
])('the street of an address goes where it is named again: %s', (text, street) => {
  expect(addresses(text).at(-1)).toBe(street);
});

test('other streets stay', () => {
  const text = 'Lives at 14 Lansdown Crescent, Bath BA1 5EX.\nThe works in Camden Crescent begin in May.';
  expect(addresses(text).join()).not.toContain('Camden');
});

test('a street that the tagger takes for nobody’s stays where it is named again', () => {
  const model = loadNameModel();
  const text =
    'Re: Alma Terrace collections\n\nDear Mrs Cole, thank you for your letter. Our records show that Alma Terrace was marked as blocked on 3 July.\n\nMrs Joan Cole\n14 Alma Terrace, York YO10 4DQ\n';
  const found = detect([{ text }], { model }).filter(({ category }) => category === 'address');
  expect(found.map((one) => one.text)).toEqual(['14 Alma Terrace, York YO10 4DQ']);
});
