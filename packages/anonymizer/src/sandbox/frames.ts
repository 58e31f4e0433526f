/**
 * What crosses the pipes between a document's process and ours: a JSON head and bytes behind it.
 * Length of head and length of bytes, 32 bits each, little endian; then both. Nothing else is ever deserialised:
 * the other side may be in a stranger's hands.
 */

export interface Frame {
  readonly head: unknown;
  readonly bytes: Uint8Array;
}

export interface FrameLimits {
  readonly head: number;
  readonly bytes: number;
}

const NOTHING = new Uint8Array(0);

/** @returns pieces to write one after another; the bytes are not copied */
export function encodeFrame(head: unknown, bytes: Uint8Array = NOTHING): [Uint8Array, Uint8Array] {
  const json = Buffer.from(JSON.stringify(head), 'utf8');
  const start = Buffer.allocUnsafe(8 + json.length);
  start.writeUInt32LE(json.length, 0);
  start.writeUInt32LE(bytes.length, 4);
  json.copy(start, 8);
  return [start, bytes];
}

export class BadFrame extends Error {}

/** Gathers chunks of a pipe into frames. @throws BadFrame where a length is over the limit or a head is no JSON */
export function createFrameReader(limits: FrameLimits): (chunk: Uint8Array) => Frame[] {
  let chunks: Uint8Array[] = [];
  let gathered = 0;
  let needed = 8;

  return (chunk) => {
    chunks.push(chunk);
    gathered += chunk.length;
    if (gathered < needed) return [];
    const all = chunks.length === 1 ? chunk : Buffer.concat(chunks);
    const view = new DataView(all.buffer, all.byteOffset, all.byteLength);
    const frames: Frame[] = [];
    let at = 0;
    needed = 8;
    while (all.length - at >= 8) {
      const headLength = view.getUint32(at, true);
      const bytesLength = view.getUint32(at + 4, true);
      if (headLength > limits.head || bytesLength > limits.bytes)
        throw new BadFrame('A frame over its limit');
      const end = at + 8 + headLength + bytesLength;
      if (all.length < end) {
        needed = end - at;
        break;
      }
      frames.push({
        head: parse(all.subarray(at + 8, at + 8 + headLength)),
        bytes: all.subarray(at + 8 + headLength, end),
      });
      at = end;
    }
    chunks = at < all.length ? [all.subarray(at)] : [];
    gathered = all.length - at;
    return frames;
  };
}

function parse(json: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(json).toString('utf8'));
  } catch {
    throw new BadFrame('A frame without a readable head');
  }
}
