import { credits, drive, removal, stoppedPagesADay, users } from '@mavendoc/contract';
import { Client as Database } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDatabase, eventually, indexed, pagesOfText, pdfOf, upload } from '../../testing/documents.ts';
import { makeTeam } from '../../testing/people.ts';
import type { Team } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

let server: TestServer;
let team: Team;

beforeAll(async () => {
  server = await startTestServer();
  team = await makeTeam(server, 'interrompido.example');
});
afterAll(async () => await server.close());

const newFolder = async (name: string): Promise<string> =>
  (await team.operator.client.call(drive.createFolder, { query: {}, body: name })).id;

const send = async (to: string, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  (await upload(server, team.operator.token, to, { name, bytes })).body.id;

const balance = async () => (await team.operator.client.call(credits.getCredits)).currentCredits;

describe('a folder deleted while its files are indexed', () => {
  it('gives their pages back, not those of files that are done; a restored file is charged anew', async () => {
    const { client } = team.operator;
    const before = await balance();
    const folder = await newFolder('Apagada');
    const underWay = await send(folder, 'a.pdf', await pdfOf(pagesOfText(2)));
    const done = await send(folder, 'b.pdf', await pdfOf(pagesOfText(3)));
    for (const id of [underWay, done]) expect(await indexed(client, id)).toMatchObject({ statusIndex: 3 });
    expect(await balance()).toBe(before - 5);
    // as if its worker were still at it
    await askDatabase(server, 'update files set status = 1 where id = $1', [underWay]);
    await client.call(drive.deleteFolder, { params: { id: folder } });
    expect(await balance()).toBe(before - 3);
    await client.call(drive.restore, { params: { kind: 'folder', id: folder } });
    expect(await indexed(client, underWay)).toMatchObject({ statusIndex: 3 });
    expect(await balance()).toBe(before - 5);
  });
});

/** Holds a row as another transaction would, while something else is tried. */
async function holding<T>(query: string, values: readonly unknown[], work: () => Promise<T>): Promise<T> {
  const other = new Database({ connectionString: server.database.ownerUrl });
  await other.connect();
  try {
    await other.query('begin');
    await other.query(query, [...values]);
    return await work();
  } finally {
    await other.end();
  }
}

const somebodyWaits = async (): Promise<void> => {
  await eventually(
    async () => await askDatabase(server, `select 1 from pg_locks where not granted`),
    (waiting) => waiting.length > 0,
  );
};

const isFree = async (table: string, id: string): Promise<boolean> =>
  (await askDatabase(server, `select 1 from ${table} where ${id} for update skip locked`)).length > 0;

describe('locks are taken file, removal, account, so that nobody waits for somebody who waits for them:', () => {
  it('by a refusal, as by a cancellation', async () => {
    const folder = await newFolder('Recusada');
    const id = await holding('select 1 from credit_accounts for update', [], async () => {
      const sent = await send(folder, 'ruim.pdf', new Uint8Array([1, 2, 3]));
      await somebodyWaits();
      expect(await isFree('files', `id = '${sent}'`)).toBe(false);
      return sent;
    });
    expect(await indexed(team.operator.client, id)).toMatchObject({ statusIndex: 2, reason: 'not-pdf' });
  });

  it('by credits that come', async () => {
    const { client } = team.operator;
    const id = await send(await newFolder('Longa'), 'longo.pdf', await pdfOf(pagesOfText(40)));
    expect(await indexed(client, id)).toMatchObject({ statusIndex: 4 });
    const { empresa } = await client.call(users.getMyInfo);
    const granted = await holding('select 1 from files where id = $1 for update', [id], async () => {
      const grant = server.platform.db.inTenant(
        empresa.id,
        async (tx) => await server.documents.credits.grantCredits(tx, empresa.id, 40, 'teste'),
      );
      await somebodyWaits();
      // whoever holds the file may go on to the account
      expect(await isFree('credit_accounts', 'true')).toBe(true);
      return { grant };
    });
    await granted.grant;
    expect(await indexed(client, id)).toMatchObject({ statusIndex: 3 });
  });

  it('by the worker that ends a removal, as by who cancels it', async () => {
    const { client } = team.operator;
    const id = await send(await newFolder('Remover'), 'a.pdf', await pdfOf([['CPF: 529.982.247-25']]));
    await indexed(client, id);
    const params = { fileId: id };
    await client.call(removal.startRemoval, { params, body: {} });
    await holding('select 1 from files where id = $1 for update', [id], async () => {
      await somebodyWaits();
      expect(await isFree('removals', `file_id = '${id}'`)).toBe(true);
    });
    await eventually(
      async () => await client.call(removal.getRemoval, { params }),
      ({ state }) => state === 'removed',
    );
  });
});

describe('work that is stopped again and again', () => {
  it('is given back up to an allowance a day; then it ends by itself', async () => {
    const { client } = team.operator;
    const { empresa } = await client.call(users.getMyInfo);
    const id = await send(await newFolder('Parada'), 'p.pdf', await pdfOf(pagesOfText(2)));
    await indexed(client, id);
    const most = stoppedPagesADay(null);
    await askDatabase(
      server,
      `insert into credit_entries (empresa_id, kind, amount, note)
       select $1, 'refund', $2 - coalesce(sum(amount), 0), 'stopped' from credit_entries
       where empresa_id = $1 and kind = 'refund'`,
      [empresa.id, most - 2],
    );
    const stop = async () => {
      await askDatabase(server, 'update files set status = 1 where id = $1', [id]);
      return await client.call(drive.cancelIndexing, { params: { id } });
    };
    const before = await balance();
    expect(await stop()).toMatchObject({ statusIndex: 2, reason: 'cancelled' });
    expect(await balance()).toBe(before + 2);
    await client.call(drive.retry, { params: { id }, body: {} });
    await indexed(client, id);
    await expect(stop()).rejects.toMatchObject({ code: 'stopLimit', status: 409 });
    expect(await balance()).toBe(before);
  });
});
