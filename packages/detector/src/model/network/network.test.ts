import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameLexicon } from '../../names/model.ts';
import { LABEL_COUNT } from '../labels.ts';
import { DETAIL_COUNT } from '../details.ts';
import { createWords } from '../words.ts';
import { createNetwork } from './network.ts';

const bytes = readFileSync(new URL('../network.bin', import.meta.url));
const network = createNetwork(bytes);
const wordOf = createWords(nameLexicon());

const tagged = (...passages: readonly (readonly string[])[]) =>
  network(
    passages.map((tokens) => ({ passage: { tokens }, words: tokens.map(wordOf) })),
    undefined,
  );
/** How likely the token in a place is part of a person's name. */
const person = (people: Float32Array, at: number): number =>
  people[at * LABEL_COUNT + 1]! + people[at * LABEL_COUNT + 2]!;

describe('the shipped network', () => {
  it('tells people from things in both languages', () => {
    const { people } = tagged(
      ['O', 'requerente', 'Jocasta', 'Vilhena', 'compareceu', '.'],
      ['The', 'Invoice', 'Department', 'is', 'closed', '.'],
    );
    expect([2, 3].map((at) => person(people, at) > 0.5)).toEqual([true, true]);
    expect([7, 8].map((at) => person(people, at) > 0.5)).toEqual([false, false]);
  });

  it('hears in one line what another says of the same word', () => {
    const alone = tagged(['Call', 'Bracken', 'first', '.']);
    const beside = tagged(
      ['Call', 'Bracken', 'first', '.'],
      ['Patient', ':', 'Mr', 'Bracken', ',', 'born', '1971'],
    );
    expect(person(beside.people, 1)).toBeGreaterThan(person(alone.people, 1));
  });

  it('answers shares that sum to one, for any tokens, the same each time', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: 'binary', minLength: 1 }), { maxLength: 9 }), { maxLength: 4 }),
        (passages) => {
          const { people, details } = tagged(...passages);
          const count = passages.flat().length;
          expect([people.length, details.length]).toEqual([count * LABEL_COUNT, count * DETAIL_COUNT]);
          for (let token = 0; token < count; token++) {
            const shares = people.subarray(token * LABEL_COUNT, (token + 1) * LABEL_COUNT);
            expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 4);
          }
          expect(tagged(...passages).people).toEqual(people);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('refuses a file of another version', () => {
    expect(() => createNetwork(bytes.subarray(1))).toThrow(RangeError);
    expect(() => createNetwork(Buffer.concat([bytes, Buffer.from([0])]))).toThrow(RangeError);
  });
});
