import { describe, expect, it } from 'vitest';
import { detect } from '../detect.ts';
import { loadNameModel } from '../names/model.ts';

const model = loadNameModel();
const addresses = (text: string): string[] =>
  detect([{ text }], { model })
    .filter(({ category, proposal }) => category === 'address' && proposal === 'remove')
    .map((one) => one.text);

describe('addresses that the tagger takes for nobody’s', () => {
  it.each([
    'Consultório municipal: Rua Ari Coelho, 59, das 7h às 11h.',
    'Haverá urna fixa na sede, Rua Coronel Dias Coelho, 208, e duas urnas volantes.',
    'Compra o lote nº 8 da quadra C, com 250 m2.',
    'St Lawrence Regional Water Office: 950 Laurier Street\nHours: 8:30–4:30',
    'NOTICE UNDER THE PUBLIC HEALTH ACT 1925, SECTION 18\nNotice is given.',
  ])('%s is left for review', (text) => {
    expect(addresses(text)).toEqual([]);
  });

  it.each([
    ['Ana Prado mora na Rua Sete de Setembro, 15, apto 2.', 'Rua Sete de Setembro, 15, apto 2'],
    ['Jean Poole lives at 950 Laurier Street now.', '950 Laurier Street'],
    ['Nome\tEndereço\nAna Prado\tRua Sete de Setembro, 15\n', 'Rua Sete de Setembro, 15'],
  ])('but not: %s', (text, address) => {
    expect(addresses(text)).toEqual([address]);
  });

  it('goes without the word of the next sentence', () => {
    expect(addresses('Exma. Senhora\nRua Magalhães de Lima, 33, Estremoz\nQuerida D. Joaquina,\n')).toEqual([
      'Rua Magalhães de Lima, 33, Estremoz',
    ]);
  });
});
