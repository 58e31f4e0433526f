import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signIn } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

let server: TestServer;
let owner: Client;
let empresaId: string;
let company = 0;

beforeAll(async () => {
  server = await startTestServer();
  owner = new Client({ connectionString: server.database.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

beforeEach(async () => {
  company += 1;
  await signIn(server, `pessoa@auditoria${company}.example`);
  await signIn(server, `pessoa@auditoria${company}.example`);
  const { rows } = await owner.query<{ id: string }>(
    'select id from companies order by created_at desc limit 1',
  );
  empresaId = rows[0]?.id ?? '';
});

const firstBroken = async () =>
  await server.platform.db.inTenant(
    empresaId,
    async (tx) => await server.platform.audit.firstBroken(tx, empresaId),
  );

/** As somebody with the keys of the database server, past the trigger. */
async function tamper(statement: string): Promise<void> {
  await owner.query(
    `set session_replication_role = replica; ${statement}; set session_replication_role = origin`,
  );
}

describe('the audit log', () => {
  it('is whole after registrations and sign-ins', async () => {
    const { rows } = await owner.query(
      `select seq::integer, action from audit_log where empresa_id = '${empresaId}' order by seq`,
    );
    expect(rows).toEqual([
      { seq: 1, action: 'company.created' },
      { seq: 2, action: 'auth.signed-in' },
      { seq: 3, action: 'auth.signed-in' },
    ]);
    expect(await firstBroken()).toBeNull();
  });

  it('refuses changes and deletions', async () => {
    await expect(owner.query(`update audit_log set ip = 'x'`)).rejects.toThrow('only grows');
    await expect(owner.query('delete from audit_log')).rejects.toThrow('only grows');
    await expect(owner.query('truncate audit_log')).rejects.toThrow('only grows');
    for (const verb of ['update audit_log set ip = ip', 'delete from audit_log']) {
      await expect(
        server.platform.db.inTenant(empresaId, async (tx) => await tx.execute(verb)),
      ).rejects.toMatchObject({ cause: { message: expect.stringContaining('permission denied') } });
    }
  });

  it('shows a row that was changed behind its back', async () => {
    await tamper(`update audit_log set ip = '10.0.0.1' where empresa_id = '${empresaId}' and seq = 2`);
    expect(await firstBroken()).toEqual({ seq: 2, why: 'the row was changed' });
  });

  it('shows a row that was taken out, in the middle or at the end', async () => {
    await tamper(`delete from audit_log where empresa_id = '${empresaId}' and seq = 3`);
    expect(await firstBroken()).toEqual({ seq: 3, why: 'rows at the end are missing' });
    await tamper(`delete from audit_log where empresa_id = '${empresaId}' and seq = 1`);
    expect(await firstBroken()).toEqual({ seq: 1, why: 'the row is missing' });
  });

  it('keeps its order when many actions come at once', async () => {
    const entry = { empresaId, actorId: null, actor: 'system', action: 'test', target: 'x', ip: 'x' };
    await Promise.all(
      Array.from(
        { length: 30 },
        async () =>
          await server.platform.db.inTenant(
            empresaId,
            async (tx) => await server.platform.audit.record(tx, entry),
          ),
      ),
    );
    expect(await firstBroken()).toBeNull();
  });
});
