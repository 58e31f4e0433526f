import { randomBytes } from 'node:crypto';
import { globSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../../testing/database.ts';
import type { TestDatabase } from '../../testing/database.ts';
import { TEST_SECRET } from '../../testing/postgres.ts';
import { startS3 } from '../../testing/s3.ts';
import type { S3 } from '../../testing/s3.ts';
import { readConfig } from './config.ts';
import { openPlatform } from './platform.ts';
import type { Platform } from './platform.ts';
import { asStorageFault, StorageFault } from './storage-fault.ts';

let folder: string;
let database: TestDatabase;
let s3: S3;
let platform: Platform;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mavendoc-storage-s3-'));
  [database, s3] = await Promise.all([freshDatabase(), startS3()]);
  const env = {
    MAVENDOC_DATA: folder,
    MAVENDOC_SECRET: TEST_SECRET,
    DATABASE_URL: database.url,
    STORAGE_URL: s3.url,
  };
  platform = await openPlatform(readConfig(env), { works: false, tell: () => {} });
});
afterAll(async () => {
  await platform.close();
  await s3.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const put = async (key: string, bytes: Buffer) => await platform.storage.put(key, Readable.from([bytes]));
const get = async (key: string) => await buffer(await platform.storage.get(key));
const kept = () => globSync('**/*', { cwd: s3.folder }).filter((name) => name.includes('object'));

describe('files on S3', () => {
  it.each([0, 1, 64 * 1024, 3_000_003])('come back as they were: %i bytes', async (size) => {
    const bytes = randomBytes(size);
    expect(await put('a', bytes)).toMatchObject({ bytes: size });
    expect((await get('a')).equals(bytes)).toBe(true);
  });

  it('are gone after their removal, which may be asked twice', async () => {
    await put('b', Buffer.from('x'));
    await platform.storage.remove('b');
    await platform.storage.remove('b');
    await expect(get('b')).rejects.not.toBeInstanceOf(StorageFault);
  });

  it('are refused while there is no room, and leave nothing behind', async () => {
    const before = kept();
    s3.setFull(true);
    await expect(put('c', Buffer.from('x'))).rejects.toMatchObject({ name: 'StorageFault', full: true });
    await expect(platform.storage.check()).rejects.toBeInstanceOf(StorageFault);
    s3.setFull(false);
    await expect(platform.storage.check()).resolves.toBeUndefined();
    expect(kept()).toEqual(before);
    expect(readdirSync(join(folder, 'spool'))).toEqual([]);
  });
});

function fullDisk(): unknown {
  try {
    writeFileSync('/dev/full', 'x');
  } catch (error) {
    return error;
  }
}

describe('a disk', () => {
  it('that is full is told apart from other faults', () => {
    expect(asStorageFault(fullDisk())).toMatchObject({ name: 'StorageFault', full: true });
    const other = new Error('the file is not as it was written');
    expect(asStorageFault(other)).toBe(other);
  });
});
