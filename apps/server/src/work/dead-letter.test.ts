import { drive, removal } from '@mavendoc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askDatabase, eventually, indexed, pagesOfText, pdfOf, upload } from '../../testing/documents.ts';
import { makeTeam } from '../../testing/people.ts';
import type { Team } from '../../testing/people.ts';
import { startTestServer } from '../../testing/server.ts';
import type { TestServer } from '../../testing/server.ts';

let server: TestServer;
let team: Team;
let folder: string;

beforeAll(async () => {
  server = await startTestServer();
  team = await makeTeam(server, 'defeito.example');
  folder = (await team.operator.client.call(drive.createFolder, { query: {}, body: 'Defeitos' })).id;
});
afterAll(async () => await server.close());

const send = async (name: string, bytes: Uint8Array<ArrayBuffer>): Promise<drive.DriveFile> => {
  const { body } = await upload(server, team.operator.token, folder, { name, bytes }, '&duplicate=keep');
  return await indexed(team.operator.client, body.id);
};

/** Its stored bytes are gone: a fault of ours, whoever tries. */
const lose = async (id: string): Promise<void> =>
  void (await askDatabase(server, `update files set blob_key = 'gone/' || id where id = $1`, [id]));

/** Tries follow at once, not 5, 15 and 45 seconds later; answers how many there were. */
async function hurried<T>(id: string, ask: () => Promise<T>, right: (answer: T) => boolean): Promise<number> {
  let tries = 0;
  const askInHurry = async (): Promise<T> => {
    const rows = await askDatabase<{ attempts: number }>(
      server,
      `with hurried as (update work_items set not_before = now()
       where subject in ($1::uuid, (select max(r.id::text)::uuid from removals r where r.file_id = $1)) returning attempts)
       select attempts, pg_notify('mavendoc_work', '') from hurried`,
      [id],
    );
    tries = Math.max(tries, ...rows.map(({ attempts }) => attempts));
    return await ask();
  };
  await eventually(askInHurry, right);
  return tries;
}

const balance = async (): Promise<number> => {
  const company = await askDatabase<{ sum: number }>(
    server,
    'select sum(amount)::integer as sum from credit_entries e join users u using (empresa_id) where u.email = $1',
    [team.operator.email],
  );
  return company[0]?.sum ?? 0;
};

describe('a document that fails at each of its tries', () => {
  it('ends, says that it was a fault of ours, costs nothing, and may be tried again', async () => {
    const { client } = team.operator;
    const before = await balance();
    const file = await send('a.pdf', new TextEncoder().encode('%PDF-1.7 nothing more'));
    expect(file.reason).toBe('damaged');
    await lose(file.id);
    await client.call(drive.retry, { params: { id: file.id }, body: {} });
    const tries = await hurried(
      file.id,
      async () => await client.call(drive.getFile, { params: { id: file.id } }),
      ({ statusIndex }) => statusIndex === 2,
    );
    expect(await client.call(drive.getFile, { params: { id: file.id } })).toMatchObject({
      statusIndex: 2,
      reason: 'failed',
    });
    expect(tries).toBeGreaterThan(1);
    expect(await balance()).toBe(before);
    await client.call(drive.retry, { params: { id: file.id }, body: {} });
  });

  it('ends its removal too, and leaves the file as it was', async () => {
    const { client } = team.operator;
    const file = await send('b.pdf', await pdfOf(pagesOfText(1)));
    await lose(file.id);
    const params = { fileId: file.id };
    await client.call(removal.startRemoval, { params, body: {} });
    await hurried(
      file.id,
      async () => await client.call(removal.getRemoval, { params }),
      ({ state }) => state === 'error',
    );
    expect(await client.call(removal.getRemoval, { params })).toMatchObject({
      state: 'error',
      reason: 'failed',
    });
    expect((await client.call(drive.getFile, { params: { id: file.id } })).statusIndex).toBe(3);
  });
});
