import { expect, test } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from '../names/model.ts';

const model = loadNameModel();
const ages = (text: string): string[] =>
  detect([{ text }], { model }).flatMap(({ category, proposal, text: value }) =>
    proposal === 'remove' && category === 'age' ? [value] : [],
  );

test.each([
  'O freezer tem 8 anos e a geladeira 15 anos, ambos da marca Consul.',
  'Casa com 40 anos, telhado novo, garantia de 5 anos na laje.',
  'Pena de 4 anos e 2 meses, regime semiaberto.',
  'Kiln is 30 yrs old, elements shot.',
  'Suitable for children aged 3 to 7.',
  'Cadela SRD, 4 anos, castrada. Gato: 2 anos.',
  'Faz hoje 2 anos que o pai partiu.',
  'Aulas de piano: 2.ª Marta, 4.ª Hugo, 6.ª Inês',
  'Goals: Fiachra (2), Oisín (3).',
])('things, animals, ranks and scores have none: %s', (text) => {
  expect(ages(text)).toEqual([]);
});

test('whose house or dog it is has an age', () => {
  expect(ages('O dono da casa tem 45 anos.')).toEqual(['45 anos']);
});
