import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { foldText } from './fold-text.ts';

const text = fc.string({ unit: fc.constantFrom(...Array.from('aBç Ã-9½ßªé\u00adμΣς漢ﬁ😀')), maxLength: 40 });

describe('foldText', () => {
  it('gives what folding the whole string gives, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(text, fc.string({ unit: 'binary' })), (value) => {
        expect(Buffer.from(foldText(value)).toString()).toBe(Buffer.from(fold(value)).toString());
      }),
    );
  });

  it('leaves out the units that it is told to', () => {
    fc.assert(
      fc.property(text, fc.infiniteStream(fc.nat(1)), (value, choices) => {
        const left = Uint8Array.from({ length: value.length }, () => choices.next().value);
        const rest = Array.from({ length: value.length }, (_, unit) =>
          left[unit] === 0 ? value[unit] : '',
        ).join('');
        expect(Buffer.from(foldText(value, left)).toString()).toBe(fold(rest));
      }),
    );
  });
});
