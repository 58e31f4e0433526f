import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeTeam } from '../../../testing/people.ts';
import { startTestServer } from '../../../testing/server.ts';
import type { TestServer } from '../../../testing/server.ts';
import type { Database } from './database.ts';
import { reading, readIn } from './reading.ts';
import type { Reading } from './reading.ts';

let server: TestServer;
let db: Database;
/** Ids of two companies. */
let ids: readonly string[] = [];

beforeAll(async () => {
  // few connections, so that companies come one after the other on each
  server = await startTestServer({ DATABASE_POOL: '2' });
  ({ db } = server.platform);
  await makeTeam(server, 'uma.example');
  await makeTeam(server, 'outra.example');
  ids = await db.readAsPlatform(
    reading(sql`select id from companies order by name`, (rows: readonly { id: string }[]) =>
      rows.map(({ id }) => id),
    ),
  );
});
afterAll(async () => await server.close());

const companiesOfUsers: Reading<string[]> = reading(
  sql`select distinct empresa_id as id from users order by 1`,
  (rows: readonly { id: string }[]) => rows.map(({ id }) => id),
);
const number = (query: Reading<number>['query']): Reading<number> =>
  reading(query, ([row]: readonly { many: number }[]) => row?.many ?? -1);

const plus = (a: number, text: string | null): Reading<number> =>
  number(sql`select ${a}::integer + coalesce(length(${text}), 0) as many`);

describe('readings in one round trip', () => {
  it('see the rows of their company and nothing else, whatever a connection was used for before', async () => {
    expect(ids).toHaveLength(2);
    const turns = Array.from({ length: 24 }, (_, turn) => ids[turn % 2] ?? '');
    const seen = await Promise.all(
      turns.map(async (id, turn) =>
        turn % 5 === 0
          ? await db.readAsPlatform(companiesOfUsers)
          : (await db.read(id, [companiesOfUsers]))[0],
      ),
    );
    for (const [turn, found] of seen.entries())
      expect(found).toEqual(turn % 5 === 0 ? ids.toSorted() : [turns[turn]]);
  });

  it('see no row without a company', async () => {
    expect(await db.read('', [companiesOfUsers])).toEqual([[]]);
  });

  it('leave neither role nor company behind', async () => {
    await Promise.all(ids.map(async (id) => await db.read(id, [companiesOfUsers])));
    const seen = await db.asPlatform(
      async (tx) =>
        await readIn(
          tx,
          number(sql`select count(*)::integer as many from companies where app_tenant() is null`),
        ),
    );
    expect(seen).toBe(2);
  });

  it('answer each of several in their order, with what each asks for', async () => {
    const [id = ''] = ids;
    expect(await db.read(id, [plus(1, 'três'), plus(10, null), companiesOfUsers])).toEqual([5, 10, [id]]);
    expect(await db.read(id, [plus(2, "';--")])).toEqual([6]);
  });

  it('change nothing, and a failed one costs no connection', async () => {
    const [id = ''] = ids;
    const rename = number(sql`update companies set name = 'x' returning 1 as many`);
    for (let each = 0; each < 5; each++)
      await expect(db.read(id, [companiesOfUsers, rename])).rejects.toThrow(/read-only transaction/);
    expect(await db.read(id, [companiesOfUsers])).toEqual([[id]]);
    expect(db.connections().open).toBeLessThanOrEqual(2);
  });

  it('whose rows are not as expected take nothing from those that wait for their connection', async () => {
    const [id = ''] = ids;
    const unexpected = reading(sql`select 1`, (): number => {
      throw new Error('unexpected');
    });
    const all = await Promise.allSettled(
      Array.from({ length: 12 }, async (_, turn) =>
        turn < 4
          ? await db.read(id, [unexpected])
          : await db.inTenant(id, async (tx) => await readIn(tx, companiesOfUsers)),
      ),
    );
    for (const failed of all.slice(0, 4)) expect(failed).toMatchObject({ reason: { message: 'unexpected' } });
    for (const other of all.slice(4)) expect(other).toEqual({ status: 'fulfilled', value: [id] });
  });
});

describe('a transaction', () => {
  it('that waits for another one, which waits for it, is made once more', async () => {
    const met = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let begun = 0;
    const lockBoth = async (first: number): Promise<number> =>
      await db.asPlatform(async (tx) => {
        begun += 1;
        await tx.execute(sql`select pg_advisory_xact_lock(77, ${first})`);
        met[first]?.resolve();
        await met[1 - first]?.promise;
        await tx.execute(sql`select pg_advisory_xact_lock(77, ${1 - first})`);
        return first;
      });
    expect(await Promise.all([lockBoth(0), lockBoth(1)])).toEqual([0, 1]);
    expect(begun).toBe(3);
  });

  it('that failed is not made again, and nothing of it stays', async () => {
    let begun = 0;
    const failing = db.asPlatform(async (tx) => {
      begun += 1;
      await tx.execute(sql`update companies set name = 'y'`);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(begun).toBe(1);
    const renamed = number(sql`select count(*)::integer as many from companies where name = 'y'`);
    expect(await db.readAsPlatform(renamed)).toBe(0);
  });
});
