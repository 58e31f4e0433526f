import { describe, expect, it } from 'vitest';
import { plainCalculator } from './calculator.ts';

const plain = (text: string): string | undefined => {
  const bytes = plainCalculator(Buffer.from(text, 'latin1'));
  return bytes && Buffer.from(bytes).toString('latin1');
};

describe('a copied calculator', () => {
  it.each([
    ['{ dup dup } MariaDaSilva', '{ dup dup }'],
    ['{dup%Maria da Silva\n 1 exch sub}', '{ dup 1 exch sub }'],
    ['{ +007 -0.50 .25 1. 1e-3 2.5E1 00.0 -0 }', '{ 7 -0.5 0.25 1.0 0.001 25.0 0.0 0 }'],
    ['{dup 0.5 gt{pop 1}{2 mul}ifelse}', '{ dup 0.5 gt { pop 1 } { 2 mul } ifelse }'],
    ['{\0dup 0 lt\0{neg}if}', '{ dup 0 lt { neg } if }'],
    ['{}', '{ }'],
  ])('is written from its tokens: %j', (source, copy) => {
    expect(plain(source)).toBe(copy);
  });

  it.each([
    '',
    'dup',
    'Maria { dup }',
    '{ dup',
    '{ Maria pop }',
    '{ (Maria) pop }',
    '{ /Maria pop }',
    '{ 16#4D pop }',
    '{ { dup } }',
    '{ { dup } dup if }',
    '{ { dup } { dup } { dup } ifelse }',
    '{ if }',
    '{ 1e400 pop }',
    '{'.repeat(40),
  ])('is none where it is not of the language: %j', (source) => {
    expect(plain(source)).toBeUndefined();
  });

  it('keeps its own copy as it is', () => {
    const copy = plain('{dup 0.5 gt{pop 1e-4 -.0}{99999999999999999999 mul}ifelse}') ?? '';
    expect(copy).not.toBe('');
    expect(plain(copy)).toBe(copy);
  });
});
