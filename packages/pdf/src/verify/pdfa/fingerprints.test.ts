import { expect, it } from 'vitest';
import { pdfaFile } from '../../../testing/pdfa-file.ts';
import { readRawFile } from '../raw/file.ts';
import type { Value } from '../raw/values.ts';
import { Fingerprints } from './fingerprints.ts';

const thing = (last: Value): Value => [{ name: 'A' }, new Map([['N', [1, true, null]]]), last];
const file = readRawFile(pdfaFile());

it('tells different things apart, and not the same things', () => {
  const fingerprints = new Fingerprints(file);
  expect(fingerprints.of(thing(1))).toBe(fingerprints.of(thing(1)));
  expect(fingerprints.of(thing(1))).not.toBe(fingerprints.of(thing(2)));
  expect(fingerprints.of(thing({ name: '1' }))).not.toBe(fingerprints.of(thing(1)));
});

it('goes through what is named over and over but once', () => {
  let value: Value = [1];
  // Two to the power of fifty ways lead to the innermost.
  for (let level = 0; level < 50; level += 1) value = [value, value];
  expect(new Fingerprints(file).of(value)).toMatch(/^[0-9a-f]{64}$/);
});

it('ends at what holds itself', () => {
  const value: Value[] = [1];
  value.push(value);
  expect(new Fingerprints(file).of(value)).toMatch(/^[0-9a-f]{64}$/);
});
