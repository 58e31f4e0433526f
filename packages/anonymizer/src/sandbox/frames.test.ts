import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { BadFrame, createFrameReader, encodeFrame, type Frame } from './frames.ts';

const LIMITS = { head: 1000, bytes: 1000 };

test('frames come out as they went in, however the pipe cuts them', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ head: fc.jsonValue(), bytes: fc.uint8Array({ maxLength: 200 }) }), {
        maxLength: 6,
      }),
      fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 20 }),
      (sent, cuts) => {
        const stream = Buffer.concat(sent.flatMap(({ head, bytes }) => encodeFrame(head, bytes)));
        const read = createFrameReader({ head: 1e6, bytes: 1e6 });
        const got: Frame[] = [];
        for (let at = 0, i = 0; at < stream.length; i++) {
          const end = at + cuts[i % cuts.length]!;
          got.push(...read(stream.subarray(at, end)));
          at = end;
        }
        expect(got.map(({ head, bytes }) => ({ head, bytes: [...bytes] }))).toEqual(
          sent.map(({ head, bytes }) => ({ head: JSON.parse(JSON.stringify(head)), bytes: [...bytes] })),
        );
      },
    ),
  );
});

test('a frame that announces more than the limit is refused before it arrives', () => {
  const [start] = encodeFrame('x', new Uint8Array(1001));
  expect(() => createFrameReader(LIMITS)(start)).toThrow(BadFrame);
});

test('a head that is no JSON is refused', () => {
  const [start] = encodeFrame('xyz');
  start[9] = 0x00;
  expect(() => createFrameReader(LIMITS)(start)).toThrow(BadFrame);
});
