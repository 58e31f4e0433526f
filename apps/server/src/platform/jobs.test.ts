import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { freshDatabase } from '../../testing/database.ts';
import type { TestDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/documents.ts';
import { TEST_SECRET } from '../../testing/postgres.ts';
import { readConfig } from './config.ts';
import { defineJob } from './jobs.ts';
import { openPlatform } from './platform.ts';
import type { Platform } from './platform.ts';

const small = defineJob({ name: 'test.small', data: z.object({ number: z.int() }), backoffSeconds: 1 });
const failing = defineJob({ name: 'test.failing', data: z.object({}), retries: 1, backoffSeconds: 1 });

let folder: string;
let database: TestDatabase;
let platform: Platform;
const done: number[] = [];
const events: { readonly what: 'tried' | 'dead'; readonly at: number }[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mavendoc-jobs-'));
  database = await freshDatabase();
  const config = readConfig({
    MAVENDOC_DATA: folder,
    MAVENDOC_SECRET: TEST_SECRET,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
  });
  platform = await openPlatform(config, { works: true, tell: () => {} });
  platform.jobs.handle(small, async ({ number }) => void done.push(number));
  platform.jobs.handle(
    failing,
    async () => {
      events.push({ what: 'tried', at: Date.now() });
      throw new Error('as the test wants');
    },
    async () => void events.push({ what: 'dead', at: Date.now() }),
  );
  await platform.jobs.start();
});
afterAll(async () => {
  await platform.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

describe('the queue', () => {
  it('works through a heap without a pause between two jobs', async () => {
    const started = Date.now();
    await platform.db.asPlatform(async (tx) => {
      for (let number = 0; number < 100; number++) await platform.jobs.enqueue(tx, small, { number });
    });
    await eventually(
      async () => done.length,
      (count) => count === 100,
    );
    expect(Date.now() - started).toBeLessThan(15_000);
    expect(new Set(done).size).toBe(100);
  });

  it('begins a job soon after its time, though nothing tells of it', async () => {
    done.length = 0;
    const started = Date.now();
    await platform.db.asPlatform(async (tx) => {
      await platform.jobs.enqueue(tx, small, { number: 7 }, { startAfterSeconds: 2 });
    });
    await eventually(
      async () => done,
      ([first]) => first === 7,
    );
    expect(Date.now() - started).toBeGreaterThan(1_500);
    expect(Date.now() - started).toBeLessThan(2_000 + 5_000);
  });

  it('tries again, then tells that a job is dead, as soon as it is time', async () => {
    await platform.db.asPlatform(async (tx) => await platform.jobs.enqueue(tx, failing, {}));
    await eventually(
      async () => events.map(({ what }) => what),
      (whats) => whats.includes('dead'),
    );
    expect(events.map(({ what }) => what)).toEqual(['tried', 'tried', 'dead']);
    expect((events[2]?.at ?? Infinity) - (events[0]?.at ?? 0)).toBeLessThan(12_000);
  });
});
