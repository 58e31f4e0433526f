import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askDatabase } from '../../testing/documents.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';
import { blobService } from './service.ts';
import type { BlobService } from './service.ts';

let server: TestServer;
let blobs: BlobService;
const company = randomUUID();

beforeAll(async () => {
  server = await startTestServer({}, { works: false });
  // its jobs are never started: the sweep runs when the test says so
  blobs = blobService({
    ...server.platform,
    jobs: { ...server.platform.jobs, handle: () => {}, schedule: () => {} },
  });
  await askDatabase(server, `insert into companies (id, name) values ($1, 'Teste')`, [company]);
});
afterAll(async () => await server.close());

const stored = async (): Promise<string> => {
  const key = await blobs.reserve(company);
  await server.platform.storage.put(key, Readable.from([Buffer.from('bytes')]));
  return key;
};
const read = async (key: string) => await text(await server.platform.storage.get(key));
const keep = async (key: string) =>
  await server.platform.db.inTenant(company, async (tx) => await blobs.keep(tx, key));
const pass = async (hours: number) =>
  await askDatabase(server, 'update doomed_blobs set due = due - make_interval(hours => $1)', [hours]);

it('leaves what an upload is still storing, and what is referred to, where it is', async () => {
  const [underWay, kept] = [await stored(), await stored()];
  await keep(kept);
  await pass(5);
  expect(await blobs.sweep()).toBe(0);
  expect(await read(underWay)).toBe('bytes');
  await keep(underWay);
  await pass(100);
  expect(await blobs.sweep()).toBe(0);
  expect([await read(underWay), await read(kept)]).toEqual(['bytes', 'bytes']);
});

it('deletes what nobody referred to in time, and refuses to refer to it then', async () => {
  const orphan = await stored();
  await pass(7);
  expect(await blobs.sweep()).toBe(1);
  await expect(read(orphan)).rejects.toThrow('ENOENT');
  await expect(keep(orphan)).rejects.toThrow('swept before');
  expect(await blobs.sweep()).toBe(0);
});

it('discards what was not kept at once, and nothing that was', async () => {
  const [left, kept] = [await stored(), await stored()];
  await keep(kept);
  for (const key of [left, kept]) await blobs.discard(company, key);
  expect(await blobs.sweep()).toBe(1);
  await expect(read(left)).rejects.toThrow('ENOENT');
  expect(await read(kept)).toBe('bytes');
});
