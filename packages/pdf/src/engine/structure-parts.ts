import { inflateSync } from 'node:zlib';

const MOST_OBJECT_STREAMS = 20_000;
const MOST_INFLATED = 64 * 1024 * 1024;

/**
 * The text between streams, and the contents of object streams: what a file says of itself, without its order. What an
 * encrypted object stream holds is not among it.
 */
export function* structureParts(file: Buffer): Generator<string> {
  let at = 0;
  let budget = MOST_INFLATED;
  let inflated = 0;
  while (at < file.length) {
    const found = file.indexOf('stream', at);
    const end = found < 0 ? file.length : found;
    const between = file.toString('latin1', at, end);
    yield between;
    if (found < 0) return;
    const data = found + 6 + (file[found + 6] === 0x0d ? 2 : 1);
    const close = file.indexOf('endstream', data);
    if (close < 0) return;
    if (/\/ObjStm\b/.test(between) && budget > 0 && inflated++ < MOST_OBJECT_STREAMS) {
      const objects = inflate(file.subarray(data, close), budget);
      budget -= objects.length;
      yield objects.toString('latin1');
    }
    at = close + 9;
  }
}

function inflate(data: Buffer, most: number): Buffer {
  try {
    return inflateSync(data, {
      maxOutputLength: most,
      finishFlush: 2 /* Z_SYNC_FLUSH: data may be cut short */,
    });
  } catch {
    return Buffer.alloc(0); // encrypted, of another filter, damaged or too large: not counted
  }
}
