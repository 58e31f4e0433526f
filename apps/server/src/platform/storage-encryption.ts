/**
 * A stored file: magic, length of the wrapped key, wrapped key, then chunks of 64 KiB, each with its own GCM tag. The nonce
 * of a chunk holds its number and whether it is the last, so that chunks can't be dropped, moved or cut off
 * (the STREAM construction). The key is random and used for this file only, so a counter is a safe nonce.
 */

import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Transform } from 'node:stream';
import type { Secrets } from './secrets.ts';

const MAGIC = Buffer.from('MVD1');
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const LENGTH_BYTES = 2;

function nonceOf(index: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32BE(index, 7);
  nonce.writeUInt8(last ? 1 : 0, 11);
  return nonce;
}

/** Turns plain bytes into a stored file. `name` binds the content to its place. */
export function encryption(secrets: Secrets, name: string): Transform {
  const key = randomBytes(32);
  const wrapped = secrets.seal(key, `file:${name}`);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt16BE(wrapped.length);
  const head = Buffer.concat([MAGIC, length, wrapped]);
  const chunks = chunker(CHUNK_BYTES);
  let index = 0;

  const seal = (plain: Buffer, last: boolean): Buffer => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(index++, last));
    return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
  };
  const stream = new Transform({
    transform(data: Buffer, _encoding, next) {
      for (const chunk of chunks.push(data)) stream.push(seal(chunk, false));
      next();
    },
    flush(next) {
      stream.push(seal(chunks.rest(), true));
      next();
    },
  });
  stream.push(head);
  return stream;
}

/** Turns a stored file into plain bytes; fails at the first byte that is not as it was written. */
export function decryption(secrets: Secrets, name: string): Transform {
  const chunks = chunker(CHUNK_BYTES + TAG_BYTES);
  let head: Buffer | null = Buffer.alloc(0);
  let key: Buffer | null = null;
  let index = 0;

  const open = (sealed: Buffer, last: boolean): Buffer => {
    if (key === null || sealed.length < TAG_BYTES) throw new Error('the stored file is cut');
    const end = sealed.length - TAG_BYTES;
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(index++, last), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(sealed.subarray(end));
    return Buffer.concat([decipher.update(sealed.subarray(0, end)), decipher.final()]);
  };
  /** Bytes after the head, once it is complete. */
  const pastHead = (data: Buffer): Buffer => {
    if (head === null) return data;
    head = Buffer.concat([head, data]);
    const start = MAGIC.length + LENGTH_BYTES;
    if (head.length < start) return Buffer.alloc(0);
    if (!head.subarray(0, MAGIC.length).equals(MAGIC)) throw new Error('not a stored file');
    const end = start + head.readUInt16BE(MAGIC.length);
    if (head.length < end) return Buffer.alloc(0);
    key = secrets.open(head.subarray(start, end), `file:${name}`);
    const rest = head.subarray(end);
    head = null;
    return rest;
  };
  const stream = new Transform({
    transform(data: Buffer, _encoding, next) {
      guarded(() => {
        for (const chunk of chunks.push(pastHead(data))) stream.push(open(chunk, false));
      }, next);
    },
    flush(next) {
      guarded(() => stream.push(open(chunks.rest(), true)), next);
    },
  });
  return stream;
}

/** Tells an error to the stream instead of throwing it past. */
function guarded(work: () => void, next: (error?: Error | null) => void): void {
  try {
    work();
  } catch (error) {
    next(error as Error);
    return;
  }
  next();
}

/** Cuts a stream into pieces of one size, always keeping the last one back: only at the end is it known to be the last. */
function chunker(size: number): { push(data: Buffer): readonly Buffer[]; rest(): Buffer } {
  let held: Buffer[] = [];
  let length = 0;
  return {
    push(data) {
      held.push(data);
      length += data.length;
      if (length <= size) return [];
      const all = Buffer.concat(held);
      const whole: Buffer[] = [];
      let at = 0;
      for (; all.length - at > size; at += size) whole.push(all.subarray(at, at + size));
      held = [all.subarray(at)];
      length = all.length - at;
      return whole;
    },
    rest: () => Buffer.concat(held),
  };
}
