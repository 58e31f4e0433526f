import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Tokenizer, type Operation } from './tokenizer.ts';

function read(content: string): Operation[] {
  const tokenizer = new Tokenizer(Buffer.from(content, 'latin1'));
  const operations: Operation[] = [];
  for (let next = tokenizer.next(); next !== undefined; next = tokenizer.next()) operations.push(next);
  return operations;
}

it('keeps the byte range of each operation, comments not included', () => {
  const content = '1 0 0 rg %secret\n(a\\)b) Tj';
  const ranges = read(content).map(({ start, end }) => content.slice(start, end));
  expect(ranges).toEqual(['1 0 0 rg', '(a\\)b) Tj']);
  expect(read(content)[1]!.afterComment).toBe(true);
});

it('takes the length of an unfiltered inline image from its size, whatever its data looks like', () => {
  const operations = read('BI /W 4 /H 1 /BPC 8 /CS /G ID EI Q EI\nQ');
  expect(operations.map(({ operator }) => operator)).toEqual(['BI', 'Q']);
});

it('ends on any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const tokenizer = new Tokenizer(bytes);
      let count = 0;
      while (tokenizer.next() !== undefined) count += 1;
      expect(count).toBeLessThanOrEqual(bytes.length);
    }),
  );
});
