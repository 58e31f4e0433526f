import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameLexicon } from '../../names/model.ts';
import { createChains } from '../chains.ts';
import { createNetwork } from '../network/network.ts';
import { together } from '../network/together.ts';
import { GAPS } from '../passages.ts';
import { createWords } from '../words.ts';
import { FACTS, createFacts } from './facts.ts';
import { createSecondLook, isAskedAgain } from './look-again.ts';
import { seenAtFirst, type Seen } from './seen.ts';

const bytes = (name: string): Uint8Array => readFileSync(new URL(`../${name}.bin`, import.meta.url));
const wordOf = createWords(nameLexicon());
const chains = createChains({ people: bytes('names'), details: bytes('details') });
const network = createNetwork(bytes('network'));
const lookAgain = createSecondLook(bytes('second-look'));

interface Line {
  readonly tokens: readonly string[];
  readonly gaps?: Uint8Array;
}

function look(lines: readonly Line[]) {
  const read = lines.map((passage) => ({ passage, words: passage.tokens.map(wordOf) }));
  const alone = read.map((one) => chains(one, undefined));
  const said = network(read, undefined);
  const first = together(alone, said);
  const seen: Seen = seenAtFirst(read, alone, first, said, undefined);
  return { first, seen, second: lookAgain(first, seen) };
}

describe('the second look', () => {
  it('keeps what either look takes for a name, and says itself how sure it is', () => {
    const { first, seen, second } = look([
      { tokens: ['Ligou', 'Jocasta', 'do', 'Estoque', ',', 'a', 'Rosa', 'atendeu', '.'] },
      { tokens: ['Rosa', 'Prado', ':', 'Estoque', 'zerado', '.'] },
    ]);
    for (const [index, { inside, final, begins }] of second.entries())
      for (const [token, value] of inside.entries()) {
        expect(value).toBe(Math.max(first[index]!.inside[token]!, final[token]!));
        expect(begins[token]!).toBeLessThanOrEqual(value + 1e-6);
      }
    expect(second[0]!.final[1]!).toBeGreaterThan(0.5);
    expect(Array.from(second[0]!.final, (_, token) => isAskedAgain(seen, token))).toContain(false);
  });

  it('leaves alone what nobody takes for a name', () => {
    const { first, second } = look([{ tokens: ['12', ',', '34', '.'] }]);
    expect(second[0]!.final).toEqual(first[0]!.inside);
  });

  it('counts lines and cells from the gaps before words', () => {
    const { line, cell, space } = GAPS;
    const { seen } = look([
      { tokens: ['Nome', 'Ana', 'Lima'], gaps: Uint8Array.of(line, cell, space) },
      { tokens: ['Nome', 'Rui'], gaps: Uint8Array.of(line, cell) },
    ]);
    expect([...seen.lines]).toEqual([0, 0, 0, 1, 1]);
    expect([...seen.cells]).toEqual([0, 1, 1, 0, 1]);
  });

  it('asks as many facts of any token as the trees know', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: 'binary', minLength: 1 }), { maxLength: 9 }), { maxLength: 4 }),
        (lines) => {
          const { seen, second } = look(lines.map((tokens) => ({ tokens })));
          const factsOf = createFacts(seen);
          for (let token = 0; token < seen.count; token++) expect(factsOf(token)).toHaveLength(FACTS);
          expect(
            second.flatMap(({ final }) => [...final]).every((likely) => likely >= 0 && likely <= 1),
          ).toBe(true);
        },
      ),
      { numRuns: 30 },
    );
  });
});
