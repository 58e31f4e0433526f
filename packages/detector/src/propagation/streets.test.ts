import { expect, test } from 'vitest';
import { detect } from '../detect.ts';

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
