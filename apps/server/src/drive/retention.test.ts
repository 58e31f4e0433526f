import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { drive, removal, review } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDatabase, eventually, indexed, pdfOf, upload } from '../../testing/documents.ts';
import { makeTeam } from '../../testing/people.ts';
import type { Team } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

let server: TestServer;
let team: Team;

beforeAll(async () => {
  server = await startTestServer();
  team = await makeTeam(server, 'guarda.example');
});
afterAll(async () => await server.close());

/** Everything that is stored in any column of any table, the queue's too. */
async function wholeDatabase(without: readonly string[] = []): Promise<string> {
  const tables = await askDatabase<{ name: string }>(
    server,
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const rows = await Promise.all(
    tables
      .filter(({ name }) => !without.includes(name))
      .map(
        async ({ name }) =>
          await askDatabase<{ row: string }>(server, `select t::text as row from ${name} t`),
      ),
  );
  return rows
    .flat()
    .map(({ row }) => row)
    .join('\n');
}

const storedFiles = (): readonly string[] =>
  readdirSync(join(server.platform.config.dataFolder, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** A file that was reviewed and whose data was removed: all that can be stored of one. */
async function workedOn(name: string): Promise<string> {
  const { client, token } = team.operator;
  const folder = (await client.call(drive.createFolder, { query: {}, body: `Pasta de ${name}` })).id;
  const bytes = await pdfOf([['CPF: 529.982.247-25', 'Assunto: Zeferina Quitéria']]);
  const { body } = await upload(server, token, folder, { name: `${name}.pdf`, bytes });
  await indexed(client, body.id);
  const params = { fileId: body.id };
  await client.call(review.addMarks, { params, body: { kind: 'search', text: 'Zeferina Quitéria' } });
  await client.call(removal.startRemoval, { params, body: {} });
  await eventually(
    async () => await client.call(removal.getRemoval, { params }),
    ({ state }) => state === 'removed' || state === 'error',
  );
  return body.id;
}

const runJob = async (): Promise<void> => {
  await server.documents.purgeExpired();
  await server.documents.sweepBlobs();
};

describe('retention', () => {
  it('purges a file, and everything that was stored of it, after the days that the company set', async () => {
    const id = await workedOn('zeferina-quiteria');
    expect(storedFiles().length).toBeGreaterThanOrEqual(4);
    await runJob();
    expect(await askDatabase(server, 'select 1 from files')).toHaveLength(1);

    await askDatabase(
      server,
      `update files set uploaded_at = uploaded_at - interval '366 days' where id = $1`,
      [id],
    );
    await runJob();
    const everything = await wholeDatabase();
    for (const text of ['zeferina-quiteria.pdf', 'Zeferina Quitéria', '529.982.247-25', '52998224725']) {
      expect(everything).not.toContain(text);
    }
    expect(storedFiles()).toEqual([]);
    // what is sealed can't be searched: no row that belongs to the file is left but the two histories, which hold no text
    expect(await wholeDatabase(['public.audit_log', 'public.credit_entries'])).not.toContain(id);
    const [logged] = await askDatabase<{ detail: object }>(
      server,
      `select detail from audit_log where action = 'files.purged'`,
    );
    expect(logged?.detail).toEqual({ trash: 0, expired: 1 });
  });

  it('empties the trash after 30 days, not before', async () => {
    const { client } = team.operator;
    const folder = await client.call(drive.createFolder, { query: {}, body: 'Para o lixo' });
    await client.call(drive.deleteFolder, { params: { id: folder.id } });
    await runJob();
    expect(await client.call(drive.listTrash)).toHaveLength(1);
    await askDatabase(server, `update folders set deleted_at = now() - interval '31 days' where id = $1`, [
      folder.id,
    ]);
    await runJob();
    expect(await client.call(drive.listTrash)).toEqual([]);
  });
});
