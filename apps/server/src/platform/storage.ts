/** Files at rest: on disk or on S3, always encrypted, streamed both ways. */

import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { S3Driver } from 'flydrive/drivers/s3';
import type { Config } from './config.ts';
import type { Secrets } from './secrets.ts';
import { decryption, encryption } from './storage-encryption.ts';
import { asStorageFault } from './storage-fault.ts';

interface Stored {
  /** Of the plain bytes. */
  readonly bytes: number;
  /** Of the plain bytes, hexadecimal. */
  readonly sha256: string;
}

export interface Storage {
  /**
   * Stores the whole stream under the key, or nothing. Errors of the stream (a limit, a cut upload) come through.
   * @throws StorageFault: full, or out of reach
   */
  put(key: string, plain: Readable): Promise<Stored>;
  /** The plain bytes. The stream fails when the file was changed, swapped with another, or cut. @throws StorageFault */
  get(key: string): Promise<Readable>;
  /** No error when there is none. */
  remove(key: string): Promise<void>;
  /** Writes, reads and removes a small file; throws when that does not work. */
  check(): Promise<void>;
}

export async function openStorage(config: Config, secrets: Secrets): Promise<Storage> {
  const disk = await openDisk(config);
  const spool = join(config.dataFolder, 'spool');
  const storage: Storage = {
    put: async (key, plain) => await putEncrypted(disk, spool, secrets, key, plain),
    async get(key) {
      const sealed = await orFault(async () => await disk.getStream(key));
      const plain = decryption(secrets, key);
      // an error of either end is an error of the stream that the caller reads
      pipeline(sealed, plain).catch((error: unknown) => plain.destroy(asStorageFault(error) as Error));
      return plain;
    },
    remove: async (key) => await orFault(async () => await disk.delete(key)),
    async check() {
      const key = `checks/${randomUUID()}`;
      await storage.put(key, Readable.from([Buffer.from('check')]));
      for await (const _ of await storage.get(key)) continue;
      await storage.remove(key);
    },
  };
  return storage;
}

/** The files as they lie there, encrypted: for copying them from one place to another. */
export const openDisk = async (config: Config): Promise<Disk> => new Disk(await driverOf(config));

async function driverOf(config: Config): Promise<FSDriver | S3Driver> {
  const address = config.storageUrl === undefined ? null : new URL(config.storageUrl);
  if (address === null) return onDisk(join(config.dataFolder, 'files'));
  return address.protocol === 'file:' ? onDisk(fileURLToPath(address)) : await onS3(address);
}

const onDisk = (location: string): FSDriver => new FSDriver({ location, visibility: 'private' });

/** `s3://key:secret@bucket/?region=…&endpoint=…`; without key and secret, those of the surroundings. */
async function onS3(address: URL): Promise<S3Driver> {
  // loaded only where it is used: it would double the start-up time
  const { S3Client } = await import('@aws-sdk/client-s3');
  const { S3Driver } = await import('flydrive/drivers/s3');
  const endpoint = address.searchParams.get('endpoint');
  const client = new S3Client({
    region: address.searchParams.get('region') ?? 'us-east-1',
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(address.username === ''
      ? {}
      : {
          credentials: {
            accessKeyId: decodeURIComponent(address.username),
            secretAccessKey: decodeURIComponent(address.password),
          },
        }),
    // servers other than Amazon's garble streams with checksums that nobody asked for
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  return new S3Driver({ client, bucket: address.host, visibility: 'private', supportsACL: false });
}

/** The encrypted bytes are gathered on disk first: S3 must know the length, and a cut upload must leave nothing. */
async function putEncrypted(
  disk: Disk,
  spool: string,
  secrets: Secrets,
  key: string,
  plain: Readable,
): Promise<Stored> {
  const file = join(spool, randomUUID());
  const measure = measured();
  try {
    await mkdir(spool, { recursive: true, mode: 0o700 });
    await pipeline(plain, measure.stream, encryption(secrets, key), createWriteStream(file, { mode: 0o600 }));
    const { size } = await stat(file);
    await disk.putStream(key, createReadStream(file), { contentLength: size });
    return measure.result();
  } catch (error) {
    // what the sender's stream failed with is the sender's
    throw plain.errored === error ? error : asStorageFault(error);
  } finally {
    await rm(file, { force: true });
  }
}

async function orFault<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw asStorageFault(error);
  }
}

function measured(): { readonly stream: Transform; result(): Stored } {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      bytes += chunk.length;
      hash.update(chunk);
      next(null, chunk);
    },
  });
  return { stream, result: () => ({ bytes, sha256: hash.digest('hex') }) };
}
