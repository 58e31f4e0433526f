/** Files at rest: on disk or on S3, always encrypted, streamed both ways. */

import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
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
  const places = { disk, folder: folderOf(config), spool: join(config.dataFolder, 'spool') };
  const storage: Storage = {
    put: async (key, plain) => await putEncrypted(places, secrets, key, plain),
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
  const folder = folderOf(config);
  if (folder !== null) return onDisk(folder);
  return await onS3(new URL(config.storageUrl ?? ''));
}

/** Null: files do not lie in a folder. */
function folderOf({ storageUrl, dataFolder }: Config): string | null {
  if (storageUrl === undefined) return join(dataFolder, 'files');
  return storageUrl.startsWith('file:') ? fileURLToPath(storageUrl) : null;
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

interface Places {
  readonly disk: Disk;
  /** Where the disk is one of this machine. */
  readonly folder: string | null;
  readonly spool: string;
}

/** Bytes that are written or read at a time: each time waits for a thread that hashes, looks up names and more. */
const AT_A_TIME = 1024 * 1024;

/** The encrypted bytes are gathered on disk first: S3 must know the length, and a cut upload must leave nothing. */
async function putEncrypted(
  { disk, folder, spool }: Places,
  secrets: Secrets,
  key: string,
  plain: Readable,
): Promise<Stored> {
  const file = join(spool, randomUUID());
  const measure = measured();
  try {
    await mkdir(spool, { recursive: true, mode: 0o700 });
    const written = createWriteStream(file, { mode: 0o600, highWaterMark: AT_A_TIME });
    await pipeline(plain, measure.stream, encryption(secrets, key), written);
    if (folder === null || !(await moved(file, join(folder, key)))) {
      const { size } = await stat(file);
      const read = createReadStream(file, { highWaterMark: AT_A_TIME });
      await disk.putStream(key, read, { contentLength: size });
    }
    return measure.result();
  } catch (error) {
    // what the sender's stream failed with is the sender's
    throw plain.errored === error ? error : asStorageFault(error);
  } finally {
    await rm(file, { force: true });
  }
}

/** False: the two do not lie on one file system. */
async function moved(file: string, to: string): Promise<boolean> {
  try {
    await mkdir(dirname(to), { recursive: true });
    await rename(file, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EXDEV') return false;
    throw error;
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
