import { describe, expect, it } from 'vitest';
import { whatStays } from '../../testing/what-stays.ts';
import { normalise } from './normalise.ts';

const plain = (text: string): string => normalise([{ text }]).text;

describe('strokes that were read for one another', () => {
  it.each([
    ['FeIipe AImeida', 'Felipe Almeida'],
    ['lsabela e lgor', 'Isabela e Igor'],
    ['a fiIha RafaeI', 'a filha Rafael'],
    ['lmprimir lnstruções', 'Imprimir Instruções'],
    ['SlLVA, OLlVElRA', 'SILVA, OLIVEIRA'],
  ])('%s', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  it.each([
    'McIntosh, DiIorio, OpenIdentity',
    'llama, lhe, lã, ls, nslookup, xml',
    'iPhone, AI, Isabela, Ilha',
  ])('%s stays as it is', (text) => {
    expect(plain(text)).toBe(text);
  });

  it('leave nothing of a name', () => {
    expect(whatStays('A testemunha FeIipe AImeida declarou')).toBe('A testemunha  declarou');
  });
});
