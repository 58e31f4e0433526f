import { describe, expect, it } from 'vitest';
import { detect } from '../../detect.ts';
import { because, type Found } from '../../found.ts';
import { normalise } from '../../text/normalise.ts';
import { addressesTogether } from './together.ts';

const piece = (text: string, value: string, tagger: boolean, confidence = 0.6): Found => {
  const start = text.indexOf(value);
  return {
    start,
    end: start + value.length,
    category: 'address',
    detector: 'label',
    confidence,
    reason: because(tagger ? 'name-model' : 'pattern'),
    proposal: 'remove',
    priority: 20,
  };
};
const rest = (text: string, rules: readonly string[], tagger: readonly string[]): string => {
  const found = addressesTogether(
    [...rules.map((one) => piece(text, one, false)), ...tagger.map((one) => piece(text, one, true))],
    normalise([{ text }]),
  );
  const units = text.split('');
  for (const { start, end } of found) units.fill('', start, end);
  return units.join('');
};

const removed = (text: string): string[] =>
  detect([{ text }])
    .filter(({ category, proposal }) => category === 'address' && proposal === 'remove')
    .map((one) => one.text);

describe('pieces of addresses', () => {
  it('become one over a few words between them', () => {
    const text = 'Rua Felipe Schmidt, 71, sala sobre a Panificadora Hoffmann, Centro. Fim';
    expect(rest(text, ['Rua Felipe Schmidt, 71, sala'], ['Hoffmann, Centro'])).toBe('. Fim');
  });

  it('stay apart where another address begins', () => {
    const text = 'A Rua da Estrela cruza a Rua da Alfândega';
    expect(rest(text, ['Rua da Estrela', 'Rua da Alfândega'], [])).toBe('A  cruza a ');
  });

  it('are no address where the tagger saw nothing but a town, a day or a size', () => {
    const text = 'Thaís (São Paulo) veio em 8 November; pergolado em Maçaranduba, 6 x 3';
    expect(rest(text, [], ['São Paulo', '8 November', 'Maçaranduba, 6 x 3'])).toBe(text);
  });

  it('are one whatever they look like where the tagger is sure', () => {
    const text = 'Thaís (Morro Alto) veio';
    const sure = piece(text, 'Morro Alto', true, 0.9);
    expect(addressesTogether([sure], normalise([{ text }]))).toHaveLength(1);
  });

  it('may be as many as a long document has', () => {
    const text = 'Rua A, 12 '.repeat(200_000);
    const pieces = Array.from({ length: 200_000 }, (_, index) => ({
      ...piece('Rua A, 12', 'Rua A, 12', false),
      start: index * 10,
      end: index * 10 + 9,
    }));
    expect(addressesTogether(pieces, normalise([{ text }])).length).toBeGreaterThan(0);
  });

  it('are one where somebody is said to live there', () => {
    expect(rest('She lives in Ludlow now', [], ['Ludlow'])).toBe('She lives in  now');
  });
});

describe('the value of a label for an address', () => {
  it.each([
    [
      'Endereço: Rua Tribunal de Justiça, s/n, Via Verde, CEP 69.915-631, Tel. 68 3302-0444, Autos n.º 12',
      'Rua Tribunal de Justiça, s/n, Via Verde, CEP 69.915-631',
    ],
    [
      'Endereço: Beco dos Pescadores, casa amarela, Laguna. Chave: com o vizinho',
      'Beco dos Pescadores, casa amarela, Laguna',
    ],
    [
      'Endereço: RUA MARIA RITA 1207, BL 2, SÃO GONÇALO/RJ, e não ao informado na conta',
      'RUA MARIA RITA 1207, BL 2, SÃO GONÇALO/RJ',
    ],
    [
      'Endereço: Av. Pres. Vargas, 12, Jd. América. Bairro Centro',
      'Av. Pres. Vargas, 12, Jd. América. Bairro Centro',
    ],
  ])('ends with the address: %s', (text, value) => {
    expect(removed(text)).toEqual([value]);
  });

  it('is nothing where the cell says that there is none', () => {
    expect(removed('Nome\tEndereço de cobrança\nAna Sá\tmudou-se; ver Conceição\n')).toEqual([]);
  });
});
