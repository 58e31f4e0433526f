import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer } from '../../../testing/server.ts';
import type { TestServer } from '../../../testing/server.ts';
import { LONGEST_PAUSE } from './database.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => await server.close());

it('ends a transaction that nobody goes on with, as that of a process which froze, and takes the next one', async () => {
  const { db } = server.platform;
  const waits = await db.asPlatform(async (tx) => {
    const { rows } = await tx.execute<{ milliseconds: number }>(sql`
      select setting::integer as milliseconds from pg_settings where name = 'idle_in_transaction_session_timeout'`);
    return rows[0]?.milliseconds;
  });
  expect(waits).toBe(LONGEST_PAUSE);

  const frozen = db.asPlatform(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 50`);
    await tx.execute(sql`select pg_advisory_xact_lock(1)`);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await tx.execute(sql`select 1`);
  });
  await expect(frozen).rejects.toThrow('Failed query');
  await db.asPlatform(async (tx) => await tx.execute(sql`select pg_advisory_xact_lock(1)`));
});
