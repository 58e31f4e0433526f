import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadNameModel } from '../names/model.ts';
import { createNameModel } from './name-model.ts';

const bytes = readFileSync(new URL('./names.bin', import.meta.url));
const model = loadNameModel();

const namesIn = (sentence: string): string[] => {
  const tokens = sentence.split(' ');
  const { inside } = model.tag([{ tokens }])[0]!;
  return tokens.filter((_, index) => inside[index]! > 0.5);
};

describe('the shipped name model', () => {
  it('finds people by context in Portuguese and English', () => {
    expect(namesIn('O requerente Jocasta Vilhena compareceu à audiência .')).toEqual(['Jocasta', 'Vilhena']);
    expect(namesIn('Please contact Wilhelmina Ashdown about the invoice .')).toEqual([
      'Wilhelmina',
      'Ashdown',
    ]);
  });

  it('finds names in lines all in capitals', () => {
    expect(namesIn('NOME : JOAO PEDRO DE ALMEIDA')).toEqual(['JOAO', 'PEDRO', 'DE', 'ALMEIDA']);
  });

  it('leaves ordinary office words alone', () => {
    expect(namesIn('Cláusula Terceira - Do Preço e das Condições de Pagamento')).toEqual([]);
    expect(namesIn('O contrato vigorará pelo prazo de doze meses .')).toEqual([]);
  });

  it('answers probabilities for any tokens at all', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 30 }), (tokens) => {
        const { begins, inside } = model.tag([{ tokens }])[0]!;
        expect(inside).toHaveLength(tokens.length);
        for (const [index, value] of inside.entries()) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1.0001);
          expect(begins[index]!).toBeLessThanOrEqual(value + 1e-6);
        }
      }),
    );
  });

  it('refuses weights of another size', () => {
    expect(() =>
      createNameModel({ people: bytes.subarray(1), details: bytes }, { bitsOf: () => 0, phrases: new Map() }),
    ).toThrow(RangeError);
  });
});
