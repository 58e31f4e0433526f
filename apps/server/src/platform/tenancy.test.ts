import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signIn } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: Client;
let service: Client;

beforeAll(async () => {
  server = await startTestServer();
  owner = new Client({ connectionString: server.database.ownerUrl });
  service = new Client({ connectionString: server.database.url });
  await Promise.all([owner.connect(), service.connect()]);
  await signIn(server, 'a@empresa-a.example');
  await signIn(server, 'b@empresa-b.example');
});
afterAll(async () => {
  await Promise.all([owner.end(), service.end()]);
  await server.close();
});

/** Every table with a column of a company, and that of the companies. */
async function tenantTables(): Promise<readonly string[]> {
  const { rows } = await owner.query<{ name: string }>(`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p') and (c.relname = 'companies' or exists (
      select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'empresa_id' and not a.attisdropped))`);
  return rows.map(({ name }) => name);
}

async function count(client: Client, table: string): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
  return Number(rows[0]?.count);
}

describe('tenancy in the database', () => {
  it('forces row-level security on every tenant table', async () => {
    const { rows } = await owner.query<{ relname: string }>(
      `
      select relname from pg_class where relname = any($1) and not (relrowsecurity and relforcerowsecurity)`,
      [await tenantTables()],
    );
    expect(rows).toEqual([]);
    expect((await tenantTables()).length).toBeGreaterThanOrEqual(5);
  });

  it('gives no rows to a query without a tenant, in any table', async () => {
    expect(await count(owner, 'users')).toBe(2);
    for (const table of await tenantTables()) {
      expect([table, await count(service, table)]).toEqual([table, 0]);
      await service.query('begin');
      await service.query('set local role mavendoc_app');
      const { rows } = await service.query<{ may: boolean }>(
        `select has_table_privilege('${table}', 'select') as may`,
      );
      const seen = rows[0]?.may === true ? await count(service, table) : 0;
      expect([table, seen]).toEqual([table, 0]);
      await service.query('rollback');
    }
  });

  it('shows one company its own rows only', async () => {
    const { rows } = await owner.query<{ id: string }>(`select id from companies order by created_at`);
    for (const { id } of rows) {
      const seen = await server.platform.db.inTenant(
        id,
        async (tx) => (await tx.execute<{ empresa_id: string }>('select empresa_id from users')).rows,
      );
      expect(seen).toEqual([{ empresa_id: id }]);
    }
  });

  it("can't write rows of another company", async () => {
    const { rows } = await owner.query<{ id: string }>(`select id from companies order by created_at`);
    const [mine, theirs] = rows.map(({ id }) => id);
    const steal = server.platform.db.inTenant(
      mine ?? '',
      async (tx) => await tx.execute(`update users set empresa_id = '${theirs}'`),
    );
    await expect(steal).rejects.toMatchObject({
      cause: { message: expect.stringContaining('row-level security') },
    });
  });

  it('uses roles that neither bypass the policies nor log in, and a login role that is no superuser', async () => {
    const { rows } = await owner.query(`
      select rolname from pg_roles where rolname like 'mavendoc%' and (rolsuper or rolbypassrls)`);
    expect(rows).toEqual([]);
    const able = await owner.query(
      `select rolname from pg_roles where rolname like 'mavendoc\\_%' and rolcanlogin`,
    );
    expect(able.rows).toEqual([]);
  });

  it('forgets the tenant with the transaction, so that a connection of the pool carries nothing over', async () => {
    const { rows } = await owner.query<{ id: string }>(`select id from companies`);
    await server.platform.db.inTenant(rows[0]?.id ?? '', async (tx) => await tx.execute('select 1'));
    const after = await server.platform.db.asPlatform(
      async (tx) => (await tx.execute<{ tenant: string | null }>('select app_tenant() as tenant')).rows,
    );
    expect(after).toEqual([{ tenant: null }]);
  });
});
