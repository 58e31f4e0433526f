import { expect, test } from 'vitest';
import { readText } from './read-text.ts';

const bytes = (...values: number[]): ArrayBuffer => Uint8Array.from(values).buffer;

test('reads UTF-8, and drops the mark at its start', () => {
  expect(readText(new TextEncoder().encode('matrícula').buffer)).toBe('matrícula');
  expect(readText(bytes(0xef, 0xbb, 0xbf, 0x61))).toBe('a');
});

test('reads what Excel saves in Portuguese', () => {
  expect(readText(bytes(0x6d, 0x61, 0x74, 0x72, 0xed, 0x63, 0x75, 0x6c, 0x61))).toBe('matrícula');
});
