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
    'RELATÓRIO DE VISITA — ERGONOMIA — SETOR DE COBRANÇA\nLocal: 2º andar',
    'St Lawrence Regional Water Office: 950 Laurier Street\nHours: 8:30–4:30',
  ])('%s is left for review', (text) => {
    expect(addresses(text)).toEqual([]);
  });

  it.each([
    ['Ana Prado mora na Rua Sete de Setembro, 15, apto 2.', 'Rua Sete de Setembro, 15, apto 2'],
    ['Site: 4 Ferry Path\nWork: flue', '4 Ferry Path'],
    ['Scaffold quote 4 Ferry Path £900', '4 Ferry Path'],
    ['Invoice to: Kopernikusgasse 24, 8010 Graz', 'Kopernikusgasse 24, 8010 Graz'],
    ['Jean Poole lives at 950 Laurier Street now.', '950 Laurier Street'],
    ['Nome\tEndereço\nAna Prado\tRua Sete de Setembro, 15\n', 'Rua Sete de Setembro, 15'],
  ])('but not: %s', (text, address) => {
    expect(addresses(text)).toEqual([address]);
  });

  it('keeps floor and door, which the tagger seldom knows', () => {
    expect(addresses('Moro na Rua da Paz, 22 - loja A, cave dta, ao fundo.').join()).toContain('cave dta');
  });

  it('goes without the word of the next sentence', () => {
    expect(addresses('Exma. Senhora\nRua Magalhães de Lima, 33, Estremoz\nQuerida D. Joaquina,\n')).toEqual([
      'Rua Magalhães de Lima, 33, Estremoz',
    ]);
  });
});
