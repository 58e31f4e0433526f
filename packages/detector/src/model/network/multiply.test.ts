import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COLUMNS_AT_ONCE, ROWS_AT_ONCE, createMultiply } from './multiply.ts';

const memory = new WebAssembly.Memory({ initial: 4 });
const multiply = createMultiply(memory);
const sizes = (most: number, step = 1) => fc.integer({ min: 1, max: most }).map((count) => count * step);

it('adds the product of two matrices, number for number as a loop over floats does', () => {
  fc.assert(
    fc.property(
      sizes(4, ROWS_AT_ONCE),
      sizes(20),
      sizes(4, COLUMNS_AT_ONCE),
      fc.integer(),
      (rows, inner, columns, seed) => {
        const floats = new Float32Array(memory.buffer);
        const [right, out] = [rows * inner, rows * inner + inner * columns];
        for (let at = 0; at < out + rows * columns; at++) floats[at] = Math.sin(seed + at);
        const before = floats.slice(0, out + rows * columns);
        multiply(0, rows, inner, right * 4, columns, out * 4);
        for (let row = 0; row < rows; row++)
          for (let column = 0; column < columns; column++) {
            let sum = before[out + row * columns + column]!;
            for (let each = 0; each < inner; each++)
              sum = Math.fround(
                sum + Math.fround(before[row * inner + each]! * before[right + each * columns + column]!),
              );
            expect(floats[out + row * columns + column]).toBe(sum);
          }
        expect(floats.slice(0, out)).toEqual(before.slice(0, out));
      },
    ),
    { numRuns: 50 },
  );
});
