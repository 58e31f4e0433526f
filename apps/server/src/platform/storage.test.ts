import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { array, assert, asyncProperty, uint8Array } from 'fast-check';
import { freshDatabase } from '../../testing/database.ts';
import type { TestDatabase } from '../../testing/database.ts';
import { TEST_SECRET } from '../../testing/postgres.ts';
import { readConfig } from './config.ts';
import { openPlatform } from './platform.ts';
import type { Platform } from './platform.ts';

let folder: string;
let database: TestDatabase;
let platform: Platform;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mavendoc-storage-'));
  database = await freshDatabase();
  const env = { MAVENDOC_DATA: folder, MAVENDOC_SECRET: TEST_SECRET, DATABASE_URL: database.url };
  platform = await openPlatform(readConfig(env), { works: false, tell: () => {} });
  await platform.jobs.start();
});
afterAll(async () => {
  await platform.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const CHUNK = 64 * 1024;
const put = async (key: string, bytes: Buffer) => await platform.storage.put(key, Readable.from([bytes]));
const get = async (key: string) => await buffer(await platform.storage.get(key));
const onDisk = (key: string): string => join(folder, 'files', key);

describe('stored files', () => {
  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 3 * CHUNK, 1_000_003])(
    'come back as they were: %i bytes',
    async (size) => {
      const bytes = randomBytes(size);
      expect(await put('a', bytes)).toMatchObject({ bytes: size });
      expect((await get('a')).equals(bytes)).toBe(true);
    },
  );

  it('come back whatever the pieces they were sent in', async () => {
    const pieces = array(uint8Array({ maxLength: CHUNK + 9 }), { maxLength: 6 });
    await assert(
      asyncProperty(pieces, async (parts) => {
        const buffers = parts.map((part) => Buffer.from(part));
        await platform.storage.put('b', Readable.from(buffers));
        expect((await get('b')).equals(Buffer.concat(buffers))).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it('hold nothing readable', async () => {
    await put('c', Buffer.from('CPF 111.444.777-35 '.repeat(1000)));
    expect(readFileSync(onDisk('c')).includes('111.444')).toBe(false);
  });

  it.each([
    ['a flipped bit', (bytes: Buffer) => bytes.with(100, (bytes[100] ?? 0) ^ 1)],
    ['a cut end', (bytes: Buffer) => bytes.subarray(0, -1)],
    ['a cut at a chunk', (bytes: Buffer) => bytes.subarray(0, bytes.length - 10 - 16)],
    ['more behind the end', (bytes: Buffer) => Buffer.concat([bytes, Buffer.alloc(20)])],
    ['another beginning', (bytes: Buffer) => Buffer.concat([Buffer.from('XXXX'), bytes.subarray(4)])],
    ['nothing at all', () => Buffer.alloc(0)],
  ])('are refused with %s', async (_name, change) => {
    await put('d', randomBytes(2 * CHUNK + 10));
    writeFileSync(onDisk('d'), change(readFileSync(onDisk('d'))));
    await expect(get('d')).rejects.toThrow(/authenticate|cut|stored file/);
  });

  it('are refused under another name', async () => {
    await put('e', Buffer.from('of one'));
    renameSync(onDisk('e'), onDisk('f'));
    await expect(get('f')).rejects.toThrow('authenticate');
  });

  it('leave nothing when the upload is cut', async () => {
    const cut = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('the line is gone');
      })(),
    );
    await expect(platform.storage.put('g', cut)).rejects.toThrow('the line is gone');
    await expect(get('g')).rejects.toThrow('ENOENT');
    expect(readdirSync(join(folder, 'spool'))).toEqual([]);
  });

  it('are gone after their removal, which may be asked twice', async () => {
    await put('h', Buffer.from('x'));
    await platform.storage.remove('h');
    await platform.storage.remove('h');
    await expect(get('h')).rejects.toThrow('ENOENT');
  });
});
