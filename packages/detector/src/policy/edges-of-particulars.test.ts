import { expect, test } from 'vitest';
import { because, type Found } from '../found.ts';
import { normalise } from '../text/normalise.ts';
import { withoutWords } from './edges-of-particulars.ts';

const left = (category: Found['category'], value: string): string[] => {
  const found: Found = {
    start: 0,
    end: value.length,
    category,
    detector: 'label',
    confidence: 0.9,
    reason: because('label'),
    proposal: 'remove',
    priority: 20,
  };
  return withoutWords(found, normalise([{ text: value }])).map((one) => value.slice(one.start, one.end));
};

test.each<[Found['category'], string, string]>([
  ['registration', 'INSS 109.33418.72-5', '109.33418.72-5'],
  ['registration', 'SUS 898 0061 4420 7718', '898 0061 4420 7718'],
  ['passport', 'RG 2033874', '2033874'],
  ['registration', 'CISRS 114207', '114207'],
  ['national-id', 'CDL CA Y6283517', 'CA Y6283517'],
  ['device', 'IMEI 352044182207118', '352044182207118'],
  ['birthplace', 'Otacílio Costa, RG', 'Otacílio Costa'],
])('%s: %s', (category, value, datum) => {
  expect(left(category, value)).toEqual([datum]);
});

test.each<[Found['category'], string]>([
  ['registration', 'AB 123456'],
  ['registration', 'G-4471'],
  ['national-id', 'TX 25180860'],
  ['professional-id', 'OAB/SP 12.345'],
  ['marital-status', 'casado com Tupã Werá'],
  ['user-name', 'isa.1992'],
  ['birthplace', 'Abidjan, CI'],
  ['profession', 'professora de Física'],
  ['birthplace', 'Porto Alegre, RS'],
])('but %s stays whole: %s', (category, value) => {
  expect(left(category, value)).toEqual([value]);
});

test('a label alone is no place', () => {
  expect(left('birthplace', 'CPF')).toEqual([]);
});
