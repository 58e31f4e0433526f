import { describe, expect, it } from 'vitest';
import type { PageText } from '../types.ts';
import { remainingWords } from './remaining-words.ts';

/** One line; each character ten points wide and high. */
function line(text: string): PageText {
  const boxes = Float32Array.from(Array.from(text).flatMap((_, at) => [10 * at, 0, 10 * at + 10, 10]));
  return { width: 1000, height: 100, text, boxes, foreign: [] };
}

const words = (text: string, left: number, right: number): string[] =>
  remainingWords(line(text), [{ left, top: 0, right, bottom: 10 }]).map((word) => word.text);

describe('the words that stay beside a bar', () => {
  it('are those before and after it, though the bar is a little wider than what went', () => {
    expect(words('CPF 123 fim', 39.5, 70.5)).toEqual(['CPF', 'fim']);
  });

  it('are the rest of a word of which it takes a part', () => {
    expect(words('nº123/SP', 19.5, 50.5)).toEqual(['nº', '/SP']);
  });

  it('leave out a character of which it covers more than an edge', () => {
    expect(words('abc', 13, 20)).toEqual(['a', 'c']);
  });
});
