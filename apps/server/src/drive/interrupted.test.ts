import { credits, drive } from '@mavendoc/contract';
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

describe('a refusal', () => {
  it('locks the file before the account, as a cancellation does: neither waits for the other for ever', async () => {
    const folder = await newFolder('Recusada');
    const other = new Database({ connectionString: server.database.ownerUrl });
    await other.connect();
    try {
      await other.query('begin');
      await other.query('select 1 from credit_accounts for update');
      const id = await send(folder, 'ruim.pdf', new Uint8Array([1, 2, 3]));
      await eventually(
        async () => await askDatabase(server, `select 1 from pg_locks where not granted`),
        (waiting) => waiting.length > 0,
      );
      const free = await askDatabase(server, 'select 1 from files where id = $1 for update skip locked', [
        id,
      ]);
      expect(free).toEqual([]);
      await other.query('rollback');
      expect(await indexed(team.operator.client, id)).toMatchObject({ statusIndex: 2, reason: 'not-pdf' });
    } finally {
      await other.end();
    }
  });
});
