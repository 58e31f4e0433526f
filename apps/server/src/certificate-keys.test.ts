import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publicHalf } from '@mavendoc/anonymizer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase } from '../testing/database.ts';
import type { TestDatabase } from '../testing/database.ts';
import { TEST_SECRET } from '../testing/postgres.ts';
import { certificateKey } from './certificate-keys.ts';
import { readConfig } from './platform/config.ts';
import { openPlatform } from './platform/platform.ts';
import { rotateKeys } from './platform/secrets.ts';

let database: TestDatabase;
const folders: string[] = [];

beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(async () => {
  await database.drop();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** The keys of a machine with a data folder of its own: the one it signs with, and those that it names. */
async function machine(rotates = false): Promise<{ signs: string; names: readonly string[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'mavendoc-machine-'));
  folders.push(folder);
  const config = readConfig({
    MAVENDOC_DATA: folder,
    MAVENDOC_SECRET: TEST_SECRET,
    DATABASE_URL: database.url,
  });
  const platform = await openPlatform(config, { works: false, tell: () => {} });
  try {
    if (rotates) await rotateKeys(config, platform.db);
    const signs = publicHalf(await certificateKey(platform));
    const names = JSON.parse(readFileSync(join(folder, 'certificate-keys.json'), 'utf8')) as string[];
    return { signs, names };
  } finally {
    await platform.close();
  }
}

it('every machine of an installation signs with one key; after a rotation the old one is still known', async () => {
  const [one, other] = await Promise.all([machine(), machine()]);
  expect(one.signs).toBe(other.signs);
  await machine(true);
  const after = await machine();
  expect(after.signs).not.toBe(one.signs);
  expect(after.names).toEqual([after.signs, one.signs]);
});
