import { expect, test } from 'vitest';
import { detect } from './detect.ts';

const SIZE = 20_000;
const repeat = (unit: string, size: number): string =>
  unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
/** Of this process: what else the machine does meanwhile does not count. */
const seconds = (text: string): number => {
  const start = process.cpuUsage();
  detect([{ text }]);
  return process.cpuUsage(start).user / 1e6;
};
/** Compiling and clearing up, which any run may have to do, only add. */
const leastSeconds = (text: string): number => Math.min(seconds(text), seconds(text));

// A quadratic step makes eight times the text cost sixty-four times the work; noise does not make it thirty.
test.each([
  '1',
  ',',
  'A',
  'a',
  '1 ',
  '1.',
  '1.2-',
  'Rua A, 12, casa 3, ',
  '1 Apt 2 ',
  'A ',
  'a.',
  'A1-',
  "A'",
  'AB/',
  'A. B. ',
  'Mrs A ',
  '漢字 ',
  'A-',
  'A1 ',
  'Ana, 3',
  '*',
  '-',
  '@',
  'a@',
  '(',
  '_',
  'Silva ',
  'SILVA, ',
  'Rua A ',
  'de ',
  'J. ',
  '12/',
  '::',
  'ab:',
  '\t',
  'a\t',
  'Empresa\tEndereço\n',
  '\n',
  'Nome: ',
  'placa AB12 ',
  'ABC-1234 ',
  ' | ',
])('a long run of %j costs in proportion to its length', (unit) => {
  const small = Math.max(0.008, leastSeconds(repeat(unit, SIZE)));
  expect(leastSeconds(repeat(unit, SIZE * 8))).toBeLessThan(small * 30);
});
